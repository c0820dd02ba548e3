/** House rules that somebody has kept under a name: a variant with changed options, as in an address. */
import { isObject, recall, remember } from "../app/kept";

export interface HouseRules {
  readonly name: string;
  readonly variant: string;
  /** `war_down=1&order=shuffled`. */
  readonly options: string;
}

const NAME = "house-rules";
const MOST = 100;

/** All of them, the newest first. */
export function houseRules(): readonly HouseRules[] {
  const kept = recall(NAME);
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (each): each is HouseRules =>
      isObject(each) && [each.name, each.variant, each.options].every((part) => typeof part === "string"),
  );
}

/** Keep rules; whatever had this name goes. */
export function keepHouseRules(rules: HouseRules): void {
  const others = houseRules().filter(({ name }) => name !== rules.name);
  remember(NAME, [rules, ...others].slice(0, MOST));
}

export function forgetHouseRules(name: string): void {
  remember(
    NAME,
    houseRules().filter((each) => each.name !== name),
  );
}
