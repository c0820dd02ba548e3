/** How the cards of one row lie: the links of a long war are pushed together, so that the running one can be read. */
import type { Placed } from "../game/stage";

/** Distances from card to card, in card widths. */
const COUNTED = 0.4;
const BEFORE_UP = 1.1;
const PEEKING = 0.34;
const PUSHED = 0.07;
const HIDDEN = 0.035;

export interface Lie {
  /** The card's left edge, from the row's middle. */
  readonly x: number;
  /** The number under a face-down card of the running link. */
  readonly number: number | null;
}

/** Where the cards of a row lie. `link`: the running one; `card`: their width; `width`: of the row. */
export function lies(row: readonly Placed[], link: number, card: number, width: number): Lie[] {
  if (!row.length) return [];
  const steps = row.map((placed, place) => (place ? step(row[place - 1]!, placed, link) : 0));
  const natural = steps.reduce((sum, each) => sum + each, 0) * card;
  const squeeze = natural > 0 ? Math.min(1, Math.max(width - card, 0) / natural) : 1;
  let x = -(natural * squeeze + card) / 2;
  return row.map((placed, place) => {
    x += steps[place]! * card * squeeze;
    const counted = placed.card === null && placed.slot > 0 && placed.link === link;
    return { x, number: counted ? placed.slot : null };
  });
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
