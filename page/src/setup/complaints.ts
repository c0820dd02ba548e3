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
