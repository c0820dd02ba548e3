/** The small drawing of each variant: a few cards and a mark, on 64 × 48. */

/** A card: its middle, its turn in degrees, and what it shows: a suit, a star, a few characters, or its back. */
export type Piece =
  | { readonly kind: "card"; readonly x: number; readonly y: number; readonly turn: number; readonly shows: string }
  | { readonly kind: "lines"; readonly d: string }
  | { readonly kind: "filled"; readonly d: string };

const card = (x: number, y: number, turn: number, shows: string): Piece => ({ kind: "card", x, y, turn, shows });
const back = (x: number, y: number, turn = 0): Piece => card(x, y, turn, "");
const lines = (d: string): Piece => ({ kind: "lines", d });
const filled = (d: string): Piece => ({ kind: "filled", d });

const SIGNS: Readonly<Record<string, readonly Piece[]>> = {
  classic: [card(24, 25, -12, "H"), card(40, 25, 12, "S")],
  children: [back(18, 25, -8), back(21, 24, -4), card(43, 24, 6, "★")],
  numbers: [card(16, 26, -10, "2"), card(32, 24, 0, "5"), card(48, 26, 10, "9")],
  "three-wars": [card(16, 24, -8, "H"), card(32, 24, 0, "D"), card(48, 24, 8, "S")],
  "three-players": [card(32, 15, 0, "S"), card(17, 32, 60, "H"), card(47, 32, -60, "D")],
  "four-players": [card(32, 12, 0, "S"), card(32, 36, 180, "H"), card(13, 24, 90, "D"), card(51, 24, -90, "C")],
  timed: [card(21, 25, -8, "S"), lines("M46 14a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM46 18v7l5 3")],
  "first-to-40": [back(22, 27), back(24, 25), back(26, 23), card(44, 24, 8, "40")],
  "no-reshuffle": [back(18, 25), card(46, 25, 0, "C"), lines("M27 25h9M33 21.5l4 3.5-4 3.5")],
  bataille: [back(25, 25, -6), card(39, 25, 6, "H")],
  "bataille-32": [card(22, 25, -8, "7"), card(42, 25, 8, "★")],
  "guerra-40": [
    card(22, 25, -8, "D"),
    lines("M44 15a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM44 20a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z"),
  ],
  pagat: [back(19, 25), lines("M31 25h4"), card(46, 25, 0, "S")],
  quadruple: [back(13, 25), back(20, 25), back(27, 25), back(34, 25), card(49, 25, 0, "H")],
  "by-rank": [
    card(17, 25, -6, "7"),
    filled("M32 15h5v7h-5ZM40 15h5v7h-5ZM48 15h5v7h-5ZM32 26h5v7h-5ZM40 26h5v7h-5ZM48 26h5v7h-5ZM56 20h5v7h-5Z"),
  ],
  winamax: [
    card(32, 25, 0, "S"),
    lines("M16 12c-5 0-5 3-5 6s0 7-5 7c5 0 5 4 5 7s0 6 5 6M48 12c5 0 5 3 5 6s0 7 5 7c-5 0-5 4-5 7s0 6-5 6"),
  ],
  "captured-pile": [back(17, 26), back(19, 24), card(44, 28, 14, "D"), card(47, 24, -6, "C")],
  "double-war": [card(19, 20, -8, "H"), card(25, 28, -8, "C"), card(40, 20, 8, "S"), card(46, 28, 8, "D")],
  "aces-low": [card(24, 25, -8, "★"), lines("M46 12v24M39 29.5l7 7 7-7")],
  peasants: [card(24, 25, 172, "S"), lines("M46 37V12M39 18.5l7-7 7 7")],
  "two-over-all": [card(27, 30, -8, "S"), card(39, 19, 6, "2")],
  jokers: [card(24, 25, -10, "★"), card(40, 25, 10, "★")],
  "two-packs": [back(16, 27), back(18, 25), back(20, 23), back(43, 27), back(45, 25), back(47, 23)],
  speed: [card(22, 25, -8, "H"), filled("M47 8 37 27h7l-4 14 14-20h-8l5-13Z")],
  thinking: [card(19, 27, -22, "D"), card(32, 24, 0, "C"), card(45, 27, 22, "H")],
  casino: [
    card(22, 25, -8, "S"),
    lines(
      "M46 14a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM46 19a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM46 14v5M46 31v5M35 25h5M52 25h5",
    ),
  ],
};

export function signOf(variant: string): readonly Piece[] {
  return SIGNS[variant] ?? [card(24, 25, -12, "D"), card(40, 25, 12, "C")];
}
