/**
 * The eight seat accents. Each has a colour (tokens.css, by `data-accent`) and a shape, so that colour is never the
 * only sign; the shapes are drawn in a box of 100 × 100 around 0,0.
 */

export const ACCENTS = ["amber", "sky", "rose", "leaf", "violet", "coral", "teal", "slate"] as const;
export type Accent = (typeof ACCENTS)[number];

export const ACCENT_SHAPES: Readonly<Record<Accent, string>> = {
  amber: "M0-46 11-26 33-33 26-11 46 0 26 11 33 33 11 26 0 46-11 26-33 33-26 11-46 0-26-11-33-33-11-26Z",
  sky: "M0-44A44 44 0 1 1 0 44 44 44 0 1 1 0-44ZM0-20A20 20 0 1 0 0 20 20 20 0 1 0 0-20Z",
  rose: "M-15-44H15V-15H44V15H15V44H-15V15H-44V-15H-15Z",
  leaf: "M0-46C34-24 34 24 0 46-34 24-34-24 0-46Z",
  violet: "M0-46 46 0 0 46-46 0Z",
  coral: "M-40-42H40L8 0 40 42H-40L-8 0Z",
  teal: "M-22-40H22L44 0 22 40H-22L-44 0Z",
  slate: "M-38-38H38V38H-38Z",
};

/** The accent of a seat, 0 … 7; further seats begin again. */
export function accentOf(seat: number): Accent {
  return ACCENTS[((seat % ACCENTS.length) + ACCENTS.length) % ACCENTS.length] ?? "amber";
}
