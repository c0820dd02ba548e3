/** Says what the lobby describes: the rules of a game in words. */
import type { Described } from "../protocol/messages";
import type { Texts } from "../texts/texts";

export interface Said {
  readonly key: string;
  readonly heading: string;
  readonly lines: readonly string[];
}

type Telling = Described["telling"];
type Sentence = Telling["sections"][number]["sentences"][number];

export function told(texts: Texts, { facts, sections }: Telling): readonly Said[] {
  return sections.map(({ heading, sentences }) => ({
    key: heading,
    heading: texts.say(heading),
    lines: sentences.map((sentence) => line(texts, facts, sentence)).filter(Boolean),
  }));
}

function line(texts: Texts, facts: Telling["facts"], { key, arguments: given, words }: Sentence): string {
  const inside = Object.entries(words).map(([name, several]) => [
    name,
    several.map((each) => texts.say(each.key, each.arguments)).join(", "),
  ]);
  return texts.say(key, { ...facts, ...given, ...(Object.fromEntries(inside) as Record<string, string>) });
}
