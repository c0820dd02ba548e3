// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import type { GameEvent } from "../protocol/messages";
import { headline, Telling } from "./telling.svelte";

const event = (type: GameEvent["type"]): GameEvent => ({ type }) as unknown as GameEvent;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it("tells every event once, in order", () => {
  const telling = new Telling();
  for (let number = 1; number <= 30; number++) telling.tell(event("turned"), `Battle ${number}.`);
  vi.advanceTimersByTime(50);
  telling.tell(event("won"), "Ada takes the pile.");
  vi.advanceTimersByTime(50);
  const texts = telling.lines.map(({ text }) => text);
  expect(texts).toEqual([...Array.from({ length: 30 }, (_, at) => `Battle ${at + 1}.`), "Ada takes the pile."]);
  expect(new Set(telling.lines.map(({ key }) => key)).size).toBe(31);
});

it("says in the middle what one does not see, and nothing of a new battle", () => {
  const telling = new Telling();
  telling.tell(event("won"), "King beats Queen. You take the pile: 2 cards.");
  expect(telling.said).toEqual(["King beats Queen.", "You take the pile: 2 cards."]);
  telling.tell(event("turned"), "Battle 2: you turn the Ten of Hearts.");
  expect(telling.said).toEqual(["", ""]);
  telling.tell(event("war-declared"), "War! Two Queens.");
  telling.tell(event("laid"), "You lay 3 cards face down and turn the Ten of Hearts.");
  expect(telling.said).toEqual(["War!", "Two Queens."]);
});

it("lets stand why nobody wins, where nothing stays in the middle", () => {
  const lying = (rows: number[]): GameEvent => ({
    type: "left-lying",
    counts: { stocks: [26, 26], captures: [], hands: [], rows },
  });
  const telling = new Telling();
  telling.tell(event("taken-back"), "Twin cards! No war.");
  telling.tell(lying([0, 0]), "Nobody wins.");
  expect(telling.said[0]).toBe("Twin cards!");
  telling.tell(lying([4, 4]), "Nobody wins: 8 cards stay.");
  expect(telling.said[0]).toBe("Nobody wins: 8 cards stay.");
});

it("divides sentences at their ends only", () => {
  expect(headline("Bataille\u202f! Deux dames.")).toEqual(["Bataille\u202f!", "Deux dames."]);
  expect(headline("Nobody wins: 4 cards stay.")).toEqual(["Nobody wins: 4 cards stay.", ""]);
});
