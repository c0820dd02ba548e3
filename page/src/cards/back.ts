/** The back's lines on a card of 250 × 350: a lattice of interlaced circles, cut to the field inside the border. */

export const FIELD = { x: 17, y: 17, width: 216, height: 316 } as const;

const RADIUS = 18;

/** Circles whose centres stand one radius apart crosswise: they interlace into petals. */
function lattice(): string {
  const parts: string[] = [];
  for (let row = 0; row <= 18; row += 1)
    for (let column = row % 2; column <= 12; column += 2)
      parts.push(
        `M${column * RADIUS - RADIUS} ${row * RADIUS - 4}a${RADIUS} ${RADIUS} 0 1 1 ${2 * RADIUS} 0 ${RADIUS} ${RADIUS} 0 1 1-${2 * RADIUS} 0`,
      );
  return parts.join("");
}

export const LATTICE = lattice();

/** The scalloped edge of the medallion. */
export const ROSETTE = Array.from({ length: 24 }, (_, place) => {
  const angle = (place * Math.PI) / 12;
  const x = Math.round(125 + 57 * Math.sin(angle));
  const y = Math.round(175 - 57 * Math.cos(angle));
  return `M${x - 6} ${y}a6 6 0 1 1 12 0 6 6 0 1 1-12 0`;
}).join("");
