import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameEvent, Rules } from "../protocol/messages";
import { wholeTexts } from "../testing/texts";
import { Narrator } from "./narrator";
import type { Language } from "./texts";

interface Telling {
  variant: string;
  language: Language;
  rules: Rules;
  names: string[];
  you: number | null;
  told: [GameEvent, string][];
}

const root = new URL("../../..", import.meta.url).pathname;

test("the page tells every event in the words of Python", () => {
  const told = execFileSync(`${root}.venv/bin/python`, ["-m", "tests.texts.told"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    env: { ...process.env, PYTHONPATH: `${root}src` },
  });
  const tellings = JSON.parse(told) as Telling[];
  const kinds = new Set<string>();
  for (const { variant, language, rules, names, you, told } of tellings) {
    const narrator = new Narrator(wholeTexts(language), rules, names, you);
    for (const [event, sentence] of told) {
      kinds.add(event.type);
      expect([variant, narrator.sentence(event)]).toEqual([variant, sentence]);
    }
  }
  const classes = readFileSync(`${root}page/src/protocol/messages.ts`, "utf8");
  const every = /^export type GameEvent = (.*);$/m.exec(classes)?.[1]?.split(" | ") ?? [];
  expect(kinds.size).toBe(every.length);
});
