/** The colours of the picture cards, a family for every suit, and the small helpers that the drawings share. */

import type { Suit } from "../card";
import { o } from "../../look/path";
import { pipPath } from "../suits";

/** `N` has no suit; `R` and `B` are the jokers. */
export type CourtSuit = Suit | "N" | "R" | "B";

export type Shape = readonly [paint: string, path: string, transform?: string];

type Palette = Readonly<Record<string, string>>;

/** i ink, w cream, g gold, o old gold, m steel, t leaf, r lips, p blush: the same for all. */
const COMMON: Palette = {
  i: "#2a2730",
  w: "#fff8e8",
  g: "#eeb13c",
  o: "#c4801f",
  m: "#c9d3da",
  s: "#93a3ae",
  t: "#3f7d4a",
  r: "#b8433a",
};

/** a mantle, b second cloth, c its shade, z ground, k skin, q its shade, p blush, h hair, j its shade, n flower. */
export const PALETTES: Readonly<Record<CourtSuit, Palette>> = {
  H: {
    ...COMMON,
    z: "#fbe6dc",
    a: "#c0392f",
    b: "#f0a58f",
    c: "#962a25",
    k: "#f8d3b4",
    q: "#e5a986",
    p: "#f0a18a",
    h: "#a4501f",
    j: "#7d3913",
    n: "#d63b45",
  },
  S: {
    ...COMMON,
    z: "#e4e8f3",
    a: "#2c4a78",
    b: "#9fb4dc",
    c: "#1f3557",
    k: "#a06a45",
    q: "#7c4c2e",
    p: "#b5634a",
    h: "#2b2430",
    j: "#4a3d50",
    n: "#f4f0ff",
  },
  D: {
    ...COMMON,
    z: "#fbe6b6",
    a: "#d0682a",
    b: "#f7cf7b",
    c: "#9f4718",
    k: "#e6b284",
    q: "#c78a58",
    p: "#dc8a62",
    h: "#f1ece4",
    j: "#b9aea3",
    n: "#f2c230",
  },
  C: {
    ...COMMON,
    z: "#e5f0df",
    a: "#3c7a4f",
    b: "#b9d79a",
    c: "#275637",
    k: "#f4cba6",
    q: "#dd9f78",
    p: "#ea9880",
    h: "#d59a3a",
    j: "#a8701f",
    n: "#c9a3e6",
  },
  N: {
    ...COMMON,
    z: "#f0e6f1",
    a: "#7a4079",
    b: "#d9b3d6",
    c: "#562a57",
    k: "#cf9468",
    q: "#a97048",
    p: "#c9705a",
    h: "#4a3026",
    j: "#33201a",
    n: "#f6d35e",
  },
  R: {
    ...COMMON,
    z: "#fbe6dc",
    a: "#c0392f",
    b: "#f2b84b",
    c: "#962a25",
    k: "#f8d3b4",
    q: "#e5a986",
    p: "#f0907c",
    h: "#8a4a20",
    j: "#66330f",
    n: "#2f7f7b",
  },
  B: {
    ...COMMON,
    z: "#e6e8ee",
    a: "#33384a",
    b: "#8fc0bb",
    c: "#20242f",
    k: "#c98d62",
    q: "#a56c43",
    p: "#c9705a",
    h: "#2b2430",
    j: "#4a3d50",
    n: "#c0392f",
  },
};

const STAR = "M0-50 12-17 47-16 19 6 29 40 0 20-29 40-19 6-47-16-12-17Z";

/** The suit as an ornament. */
export function emblem(paint: string, suit: CourtSuit, x: number, y: number, size: number, turn = 0): Shape {
  const path = suit === "R" || suit === "B" ? STAR : pipPath(suit === "N" ? null : suit);
  return [paint, path, `translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`];
}

/** The suit in the corner of the picture. */
export function crest(suit: CourtSuit): Shape {
  return emblem("@", suit, 23, 23, 26);
}

/** Neck, ears and face; everything else of a head is its owner's. */
export const HEAD: readonly Shape[] = [
  ["q", "M67 78H91V104H67Z"],
  ["=k", o(55.5, 60, 5, 6.5)],
  ["k", "M56 48C56 30 66 23 79 23S102 30 102 48V62C102 80 92 91 79 91S56 80 56 62Z"],
];
