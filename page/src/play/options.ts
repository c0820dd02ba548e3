/** Which options somebody has chosen: those in which rules differ from what the variant is without. */
import type { Offer, Rules } from "../protocol/messages";

type Options = Offer["options"];

export function chosen(rules: Rules, usual: Options): Options {
  const { part, ...common } = rules;
  const all = { ...common, ...part } as Options;
  const differ = Object.entries(usual).filter(([name, value]) => name in all && String(all[name]) !== String(value));
  return Object.fromEntries(differ.map(([name]) => [name, all[name]!]));
}
