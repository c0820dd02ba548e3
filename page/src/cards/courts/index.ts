/**
 * The picture cards. A figure is a list of shapes on a half card of 158 × 148, painted from behind to the front; the
 * lower half is the upper one turned round, and both reach one unit over the middle. A shape is `[paint, path,
 * transform?]`; a paint is a letter of the palette, a capital strokes instead of filling (a number behind it is the
 * width), `=` in front mirrors the shape as well, and `@` is the suit's own ink. Every suit is a family with its colours;
 * every rank has its sign: the king's sceptre, the queen's flower, the jack's sword, the fool's bells.
 */

import { jack } from "./jacks";
import { joker } from "./jokers";
import { king } from "./kings";
import { PALETTES, type CourtSuit, type Shape } from "./palette";
import { queen } from "./queens";

export type CourtRank = "J" | "Q" | "K" | "X";
export type { CourtSuit };

const FIGURES: Readonly<Record<CourtRank, (suit: CourtSuit) => Shape[]>> = { J: jack, Q: queen, K: king, X: joker };

/** The attributes that paint a shape. */
function paintOf(paint: string, suit: CourtSuit): string {
  const letter = paint.charAt(0);
  const colour = letter === "@" ? "currentColor" : (PALETTES[suit][letter.toLowerCase()] ?? "none");
  if (letter === letter.toLowerCase()) return `fill="${colour}"`;
  return `fill="none" stroke="${colour}" stroke-width="${paint.slice(1) || "2.4"}" stroke-linecap="round" stroke-linejoin="round"`;
}

function markupOf([paint, path, transform]: Shape, suit: CourtSuit): string {
  const mirrored = paint.startsWith("=");
  const shape = `<path ${paintOf(mirrored ? paint.slice(1) : paint, suit)} d="${path}"`;
  const plain = transform ? `${shape} transform="${transform}"/>` : `${shape}/>`;
  return mirrored ? `${plain}${shape} transform="matrix(-1 0 0 1 158 0)"/>` : plain;
}

const drawn = new Map<string, string>();

/**
 * A picture on the card of 250 × 350, as SVG text made of nothing but the drawings here: parsing a text is many times
 * quicker than making a hundred elements one by one, and a turn must not stutter.
 */
export function pictureOf(rank: CourtRank, suit: CourtSuit): string {
  let picture = drawn.get(rank + suit);
  if (picture === undefined) {
    const shapes = FIGURES[rank](suit)
      .map((shape) => markupOf(shape, suit))
      .join("");
    const half = `<svg x="50" y="28" width="150" height="148" viewBox="4 0 150 148">${shapes}</svg>`;
    // One ground lies under both halves, so that no seam shows between them.
    const ground = `<rect x="50" y="28" width="150" height="294" rx="9" fill="${PALETTES[suit].z}"/>`;
    picture = `${ground}${half}<g transform="rotate(180 125 175)">${half}</g>`;
    drawn.set(rank + suit, picture);
  }
  return picture;
}
