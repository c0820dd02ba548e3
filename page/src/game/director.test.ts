import { expect, it, vi } from "vitest";
import type { Counts, GameEvent, View } from "../protocol/messages";
import { Director } from "./director.svelte";

const counts = (stocks: number[], rows: number[]): Counts => ({ stocks, captures: [], hands: [], rows });
const VIEW = {
  seat: 0,
  battles: 0,
  wars: 0,
  wars_won: [0, 0],
  counts: counts([26, 26], [0, 0]),
  rows: [[], []],
  playing: [0, 1],
  time: 0,
  question: { number: 1, seats: [], clock: false },
  outcome: null,
  part: null,
} as unknown as View;
const BATTLE: GameEvent[] = [
  { type: "turned", battle: 1, cards: ["KS", "QH"], counts: counts([25, 25], [1, 1]) },
  { type: "won", seat: 0, how: "highest", card: "KS", beaten: "QH", prize: 2, counts: counts([27, 25], [0, 0]) },
];
const AFTER: View = { ...VIEW, battles: 1, counts: counts([27, 25], [0, 0]) };

function cards(director: Director): (string | null)[] {
  return director.stage!.rows.flatMap((row) => row.map(({ card }) => card));
}

it("leaves the cards of a battle lying where nobody has seen them go, until the next battle begins", async () => {
  const director = new Director(() => 0);
  director.push({ events: [], views: [VIEW], time: 0 }, true);
  director.push({ events: BATTLE, views: [AFTER], time: 0 }, false);
  await vi.waitFor(() => expect(director.busy).toBe(false));
  await vi.waitFor(() => expect(cards(director)).toEqual(["KS", "QH"]));
  expect(director.stage!.counts.stocks).toEqual([27, 25]);
  expect(director.stage!.winner).toBe(0);
});

it("leaves short beats out where the device is too slow for them, and keeps to its time", async () => {
  vi.useFakeTimers();
  const director = new Director(() => 20);
  const drawn: (string | undefined)[] = [];
  director.ontell = () => {
    drawn.push(director.beat?.kind);
    vi.advanceTimersByTime(100); // what drawing costs here
  };
  director.push({ events: [], views: [VIEW], time: 0 }, true);
  for (let battle = 0; battle < 6; battle++) director.push({ events: BATTLE, views: [AFTER], time: 0 }, false);
  const begun = performance.now();
  await vi.runAllTimersAsync();
  expect(director.busy).toBe(false);
  expect(performance.now() - begun).toBeLessThan(12 * 100 + 5 * 20);
  expect(drawn).toHaveLength(12);
  vi.useRealTimers();
});

it("stands still while the game is paused, and then goes on where it was", async () => {
  const director = new Director(() => 0);
  const told: string[] = [];
  director.ontell = ({ type }) => told.push(type);
  director.push({ events: [], views: [VIEW], time: 0 }, true);
  director.pause(true);
  director.push({ events: BATTLE, views: [AFTER], time: 0 }, false);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(told).toEqual([]);
  director.pause(false);
  await vi.waitFor(() => expect(told).toEqual(["turned", "won"]));
});
