/** Complaints of the lobby about options, in the words of the page rather than in those of commands. */
import { complaintText } from "../app/errors";
import type { Complaint } from "../protocol/messages";
import { say, texts } from "../texts/spoken.svelte";
import { settingName } from "./options";

/** The names of the options that a complaint is about. */
export function concerned({ arguments: given }: Complaint): readonly string[] {
  const pairs = [given.option_a, given.option_b].map((pair) => String(pair ?? "").split("=", 1)[0] ?? "");
  return [...new Set([...pairs, String(given.option ?? "")])].filter((name) => name && name !== "family");
}

/** Where a complaint is shown: whole in one place, with a pointer to it at the other options that it is about. */
export interface Place {
  readonly problem: Complaint;
  /** The name of the option at which it stands whole. */
  readonly at: string;
}

/** Bring a complaint into sight, the one that stands whole at an option or the first. */
export function show(at?: string): void {
  const why = document.querySelector<HTMLElement>(at === undefined ? ".complaint" : `.complaint[data-at="${at}"]`);
  why?.scrollIntoView({ block: "center" });
  why?.focus({ preventScroll: true });
}

/** What to show at which option, for those of some names in their order; the one changed last is where people look. */
export function placed(
  problems: readonly Complaint[],
  names: readonly string[],
  last: string | undefined,
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const problem of problems) {
    const about = concerned(problem);
    const free = names.filter((name) => about.includes(name) && places.get(name)?.at !== name);
    const at = free.find((name) => name === last) ?? free[0];
    if (at === undefined) continue;
    for (const name of free) if (name === at || !places.has(name)) places.set(name, { problem, at });
  }
  return places;
}

export function complaintInWords({ code, arguments: given }: Pick<Complaint, "code" | "arguments">): string {
  switch (code) {
    case "rules/conflict": {
      const [one, two] = [pairInWords(given.option_a), pairInWords(given.option_b)];
      if (String(given.option_b).startsWith("family=")) return say("page-conflict-family", { option: one });
      const conflict = say("page-conflict", { one, two });
      if (given.dealt === undefined) return conflict;
      const why = say("page-conflict-dealt", { dealt: Number(given.dealt) });
      return `${conflict} ${why}`;
    }
    case "rules/value": {
      const name = String(given.option);
      return say("page-value", { option: optionName(name), value: String(given.value) });
    }
    case "rules/option":
    case "rules/near-option":
      return say("page-no-option", { option: String(given.option) });
    case "rules/variant":
    case "rules/no-variant":
      return say("page-no-variant", { variant: String(given.variant) });
    default:
      return complaintText(code, given);
  }
}

/** `Stakes: yes` of `stakes=true`. */
function pairInWords(pair: string | number | undefined): string {
  const [name = "", setting = ""] = String(pair).split("=", 2);
  return say("page-option-is", { option: optionName(name), choice: settingName(name, setting) });
}

function optionName(name: string): string {
  return texts().has(`option-${name}`) ? say(`option-${name}`) : name;
}
