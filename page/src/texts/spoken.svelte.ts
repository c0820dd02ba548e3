/** The language that the page speaks now; whoever says something with it says it anew when it changes. */
import { type Arguments, type Language, type Messages, Texts } from "./texts";

export const LANGUAGES: readonly Language[] = ["en", "fr", "it"];

const SOURCES = {
  en: () => import("virtual:texts/en"),
  fr: () => import("virtual:texts/fr"),
  it: () => import("virtual:texts/it"),
} as const satisfies Record<Language, () => Promise<{ default: Messages }>>;

let current = $state.raw<Texts>();

/** The texts of now. Nothing is shown before the first language is there. */
export function texts(): Texts {
  if (!current) throw new Error("no language has been chosen");
  return current;
}

/** A text in the language of now. */
export function say(key: string, values?: Arguments): string {
  return texts().say(key, values);
}

/** Speak a language; the page's `lang` follows. */
export async function speak(language: Language): Promise<void> {
  if (language === current?.language) return;
  const { default: messages } = await SOURCES[language]();
  current = new Texts(language, messages);
  document.documentElement.lang = language;
}

/** The first of the reader's languages that we speak, else English. */
export function preferred(wishes: readonly string[] = navigator.languages): Language {
  const stems = wishes.map((wish) => wish.split("-")[0]?.toLowerCase());
  return stems.map((stem) => LANGUAGES.find((each) => each === stem)).find(Boolean) ?? "en";
}
