/** The variants as the start shows them before anybody has been asked what there is: children first, casinos last. */
import type { Catalogue } from "../protocol/messages";

const GROUPS = {
  children: ["children", "numbers", "three-wars"],
  company: ["three-players", "four-players"],
  short: ["timed", "first-to-40", "no-reshuffle"],
  countries: ["bataille", "bataille-32", "guerra-40", "pagat", "quadruple", "by-rank", "winamax"],
  twists: ["captured-pile", "double-war", "aces-low", "peasants", "two-over-all", "jokers", "two-packs"],
  skill: ["speed", "thinking"],
  other: [],
  bank: ["casino"],
} as const satisfies Record<string, readonly string[]>;

export type GroupName = keyof typeof GROUPS;

/** What the big button plays. */
export const FIRST = "classic";

/** Whether a variant is one that is put away while somebody learns to compare. */
export function isForAdults(variant: string | null): boolean {
  return GROUPS.bank.some((key) => key === variant);
}

/** The variants by group; once the catalogue is there, exactly those that it has. */
export function groups(
  catalogue: Catalogue | undefined,
  { learning }: { learning: boolean },
): readonly { name: GroupName; variants: readonly string[] }[] {
  const there = catalogue?.variants.map(({ key }) => key);
  const placed = new Set<string>([FIRST, ...Object.values(GROUPS).flat()]);
  return Object.entries(GROUPS)
    .map(([name, variants]: [string, readonly string[]]) => ({
      name: name as GroupName,
      variants: [
        ...variants.filter((key) => (there?.includes(key) ?? true) && !(learning && isForAdults(key))),
        ...(name === "other" ? (there ?? []).filter((key) => !placed.has(key)) : []),
      ],
    }))
    .filter(({ variants }) => variants.length);
}
