import { expect, it } from "vitest";
import type { Described } from "../protocol/messages";
import { python } from "../testing/python";
import { wholeTexts } from "../testing/texts";
import type { Language, Texts } from "../texts/texts";
import { told } from "./telling";

const PROGRAM = `
import json
from bataille.codec import encode
from bataille.texts import LANGUAGES, Texts, rules_text
from bataille.variants import rules_of, variants
from bataille.wording import tell

games = [(key, ()) for key in variants()]
games += [("speed", ("handicap=0,800,250", "seats=3", "time_limit=61")), ("two-packs", ("identical=discard", "guard=1000000"))]
print(json.dumps([
    [language, encode(tell(rules, key)), [[each.heading, each.lines] for each in rules_text(Texts(language), rules, key)]]
    for language in LANGUAGES for key, options in games for rules in [rules_of(key, options)]
]))
`;

it("the page says the rules of every variant in the words of the command line", () => {
  const cases = python<[Language, Described["telling"], [string, string[]][]][]>(PROGRAM);
  const texts = new Map<Language, Texts>();
  for (const [language, telling, expected] of cases) {
    if (!texts.has(language)) texts.set(language, wholeTexts(language));
    expect(told(texts.get(language)!, telling).map(({ heading, lines }) => [heading, lines])).toEqual(expected);
  }
  expect(cases.length).toBeGreaterThan(75);
});
