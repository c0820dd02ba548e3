import { expect, test } from "vitest";
import type { GameEvent } from "../protocol/messages";
import { discreet } from "./discreet";
import { once } from "./once";

const COUNTS = { stocks: [23, 23], captures: [], hands: [3, 3], rows: [0, 0] };
const DREW: GameEvent = { type: "drew", seat: 1, cards: ["AS", "2C"], drawn: 2, counts: COUNTS };
const CHOSE: GameEvent = { type: "chose", seat: 0, card: "KH" };

test("hands are told to their owner alone, and to nobody where several listen", () => {
  expect(discreet(DREW, 1)).toBe(DREW);
  expect(discreet(DREW, 0)).toEqual({ ...DREW, cards: [] });
  expect(discreet(DREW, null)).toEqual({ ...DREW, cards: [] });
  expect(discreet(CHOSE, 0)).toBe(CHOSE);
  expect(discreet(CHOSE, null)).toEqual({ ...CHOSE, card: null });
});

test("two taps in a moment are one", () => {
  const tap = once(350);
  expect([1_000, 1_100, 1_349, 1_350, 1_500, 1_700].map(tap)).toEqual([true, false, false, true, false, true]);
});
