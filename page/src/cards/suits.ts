/** The suits, drawn in a box of 100 × 100 around 0,0. A card without a suit shows a disc. */

import type { Suit } from "./card";

export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  H: "M0 46C-16 27-47 9-47-17-47-34-35-44-22-44-11-44-3-37 0-27 3-37 11-44 22-44 35-44 47-34 47-17 47 9 16 27 0 46Z",
  S: "M0-49C14-27 45-10 45 14 45 30 34 38 23 38 15 38 9 34 5 28 6 38 10 44 17 49H-17C-10 44-6 38-5 28-9 34-15 38-23 38-34 38-45 30-45 14-45-10-14-27 0-49Z",
  D: "M0-51C10-31 23-14 40 0 23 14 10 31 0 51-10 31-23 14-40 0-23-14-10-31 0-51Z",
  C: "M-21-26a21 21 0 1 1 42 0 21 21 0 0 1-8 17 21 21 0 1 1-7 32C7 34 10 43 17 49H-17C-10 43-7 34-6 23a21 21 0 1 1-7-32 21 21 0 0 1-8-17Z",
};

const DISC = "M-34 0a34 34 0 1 1 68 0 34 34 0 1 1-68 0Z";

export function pipPath(suit: Suit | null): string {
  return suit ? SUIT_PATHS[suit] : DISC;
}
