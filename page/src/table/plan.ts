/**
 * Where everything lies on the table: pure geometry, so that cards are moved by transforms alone and nothing is measured
 * while they move. Lengths in CSS pixels, from the table's upper left corner.
 */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Side = "near" | "far" | "left" | "right";

/** One seat's share of the table. */
export interface Place {
  readonly side: Side;
  /** Animal, name, counts. */
  readonly plate: Box;
  /** The top card of the stock. */
  readonly stock: Box;
  /** The top card of the captures, where there are any. */
  readonly captures: Box;
  /** Where its cards in the centre lie, in the middle of it. */
  readonly row: Box;
}

export interface Plan {
  /** How wide a card in the centre is. */
  readonly card: number;
  /** By seat. */
  readonly places: readonly Place[];
  /** What is said. */
  readonly said: Box;
  /** How much room plates have. */
  readonly plates: "roomy" | "compact" | "line";
  /** Where the cards of a war are numbered: beside their row, or where nothing is free there upon themselves. */
  readonly numbers: "beside" | "upon" | "none";
}

export interface Table {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  /** The seat that sits at the lower edge. */
  readonly near: number;
  /** Whether won cards lie apart from the stock. */
  readonly captures: boolean;
  /** Whether things are said twice, for the far side too. */
  readonly twice?: boolean;
  /** The size of the page's letters. */
  readonly rem: number;
}

/** Height of a card by its width. */
export const TALL = 1.4;
const LARGEST = 136;
const SMALLEST = 20;
/** Card widths that a row needs: against one other, among several, and where room is scarce. */
const ROOMY = 4.1;
const EASY = 3.2;
const TIGHT = 2.3;
const GAP = 8;
/** What stands above a plate. */
const CROWN = 6;

/** How several others may sit: how many in the far row, how many at each of the two sides. */
export interface Seating {
  readonly far: number;
  readonly sides: number;
}

export function seatings(others: number, narrow: boolean): Seating[] {
  const all: Seating[] = [];
  for (let sides = 0; others - 2 * sides >= 1; sides++) all.push({ far: others - 2 * sides, sides });
  return narrow ? all.filter(({ far }) => far <= 2) : all.filter(({ far }) => far <= 5);
}

/** Whether nothing has room between the seats at the two sides. */
function isNarrow({ width, height, rem }: Table): boolean {
  return width < 40 * rem && width < height;
}

/** The plan with the largest cards that has room for everything. */
export function plan(table: Table): Plan {
  const narrow = isNarrow(table);
  const seated = seatings(table.seats - 1, narrow);
  for (let card = LARGEST; card > SMALLEST; card -= 2) {
    if (table.seats === 2) {
      const found = duel(table, card);
      if (found) return found;
    } else {
      for (const line of card < 3 * table.rem ? [false, true] : [false]) {
        for (const seating of seated) {
          const found = round(table, seating, card, line);
          if (found) return found;
        }
      }
    }
  }
  return (table.seats === 2 ? duel(table, SMALLEST, true) : round(table, seated.at(-1)!, SMALLEST, true, true))!;
}

