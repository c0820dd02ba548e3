// The modules `virtual:texts/en` and so on: the page's share of the catalogues, which are everybody's. They are parsed
// here, since the page would do it before its first paint; JSON is what a browser reads fastest.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const MODULE = /^virtual:texts\/(en|fr|it)$/;
const FILE = (language: string): string =>
  fileURLToPath(new URL(`../../src/bataille/locale/${language}.ftl`, import.meta.url));
/** What only the command line, the terminal, the laboratory and the rule book say. */
const ELSEWHERE = /^(census|export|help|keys|lab|odds|rule|screen|serve|system|verified)-|^error-(usage|lab|web)-/;
const MESSAGE = /^([a-zA-Z][\w-]*) =.*\n(?:(?: .*)?\n)*/gm;

export function texts(): Plugin {
  return {
    name: "bataille:texts",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const language = MODULE.exec(id.slice(1))?.[1];
      if (!id.startsWith("\0") || !language) return;
      this.addWatchFile(FILE(language));
      const source = (await readFile(FILE(language), "utf8")).matchAll(MESSAGE);
      const ours = [...source].filter(([, key]) => !ELSEWHERE.test(key!)).map(([message]) => message.trimEnd());
      const { body } = new FluentResource(ours.join("\n"));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
    },
  };
}
