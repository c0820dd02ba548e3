import { expect, test } from "vitest";
import { handAfter, sightOf } from "./hands";

const COUNTS = { stocks: [20, 20], captures: [], hands: [3, 3], rows: [1, 1] };

test("a shown card leaves the hand once, and drawn ones join it", () => {
  const shown = handAfter(["KH", "2C", "KH"], { type: "turned", battle: 3, cards: ["KH", "9S"], counts: COUNTS }, 0);
  expect(shown).toEqual(["2C", "KH"]);
  expect(handAfter(shown, { type: "drew", seat: 0, cards: ["AS"], drawn: 1, counts: COUNTS }, 0)).toEqual([
    "2C",
    "KH",
    "AS",
  ]);
  expect(handAfter(shown, { type: "drew", seat: 1, cards: ["AS"], drawn: 1, counts: COUNTS }, 0)).toBe(shown);
  expect(handAfter(shown, { type: "laid", down: [3, 3], cards: [null, null], counts: COUNTS }, 0)).toBe(shown);
  expect(handAfter(shown, { type: "laid", down: [0, 0], cards: ["2C", "5D"], counts: COUNTS }, 0)).toEqual(["KH"]);
});

test("one person alone sees the hand all the time", () => {
  expect(sightOf([1], [1], null)).toEqual({ seat: 1, curtain: false });
  expect(sightOf([1], [], null)).toEqual({ seat: 1, curtain: false });
});

test("of several, one after the other looks behind the curtain, and nobody while nothing is to be chosen", () => {
  expect(sightOf([0, 2], [0, 2], null)).toEqual({ seat: 0, curtain: true });
  expect(sightOf([0, 2], [0, 2], 0)).toEqual({ seat: 0, curtain: false });
  expect(sightOf([0, 2], [2], 0)).toEqual({ seat: 2, curtain: true });
  expect(sightOf([0, 2], [2], 2)).toEqual({ seat: 2, curtain: false });
  expect(sightOf([0, 2], [], 2)).toEqual({ seat: null, curtain: false });
});

test("where nobody plays there is no hand to see", () => {
  expect(sightOf([], [], null)).toEqual({ seat: null, curtain: false });
});