/** Two seats: upright with the piles before and behind the rows, else beside them. */
function duel(table: Table, card: number, whatever = false): Plan | undefined {
  const { width, height, rem, near } = table;
  const tall = card * TALL;
  const label = 1.15 * rem;
  const far = 1 - near;
  const beside = height < 26 * rem && width > 1.2 * height;
  const said = (beside ? 3.6 : 4.25) * (table.twice ? 1.8 : 1) * rem;
  const places: Place[] = [];
  if (beside) {
    const piles = Math.max(9 * rem, (table.captures ? 2 : 1) * (card + GAP) + GAP);
    if (!whatever && (2 * (tall + label) + said + 2 * GAP > height || card * ROOMY + piles + 2 * GAP > width))
      return undefined;
    const middle = height / 2;
    const row = { x: piles, width: width - piles - GAP, height: tall };
    const plate = 3 * rem;
    const stock = Math.min(card, (height / 2 - plate - CROWN - 3 * GAP) / TALL);
    places[far] = {
      side: "far",
      plate: { x: GAP, y: GAP + CROWN, width: piles - GAP, height: plate },
      ...piled({ x: GAP, y: GAP + CROWN + plate + GAP, width: stock, height: stock * TALL }, table.captures),
      row: { ...row, y: middle - said / 2 - tall },
    };
    places[near] = {
      side: "near",
      plate: { x: GAP, y: height - plate - GAP, width: piles - GAP, height: plate },
      ...piled(
        { x: GAP, y: height - plate - GAP * 2 - CROWN - stock * TALL, width: stock, height: stock * TALL },
        table.captures,
      ),
      row: { ...row, y: middle + said / 2 },
    };
    const words = { x: row.x, y: middle - said / 2, width: row.width, height: said };
    return { card, places, said: words, plates: "roomy", numbers: "beside" };
  }
  const small = 0.6 * card;
  const head = Math.max(3.25 * rem, small * TALL);
  const foot = tall + GAP;
  const needed = head + foot + 2 * (tall + label) + said + 4 * GAP;
  if (!whatever && (needed > height || card * ROOMY + 3 * GAP > width)) return undefined;
  const edge = Math.max(GAP * 1.5, (width - 56 * rem) / 2);
  const above = head + 2 * GAP;
  const below = height - foot - 2 * GAP;
  const middle = (above + below) / 2;
  const spread = Math.min((below - above - said - 2 * (tall + label)) / 4, 1.5 * rem);
  const rows = said / 2 + Math.max(spread, 0);
  const piles = (table.captures ? 2 : 1) * (small + GAP);
  places[far] = {
    side: "far",
    plate: { x: edge, y: GAP, width: width - 2 * edge - piles - GAP, height: head },
    ...piled(
      { x: width - edge - small, y: GAP + (head - small * TALL) / 2, width: small, height: small * TALL },
      table.captures,
      -1,
    ),
    row: { x: GAP, y: middle - rows - tall, width: width - 2 * GAP, height: tall },
  };
  const left = (width - card) / 2;
  places[near] = {
    side: "near",
    plate: { x: edge, y: height - foot, width: left - edge - GAP * 1.5, height: tall },
    ...piled({ x: left, y: height - foot, width: card, height: tall }, table.captures),
    row: { x: GAP, y: middle + rows, width: width - 2 * GAP, height: tall },
  };
  return {
    card,
    places,
    said: { x: GAP, y: middle - rows, width: width - 2 * GAP, height: 2 * rows },
    plates: "roomy",
    numbers: "beside",
  };
}

/**
 * Three seats and more: one below, the others clockwise around from its left hand. `line`: a plate is a line above the
 * row, and the stock lies beside it.
 */
