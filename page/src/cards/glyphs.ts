/**
 * The corner alphabet: drawn strokes (30 units high, stroke width 5), so that an index looks the same on every device
 * and needs no font. It holds the digits and the corner letters of English, French and Italian.
 */

export const GLYPH_HEIGHT = 30;
const GAP = 3.5;

const GLYPHS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  "0": [20, "M10 2.5C4.5 2.5 2.5 8 2.5 15S4.5 27.5 10 27.5 17.5 22 17.5 15 15.5 2.5 10 2.5Z"],
  "1": [11, "M2.5 8 8.5 2.5V27.5"],
  "2": [18.5, "M2.5 8.5C3 4.5 6 2.5 9.2 2.5 13 2.5 15.5 5 15.5 8.7 15.5 14 8 18 2.5 27.5H16"],
  "3": [
    18.5,
    "M3 5C4.5 3.2 6.5 2.5 8.8 2.5 12.8 2.5 15.3 5 15.3 8.4 15.3 12 12.5 14.2 8.5 14.2 13 14.2 16 16.8 16 20.8 16 24.8 13 27.5 9 27.5 6 27.5 3.8 26.3 2.5 24.3",
  ],
  "4": [20.5, "M14 27.5V2.5L2.5 20.5H18"],
  "5": [
    18.5,
    "M15 2.5H5L4 13C5.3 12 7 11.4 8.8 11.4 13 11.4 16 14.6 16 19.3 16 24.2 13 27.5 8.8 27.5 6 27.5 3.8 26.4 2.5 24.6",
  ],
  "6": [
    18.5,
    "M13.5 2.5C7 6 2.5 12.5 2.5 19.5 2.5 24.3 5.3 27.5 9.3 27.5 13.2 27.5 16 24.6 16 20.4 16 16.3 13.3 13.6 9.6 13.6 6.2 13.6 3.2 15.8 2.5 19.5",
  ],
  "7": [18.5, "M2.5 2.5H16C11.5 9.5 8.5 17.5 7.5 27.5"],
  "8": [
    18.5,
    "M9.2 14C5.8 13 3.3 11.3 3.3 8.1 3.3 4.7 5.9 2.5 9.2 2.5S15.2 4.7 15.2 8.1C15.2 11.3 12.7 13 9.2 14 5.2 15 2.5 17 2.5 20.7 2.5 24.8 5.3 27.5 9.2 27.5S16 24.8 16 20.7C16 17 13.2 15 9.2 14Z",
  ],
  "9": [
    18.5,
    "M5 27.5C11.5 24 16 17.5 16 10.5 16 5.7 13.2 2.5 9.2 2.5 5.3 2.5 2.5 5.4 2.5 9.6 2.5 13.7 5.2 16.4 8.9 16.4 12.3 16.4 15.3 14.2 16 10.5",
  ],
  A: [22, "M2.5 27.5 11 2.5 19.5 27.5M5.5 19H16.5"],
  D: [20.5, "M2.5 2.5V27.5H7.5C14 27.5 18 22.8 18 15S14 2.5 7.5 2.5Z"],
  F: [17, "M15 2.5H2.5V27.5M2.5 14.5H13"],
  J: [15.5, "M13 2.5V20C13 24.8 10.8 27.5 7.5 27.5 4.8 27.5 3 25.8 2.5 23.2"],
  K: [20.5, "M2.5 2.5V27.5M17 2.5 2.5 17M7.8 12 18 27.5"],
  Q: [22, "M11 2.5C5.5 2.5 2.5 7.5 2.5 15S5.5 27.5 11 27.5 19.5 22.5 19.5 15 16.5 2.5 11 2.5ZM12.5 20.5 19.5 28.5"],
  R: [19.5, "M2.5 27.5V2.5H9.5C13.7 2.5 16.3 5 16.3 9S13.7 15.5 9.5 15.5H2.5M9.5 15.5 17 27.5"],
  V: [22, "M2.5 2.5 11 27.5 19.5 2.5"],
  "★": [28, "M14 3.5 17.2 11.6 25.9 12.1 19.2 17.7 21.4 26.1 14 21.4 6.6 26.1 8.8 17.7 2.1 12.1 10.8 11.6Z"],
};

interface Lettering {
  width: number;
  glyphs: { x: number; path: string; solid: boolean }[];
}

/** Set `text` in drawn letters; `null` when it holds a letter that is not drawn here. */
export function lettering(text: string): Lettering | null {
  const glyphs: Lettering["glyphs"] = [];
  let x = 0;
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    if (!glyph) return null;
    glyphs.push({ x, path: glyph[1], solid: letter === "★" });
    x += glyph[0] + GAP;
  }
  return glyphs.length ? { width: x - GAP, glyphs } : null;
}
