/** Whole catalogues, for tests. */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { type Language, Texts } from "../texts/texts";

/** A language's texts as they are in the package. */
export function wholeTexts(language: Language): Texts {
  const file = new URL(`../../../src/bataille/locale/${language}.ftl`, import.meta.url);
  return new Texts(language, new FluentResource(readFileSync(file, "utf8")).body);
}
