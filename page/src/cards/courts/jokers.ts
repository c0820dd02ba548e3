/** The fool, in red and in black: a cap of three horns, a collar of points, and bells on all of them. */

import { o } from "../../look/path";
import { emblem, HEAD, type CourtSuit, type Shape } from "./palette";

const bell = (x: number, y: number): Shape[] => [
  ["g", o(x, y, 6.5)],
  ["O2", `M${x - 4} ${y + 1}h8M${x} ${y + 1}v4`],
];

const MOTLEY: readonly Shape[] = [
  ["a", "M10 148C10 124 30 108 58 100H79V148Z"],
  ["b", "M148 148C148 124 128 108 100 100H79V148Z"],
  ["b", "M24 148 36 124 48 148ZM52 148 64 124 76 148Z"],
  ["a", "M134 148 122 124 110 148ZM106 148 94 124 82 148Z"],
];

const COLLAR: readonly Shape[] = [
  [
    "n",
    "M52 92C44 98 36 108 34 122 44 118 50 116 56 112 58 120 60 126 66 132 70 124 74 120 79 116 84 120 88 124 92 132 98 126 100 120 102 112 108 116 114 118 124 122 122 108 114 98 106 92 98 104 60 104 52 92Z",
  ],
  ["=W2", "M56 102C62 107 70 110 79 110"],
  ...bell(34, 124),
  ...bell(124, 124),
  ...bell(66, 134),
  ...bell(92, 134),
];

const CAP: readonly Shape[] = [
  ["n", "M62 38C60 24 68 12 82 4 92 12 98 24 96 38Z"],
  ["a", "M80 40C76 20 52 6 34 22 24 32 22 46 26 58 34 48 42 48 54 60 56 50 66 44 80 42Z"],
  ["b", "M78 40C82 20 106 6 124 22 134 32 136 46 132 58 124 48 116 48 104 60 102 50 92 44 78 42Z"],
  ["g", "M53 62C56 48 68 41 79 41S102 48 105 62L108 56C104 42 92 35 79 35S54 42 50 56Z"],
  ...bell(26, 62),
  ...bell(132, 62),
  ...bell(82, 7),
];

const FACES: Readonly<Record<"R" | "B", readonly Shape[]>> = {
  R: [
    ["=p", o(64, 72, 6, 5)],
    ["=w", o(69, 61, 5.4, 5)],
    ["=i", o(70, 61, 3.2, 3.8)],
    ["=J2.6", "M62 53c3-4 8-4 11-1"],
    ["p", o(79, 69, 4.5)],
    ["r", "M64 74C72 79 86 79 94 74 94 90 64 90 64 74Z"],
    ["w", "M66 75.5C73 79 85 79 92 75.5 91 81 67 81 66 75.5Z"],
  ],
  B: [
    ["w", o(69, 61, 5.4, 5)],
    ["i", o(70.5, 61, 3.2, 3.8)],
    ["I2.8", "M84 62c3-4 8-4 11 0"],
    ["H2.8", "M62 52c3-4 8-4 11-2M85 54c3-3 7-3 10 0"],
    ["Q2.4", "M79 62c-1 4-4 6-3 9 1 2 4 2 6 1"],
    ["R3", "M66 76C72 84 88 84 93 73"],
    ["R2", "M91 71l4 3"],
    ["i", "M66 70l2 3-2 3-2-3Z"],
  ],
};

const stars = (suit: CourtSuit): Shape[] => [
  emblem("n", suit, 22, 92, 13, -12),
  emblem("n", suit, 136, 92, 13, 12),
  emblem("g", suit, 36, 80, 9, 10),
  emblem("g", suit, 122, 80, 9, -10),
];

export function joker(suit: CourtSuit): Shape[] {
  return [...stars(suit), ...MOTLEY, ...HEAD, ...COLLAR, ...FACES[suit === "R" ? "R" : "B"], ...CAP];
}
