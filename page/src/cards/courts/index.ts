/**
 * The picture cards. A figure is a list of shapes on a half card of 158 × 148 (the lower half is the upper one turned
 * round; both reach one unit over the middle), painted from behind to the front. A shape is `[paint, path, transform?]`; a paint is a letter of the palette,
 * a capital strokes instead of filling (a number behind it is the width), `=` in front mirrors the shape as well, and
 * `@` is the suit's own ink. Every suit is a family with its colours; every rank has its sign: the king's sceptre, the
 * queen's flower, the jack's sword, the fool's bells.
 */

import { jack } from "./jacks";
import { joker } from "./jokers";
import { king } from "./kings";
import { PALETTES, type CourtSuit, type Shape } from "./palette";
import { queen } from "./queens";

export type CourtRank = "J" | "Q" | "K" | "X";
export type { CourtSuit };

export const MIRROR = "matrix(-1 0 0 1 158 0)";

const FIGURES: Readonly<Record<CourtRank, (suit: CourtSuit) => Shape[]>> = { J: jack, Q: queen, K: king, X: joker };

export function figureOf(rank: CourtRank, suit: CourtSuit): Shape[] {
  return FIGURES[rank](suit);
}

/** The colour behind a family's figures: laid once under both halves, so that no seam shows. */
export function groundOf(suit: CourtSuit): string {
  return PALETTES[suit].z ?? "none";
}

/** The attributes that paint a shape. */
export function paintOf([paint]: Shape, suit: CourtSuit): Record<string, string> {
  const code = paint.replace("=", "");
  const letter = code.charAt(0);
  const colour = letter === "@" ? "currentColor" : (PALETTES[suit][letter.toLowerCase()] ?? "none");
  if (letter === letter.toLowerCase()) return { fill: colour };
  return {
    fill: "none",
    stroke: colour,
    "stroke-width": code.slice(1) || "2.4",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
}
