import { expect, it } from "vitest";
import type { Placed } from "../game/stage";
import { lies } from "./row";

function row(...links: number[][]): Placed[] {
  return links.flatMap((slots, link) =>
    slots.map((slot, place): Placed => ({ key: `${link}-${place}`, card: slot ? null : "KS", link, slot })),
  );
}

it("lies in the middle", () => {
  const [one, other] = [lies(row([0]), 0, 80, 300), lies(row([0], [1, 2, 3, 0]), 1, 80, 400)];
  expect(one).toEqual([{ x: -40, number: null }]);
  expect(other[0]!.x).toBeCloseTo(-(other.at(-1)!.x + 80));
});

it("counts the face-down cards of the running link", () => {
  const long = row([0], [1, 2, 3, 0], [1, 2, 3, 0]);
  expect(lies(long, 2, 80, 400).map(({ number }) => number)).toEqual([null, null, null, null, null, 1, 2, 3, null]);
});

it("never leaves its room, however long the war", () => {
  const long = row([0, 0], ...Array.from({ length: 6 }, () => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0]));
  for (const width of [70, 160, 300]) {
    const places = lies(long, 6, 60, width);
    expect(places[0]!.x).toBeGreaterThanOrEqual(-width / 2 - 0.001);
    expect(places.at(-1)!.x + 60).toBeLessThanOrEqual(width / 2 + 0.001);
    expect(places.every(({ x }, place) => !place || x > places[place - 1]!.x)).toBe(true);
  }
});

it("pushes the links before the running one together, and leaves the cards that count uncovered", () => {
  const places = lies(row([0], [1, 2, 3, 0], [1, 2, 3, 0]), 2, 80, 600);
  const steps = places.slice(1).map(({ x }, place) => x - places[place]!.x);
  expect(Math.max(...steps.slice(0, 4))).toBeLessThan(0.25 * 80);
  expect(steps[4]).toBeGreaterThan(80);
  expect(steps[7]).toBeGreaterThan(80);
});
