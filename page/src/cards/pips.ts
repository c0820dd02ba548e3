/** Where pips stand on a card of 250 × 350, as on printed cards; those below the middle stand on their heads. */

import type { Rank } from "./card";

type Spot = readonly [column: 0 | 1 | 2, y: number];

const TOP = 62;
const MIDDLE = 175;
const BOTTOM = 350 - TOP;
const THIRD = 137.5;
const corners: Spot[] = [
  [0, TOP],
  [2, TOP],
  [0, BOTTOM],
  [2, BOTTOM],
];
const sides: Spot[] = [
  [0, MIDDLE],
  [2, MIDDLE],
];
const fours: Spot[] = [...corners, [0, THIRD], [2, THIRD], [0, 350 - THIRD], [2, 350 - THIRD]];

const SPOTS: Readonly<Partial<Record<Rank, readonly Spot[]>>> = {
  "2": [
    [1, TOP],
    [1, BOTTOM],
  ],
  "3": [
    [1, TOP],
    [1, MIDDLE],
    [1, BOTTOM],
  ],
  "4": corners,
  "5": [...corners, [1, MIDDLE]],
  "6": [...corners, ...sides],
  "7": [...corners, ...sides, [1, 118]],
  "8": [...corners, ...sides, [1, 118], [1, 232]],
  "9": [...fours, [1, MIDDLE]],
  "10": [...fours, [1, 100], [1, 250]],
};

interface Pip {
  x: number;
  y: number;
  turned: boolean;
}

/** The pips of a number card; none for court cards and aces. Large indices push the columns together. */
export function pipsOf(rank: Rank, large: boolean): Pip[] {
  const columns = large ? [92, 125, 158] : [87, 125, 163];
  return (SPOTS[rank] ?? []).map(([column, y]) => ({ x: columns[column] ?? 125, y, turned: y > MIDDLE }));
}

/** How large a pip is drawn: the fewer there are, the larger. */
export function pipScale(count: number, large: boolean): number {
  if (large) return count > 8 ? 0.4 : 0.44;
  return count > 8 ? 0.46 : count > 6 ? 0.53 : count > 3 ? 0.6 : 0.68;
}
