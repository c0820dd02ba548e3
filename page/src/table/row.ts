/** How the cards of one row lie: the links of a long war are pushed together, so that the running one can be read. */
import type { Placed } from "../game/stage";

/** Distances from card to card, in card widths. */
const COUNTED = 0.4;
const BEFORE_UP = 1.1;
const PEEKING = 0.34;
const PUSHED = 0.07;
const HIDDEN = 0.035;
/** Distances from number to number that can be read, in `rem`: of one digit, of two. */
const ONE_DIGIT = 0.95;
const TWO_DIGITS = 1.5;
/** So much of their distance the other cards keep at least when numbers need room. */
const GIVEN = 0.5;

export interface Lie {
  /** The card's left edge, from the row's middle. */
  readonly x: number;
  /** The number under a face-down card of the running link. */
  readonly number: number | null;
}

/**
 * Where the cards of a row lie. `link`: the running one; `card`: their width; `width`: of the row; `rem`: of letters.
 * Where there is no room for every number, there is only the last: how many they are.
 */
export function lies(row: readonly Placed[], link: number, card: number, width: number, rem: number): Lie[] {
  if (!row.length) return [];
  const counted = row.map((placed) => placed.card === null && placed.slot > 0 && placed.link === link);
  const after = counted.map((each, place) => each && counted[place - 1] === true);
  const natural = row.map((placed, place) => (place ? step(row[place - 1]!, placed, link) * card : 0));
  const apart = rem * (row.some(({ slot }, place) => counted[place] && slot > 9) ? TWO_DIGITS : ONE_DIGIT);
  const { steps, legible } = squeezed(natural, after, Math.max(width - card, 0), apart);
  const last = counted.lastIndexOf(true);
  let x = -(sum(steps) + card) / 2;
  return row.map(({ slot }, place) => {
    x += steps[place]!;
    return { x, number: counted[place] && (legible || place === last) ? slot : null };
  });
}

/** Steps that have room; those `after` a number are as long as it needs, if the others can spare that. */
function squeezed(natural: readonly number[], after: readonly boolean[], room: number, apart: number) {
  const all = sum(natural);
  const share = all > room ? room / all : 1;
  const numbers = natural.filter((_, place) => after[place]);
  if (!numbers.length || Math.min(...numbers) * share >= apart)
    return { steps: natural.map((each) => each * share), legible: true };
  const rest = room - numbers.length * apart;
  const others = all - sum(numbers);
  if (rest < GIVEN * share * others) return { steps: natural.map((each) => each * share), legible: false };
  const spared = Math.min(1, rest / others);
  return { steps: natural.map((each, place) => (after[place] ? apart : each * spared)), legible: true };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function step(before: Placed, placed: Placed, link: number): number {
  const running = placed.link === link;
  if (running && link > 0) {
    if (before.link < link) return BEFORE_UP;
    return placed.card === null ? COUNTED : BEFORE_UP;
  }
  if (before.card === null) return HIDDEN;
  return placed.link === 0 && link === 0 ? PEEKING : placed.link === 0 ? PEEKING * 0.6 : PUSHED;
}