function round(table: Table, { far, sides }: Seating, card: number, line: boolean, whatever = false): Plan | undefined {
  const { width, height, seats, near, rem } = table;
  const narrow = isNarrow(table);
  const tall = card * TALL;
  const short = line || height < 26 * rem;
  const label = short ? GAP / 2 : 1.15 * rem;
  const head = (line ? 1.5 : 2.5) * rem;
  const small = line ? 0.75 * card : Math.min((head - GAP / 2) / TALL, card);
  const smallPiles = (table.captures ? 1.5 : 1) * small + GAP / 2;
  const said = (short ? 2.75 : 3.5) * rem;
  const between = sides > 0 && !narrow;
  const cellHeight = head + (line ? 0 : GAP / 2) + tall + label;
  const side = between ? Math.max(cellHeight, said) : cellHeight;
  const stock = Math.min(Math.max(card, 3.25 * rem), 1.3 * card + rem);
  const foot = short ? Math.max(stock * TALL, tall + label) + GAP : stock * TALL + GAP + tall + label;
  const needed = cellHeight + sides * side + (between ? 0 : said) + foot + CROWN + (sides + 3) * (GAP / 2);
  const farWidth = width / far;
  const sideWidth = narrow ? width / 2 : Math.min((width - 9 * rem) / 2, Math.max(farWidth, 15 * rem));
  const footPiles = (table.captures ? 2 : 1) * (stock + GAP);
  const narrowest = Math.min(farWidth, sides ? sideWidth : farWidth) - 2 * GAP - (line ? smallPiles : 0);
  const ownPlate = (narrow ? 4.5 : 8) * rem;
  const nearRow = short ? width - ownPlate - footPiles - 3 * GAP : width - 2 * GAP;
  if (!whatever && (needed > height || card * (line || narrow ? TIGHT : EASY) > Math.min(narrowest, nearRow)))
    return undefined;

  const air = Math.max(height - needed, 0) / (sides + 3);
  const step = GAP / 2 + air;
  const cell = (x: number, y: number, wide: number, at: Side): Place => {
    if (line) {
      const stockBox = { x: x + GAP, y: y + head + (tall - small * TALL) / 2, width: small, height: small * TALL };
      return {
        side: at,
        plate: { x: x + GAP, y, width: wide - 2 * GAP, height: head },
        ...piled(stockBox, table.captures, 1, -small / 2),
        row: { x: x + GAP + smallPiles, y: y + head, width: wide - 2 * GAP - smallPiles, height: tall },
      };
    }
    const inner = { x: x + GAP, width: Math.min(wide - 2 * GAP, 18 * rem) };
    const from = inner.x + (wide - 2 * GAP - inner.width) / 2;
    return {
      side: at,
      plate: { x: from, y, width: inner.width - smallPiles - GAP / 2, height: head },
      ...piled(
        { x: from + inner.width - small, y: y + (head - small * TALL) / 2, width: small, height: small * TALL },
        table.captures,
        -1,
        -small / 2,
      ),
      row: { x: x + GAP, y: y + head + GAP / 2, width: wide - 2 * GAP, height: tall },
    };
  };

  const order: Place[] = [];
  const top = step + CROWN;
  const sideY = (level: number): number => top + cellHeight + step + level * (side + step);
  const farDown = short || far < 3 ? 0 : Math.min(air, 2 * rem);
  for (let level = sides - 1; level >= 0; level--) order.push(cell(0, sideY(level), sideWidth, "left"));
  for (let column = 0; column < far; column++) {
    const off = far > 1 ? Math.abs((2 * column) / (far - 1) - 1) ** 2 : 0;
    order.push(cell(column * farWidth, top + off * farDown, farWidth, "far"));
  }
  for (let level = 0; level < sides; level++) order.push(cell(width - sideWidth, sideY(level), sideWidth, "right"));

  const belowSides = top + cellHeight + sides * (side + step);
  const saidBox = between
    ? { x: sideWidth, y: sideY(0), width: width - 2 * sideWidth, height: side }
    : { x: GAP, y: belowSides + step / 2, width: width - 2 * GAP, height: said };
  const footY = height - foot;
  const stockX = short ? 2 * GAP + ownPlate : (width - stock) / 2;
  const stockY = height - stock * TALL - GAP / 2;
  const edge = short ? GAP : Math.max(GAP, (width - 56 * rem) / 2);
  const own: Place = {
    side: "near",
    plate: { x: edge, y: stockY, width: stockX - edge - GAP, height: stock * TALL },
    ...piled({ x: stockX, y: stockY, width: stock, height: stock * TALL }, table.captures),
    row: short
      ? { x: stockX + footPiles, y: footY, width: nearRow, height: tall }
      : { x: GAP, y: footY, width: width - 2 * GAP, height: tall },
  };

  const places: Place[] = [];
  places[near] = own;
  order.forEach((place, index) => (places[(near + 1 + index) % seats] = place));
  if (line) return { card, places, said: saidBox, plates: "line", numbers: "none" };
  return { card, places, said: saidBox, plates: "compact", numbers: short ? "upon" : "beside" };
}

/** A stock, and the captures beside it: to the right, or with `direction` -1 to the left; half under it where `gap` says. */
function piled(stock: Box, apart: boolean, direction = 1, gap = GAP): { stock: Box; captures: Box } {
  const captures = apart ? { ...stock, x: stock.x + direction * (stock.width + gap) } : stock;
  return { stock, captures };
}
