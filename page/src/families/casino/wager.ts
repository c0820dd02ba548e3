/** A bet being made up, in whole units, within what the view allows. */
import type { Limits } from "../../protocol/messages";

export interface Wager {
  readonly ante: number;
  /** The side bet on a tie; 0: none. */
  readonly tie: number;
}

/** The part of a wager that is being changed. */
export type Stake = keyof Wager;

/** What a seat may put down: the limits of the question, and all that it has. */
export interface Purse {
  readonly limits: Limits;
  /** Whole units. */
  readonly money: number;
}

/** The nearest wager that may be made: first the ante, then as much of the side bet as is left for it. */
export function fitted({ ante, tie }: Wager, { limits, money }: Purse): Wager {
  const put = clamp(ante, limits.least, limits.most);
  const room = Math.min(limits.most, money - put);
  const side = tie < limits.least ? 0 : clamp(tie, limits.least, room);
  return { ante: put, tie: room < limits.least ? 0 : side };
}

/** So much more, or less, of one stake. The side bet jumps over what is too little to bet. */
export function moved(wager: Wager, stake: Stake, by: number, purse: Purse): Wager {
  if (stake === "ante") {
    // The ante takes no more than the side bet leaves.
    const most = Math.min(purse.limits.most, purse.money - wager.tie);
    return fitted({ ...wager, ante: clamp(wager.ante + by, purse.limits.least, most) }, purse);
  }
  const wished = wager.tie + by;
  const { least } = purse.limits;
  const tie = wished >= least ? wished : by > 0 ? least : 0;
  return fitted({ ...wager, tie }, purse);
}

/** Whether a stake would change. */
export function movable(wager: Wager, stake: Stake, by: number, purse: Purse): boolean {
  return moved(wager, stake, by, purse)[stake] !== wager[stake];
}

function clamp(number: number, least: number, most: number): number {
  return Math.max(least, Math.min(number, most));
}

/** What chips are worth, in half units; the smallest is half a unit. */
export const WORTHS = [2_000, 1_000, 200, 100, 50, 10, 2, 1] as const;
export type Worth = (typeof WORTHS)[number];

/** An amount in as few chips as it can be paid in, the most precious first. */
export function chipsFor(halves: number): Worth[] {
  const chips: Worth[] = [];
  let left = halves;
  for (const worth of WORTHS) {
    for (; left >= worth && chips.length < MOST_CHIPS; left -= worth) chips.push(worth);
  }
  return chips;
}

/** Beyond that a stack is a tower. */
const MOST_CHIPS = 40;

/** The chips with which one bets here, in whole units: from the first that is not below a table's usual bets. */
export function handy({ least, most }: Limits): number[] {
  const all = [1, 5, 25, 100, 500, 1_000].filter((worth) => worth <= most);
  const small = all.filter((worth) => worth * 5 > least);
  return (small.length ? small : all).slice(0, 4);
}
