/** Cards in words; as bataille.texts.cards. */
import type { Texts } from "./texts";

const JOKER = "X";
const NUMBER = "#";

/** `K` of `KS`, `10`, `X` of a joker; of a numbered card `#`. */
export function rankOf(card: string): string {
  if (card.startsWith(NUMBER)) return NUMBER;
  if (card.startsWith(JOKER)) return JOKER;
  return /^(10|[2-9AKQJ])/.exec(card)?.[0] ?? card;
}

/** `S` of `KS`, `R` of a red joker; `null` for a card that has none. */
export function suitOf(card: string): string | null {
  return card.startsWith(NUMBER) ? null : card.slice(rankOf(card).length) || null;
}

/** `King of Hearts`, `red Joker`, `Seven`, `number 17`. */
export function cardName(texts: Texts, card: string): string {
  return named(texts, card, "");
}

/** `the King of Hearts`, `the red Joker`, `number 17`. */
export function theCard(texts: Texts, card: string): string {
  return named(texts, card, ".the");
}

/** The rank as it stands in `King beats Seven`. */
export function rankAgainst(texts: Texts, card: string): string {
  return rank(texts, card, ".versus");
}

/** The rank in the plural: `Kings`. */
export function ranks(texts: Texts, card: string): string {
  return rank(texts, card, ".many");
}

/** What stands in the corner of the card: `K`, `10`, `★`, `17`. */
export function corner(texts: Texts, card: string): string {
  return rank(texts, card, ".letter");
}

function named(texts: Texts, card: string, form: string): string {
  const suit = suitOf(card);
  if (rankOf(card) === JOKER && suit) return texts.say(`joker-${suit}${form}`);
  const said = rank(texts, card, form);
  return suit === null ? said : texts.say("card", { rank: said, suit: texts.say(`suit-${suit}`) });
}

function rank(texts: Texts, card: string, form: string): string {
  const its = rankOf(card);
  return its === NUMBER ? texts.say(`rank-number${form}`, { number: card.slice(1) }) : texts.say(`rank-${its}${form}`);
}
