import { describe, expect, it } from "vitest";
import { type Box, plan, seatings, type Table } from "./plan";

/** Board sizes: the page less the controls, on phones upright and lying, tablets and desks. */
const SIZES = [
  [320, 500],
  [390, 776],
  [540, 375],
  [768, 950],
  [1024, 700],
  [1280, 732],
] as const;
const TABLES: Table[] = SIZES.flatMap(([width, height]) =>
  [2, 3, 4, 5, 6, 7, 8].flatMap((seats) =>
    [false, true].map((captures) => ({ width, height, seats, near: seats > 3 ? 1 : 0, captures, rem: 16 })),
  ),
);

function inside(box: Box, { width, height }: Table): boolean {
  return box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
}

function apart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x + 1 ||
    other.x + other.width <= one.x + 1 ||
    one.y + one.height <= other.y + 1 ||
    other.y + other.height <= one.y + 1
  );
}

describe.each(TABLES)("$seats seats on $width × $height, captures $captures", (table) => {
  const { places, said, card } = plan(table);
  const boxes = places.flatMap(({ plate, stock, captures, row }) =>
    table.captures ? [plate, stock, captures, row] : [plate, stock, row],
  );

  it("keeps everything on the table", () => {
    expect(places).toHaveLength(table.seats);
    expect([...boxes, said].filter((box) => !inside(box, table))).toEqual([]);
  });

  it("lays nothing upon anything else, but captures half under their stock", () => {
    const all = [...boxes, said];
    const own = (one: Box, other: Box): boolean =>
      places.some(
        ({ stock, captures }) => (stock === one && captures === other) || (captures === one && stock === other),
      );
    const clashes = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => !apart(one, other) && !own(one, other))
        .map((other) => [one, other]),
    );
    expect(clashes).toEqual([]);
  });

  it("has cards that can be read, and a row that holds two beside each other", () => {
    expect(card).toBeGreaterThanOrEqual(30);
    expect(places.every(({ row }) => row.width >= 2 * card)).toBe(true);
  });
});

it("seats everybody, as many at the left as at the right", () => {
  for (const narrow of [true, false]) {
    for (let others = 1; others <= 7; others++) {
      const found = seatings(others, narrow);
      expect(found).not.toEqual([]);
      expect(found.every(({ far, sides }) => far + 2 * sides === others)).toBe(true);
    }
  }
});

it("goes clockwise from the near seat: the next sits at its left", () => {
  const { places } = plan({ width: 1280, height: 732, seats: 4, near: 2, captures: false, rem: 16 });
  const middle = (seat: number): number => places[seat]!.row.x + places[seat]!.row.width / 2;
  expect(middle(3)).toBeLessThan(middle(0));
  expect(middle(0)).toBeLessThan(middle(1));
});
