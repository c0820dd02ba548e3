import { expect, it } from "vitest";
import type { Placed } from "../game/stage";
import { lies } from "./row";

function row(...links: number[][]): Placed[] {
  return links.flatMap((slots, link) =>
    slots.map((slot, place): Placed => ({ key: `${link}-${place}`, card: slot ? null : "KS", link, slot })),
  );
}

it("lies in the middle", () => {
  const [one, other] = [lies(row([0]), 0, 80, 300, 16), lies(row([0], [1, 2, 3, 0]), 1, 80, 400, 16)];
  expect(one).toEqual([{ x: -40, number: null }]);
  expect(other[0]!.x).toBeCloseTo(-(other.at(-1)!.x + 80));
});

it("counts the face-down cards of the running link", () => {
  const long = row([0], [1, 2, 3, 0], [1, 2, 3, 0]);
  expect(lies(long, 2, 80, 400, 16).map(({ number }) => number)).toEqual([null, null, null, null, null, 1, 2, 3, null]);
});

it("keeps numbers apart that are read, and only says how many there are where they could not be", () => {
  const war = row([0], [1, 2, 3, 0]);
  const three = lies(war, 1, 62, 144, 16); // three seats on a narrow phone
  const numbered = three.filter(({ number }) => number !== null);
  expect(numbered.map(({ number }) => number)).toEqual([1, 2, 3]);
  // A digit of 13 pixels is 8 wide, and as much as half of it is free.
  expect(numbered[1]!.x - numbered[0]!.x).toBeGreaterThan(12);
  expect(numbered[2]!.x - numbered[1]!.x).toBeGreaterThan(12);
  expect(three.at(-1)!.x + 62).toBeLessThanOrEqual(72.001);
  const eight = lies(row([0], [1, 2, 3, 4, 5, 6, 7, 8, 0]), 1, 62, 144, 16);
  expect(eight.map(({ number }) => number).filter(Boolean)).toEqual([8]);
});

it("gives two digits more room than one", () => {
  const slots = Array.from({ length: 13 }, (_, place) => place + 1);
  const [wide, narrow] = [400, 260].map((width) => lies(row([0], [...slots, 0]), 1, 40, width, 16));
  expect(wide!.filter(({ number }) => number !== null)).toHaveLength(13);
  expect(narrow!.map(({ number }) => number).filter(Boolean)).toEqual([13]);
});

it("never leaves its room, however long the war", () => {
  const long = row([0, 0], ...Array.from({ length: 6 }, () => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0]));
  for (const width of [70, 160, 300]) {
    const places = lies(long, 6, 60, width, 16);
    expect(places[0]!.x).toBeGreaterThanOrEqual(-width / 2 - 0.001);
    expect(places.at(-1)!.x + 60).toBeLessThanOrEqual(width / 2 + 0.001);
    expect(places.every(({ x }, place) => !place || x > places[place - 1]!.x)).toBe(true);
  }
});

it("pushes the links before the running one together, and leaves the cards that count uncovered", () => {
  const places = lies(row([0], [1, 2, 3, 0], [1, 2, 3, 0]), 2, 80, 600, 16);
  const steps = places.slice(1).map(({ x }, place) => x - places[place]!.x);
  expect(Math.max(...steps.slice(0, 4))).toBeLessThan(0.25 * 80);
  expect(steps[4]).toBeGreaterThan(80);
  expect(steps[7]).toBeGreaterThan(80);
});
