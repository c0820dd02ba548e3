/** In which order options are shown: the ones that people ask for first, the others under headings. */
import type { Option } from "../protocol/messages";

/** Shown without asking, besides all that a family has for itself. */
const FIRST = ["war_down", "pack", "ranking", "jokers", "captures"];
/** The number of seats is where the seats are. */
const ELSEWHERE = ["seats"];
const GROUPS = {
  cards: ["packs", "identical"],
  war: ["contenders", "chain", "short", "refill_in_war"],
  collecting: ["order", "stakes"],
  end: ["time_limit", "target", "wars_to_win", "floor", "battle_limit", "tie_break", "guard", "seconds_per_turn"],
} as const;

export interface Group {
  /** The end of the key of its heading. */
  readonly name: keyof typeof GROUPS | "other";
  readonly options: readonly Option[];
}

/** The options of a family: those that come first, and the rest in groups. */
export function arranged(
  all: readonly Option[],
  family: string,
): { first: readonly Option[]; groups: readonly Group[] } {
  const left = all.filter(({ name, families }) => families.includes(family) && !ELSEWHERE.includes(name));
  const named = (names: readonly string[]) => names.flatMap((name) => left.find((each) => each.name === name) ?? []);
  const own = left.filter(({ families }) => families.length === 1);
  const first = [...own, ...named(FIRST).filter((each) => !own.includes(each))];
  const groups: Group[] = Object.entries(GROUPS).map(([name, names]) => ({
    name: name as keyof typeof GROUPS,
    options: named(names).filter((each) => !first.includes(each)),
  }));
  const placed = new Set([...first, ...groups.flatMap(({ options }) => options)]);
  groups.push({ name: "other", options: left.filter((each) => !placed.has(each)) });
  return { first, groups: groups.filter(({ options }) => options.length) };
}
