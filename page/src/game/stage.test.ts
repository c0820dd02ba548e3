import { describe, expect, it } from "vitest";
import type { Counts, GameEvent, View } from "../protocol/messages";
import { type Beat, beats, type Stage, staged } from "./stage";

function counts(stocks: number[], rows: number[], captures: number[] = []): Counts {
  return { stocks, captures, hands: [], rows };
}

const VIEW = {
  seat: 0,
  battles: 4,
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

/** All beats of some events, one after the other. */
function shown(events: readonly GameEvent[], begin: Stage = staged(VIEW)): Beat[] {
  const all: Beat[] = [];
  for (const event of events) all.push(...beats(event, all.at(-1)?.stage ?? begin));
  return all;
}

function cards({ rows }: Stage): (string | null)[][] {
  return rows.map((row) => row.map(({ card }) => card));
}

const TURNED: GameEvent = { type: "turned", battle: 5, cards: ["QS", "QH"], counts: counts([25, 25], [1, 1]) };
const WAR: GameEvent = { type: "war-declared", link: 1, seats: [0, 1], cards: ["QS", "QH"], standing: [] };
const LAID: GameEvent = { type: "laid", down: [3, 2], cards: ["KD", "7C"], counts: counts([21, 22], [5, 4]) };
const WON: GameEvent = {
  type: "won",
  seat: 0,
  how: "highest",
  card: "KD",
  beaten: "7C",
  prize: 9,
  counts: counts([30, 22], [0, 0]),
};

it("turns all cards in the same instant", () => {
  const [beat, ...others] = shown([TURNED]);
  expect(others).toEqual([]);
  expect(cards(beat!.stage)).toEqual([["QS"], ["QH"]]);
  expect(beat!.stage.counts.stocks).toEqual([25, 25]);
});

describe("a war", () => {
  const all = shown([TURNED, WAR, LAID, WON]);

  it("lays its cards one by one, waits a breath, and turns the last for all at once", () => {
    expect(all.map(({ kind }) => kind)).toEqual([
      "turn",
      "war",
      "down",
      "down",
      "down",
      "breath",
      "up",
      "won",
      "sweep",
    ]);
    expect(all.slice(2, 5).map(({ stage }) => stage.rows.map((row) => row.length))).toEqual([
      [2, 2],
      [3, 3],
      [4, 3],
    ]);
    expect(cards(all[6]!.stage)).toEqual([
      ["QS", null, null, null, "KD"],
      ["QH", null, null, "7C"],
    ]);
  });

  it("counts the face-down cards of each seat from 1", () => {
    expect(all[6]!.stage.rows.map((row) => row.map(({ slot }) => slot))).toEqual([
      [0, 1, 2, 3, 0],
      [0, 1, 2, 0],
    ]);
  });

  it("shows the winner before the cards go to it", () => {
    const [won, sweep] = all.slice(-2);
    expect(won!.stage).toMatchObject({ winner: 0, winning: "KD", prize: 9 });
    expect(cards(won!.stage)[0]).toHaveLength(5);
    expect(sweep!.stage.rows).toEqual([[], []]);
    expect(sweep!.stage.counts.stocks).toEqual([30, 22]);
  });

  it("counts a chain once", () => {
    const again: GameEvent = { ...WAR, link: 2, cards: ["KD", "KC"] };
    const chain = shown([TURNED, WAR, { ...LAID, cards: ["KD", "KC"] }, again]);
    expect(chain.at(-1)!.stage).toMatchObject({ wars: 1, link: 2 });
  });

  it("has no beat for cards that are not laid", () => {
    const open = shown([TURNED, WAR, { ...LAID, down: [0, 0] }]);
    expect(open.map(({ kind }) => kind)).toEqual(["turn", "war", "up"]);
  });
});

it("tells every event with one beat", () => {
  const events: GameEvent[] = [
    { type: "dealt", aside: 0, counts: counts([26, 26], [0, 0]) },
    { type: "misdeal-called", seat: 0 },
    { type: "refilled", seat: 1, counts: counts([26, 26], [0, 0]) },
    { type: "staked", cards: ["2C", "3C"], counts: counts([26, 26], [1, 1], [3, 3]) },
    TURNED,
    WAR,
    LAID,
    WON,
    { type: "taken-back", cards: ["QS", "QS"], counts: counts([26, 26], [0, 0]) },
    { type: "discarded", cards: ["QS", "QS"], counts: counts([25, 25], [0, 0]) },
    { type: "left-lying", counts: counts([25, 25], [0, 0]) },
    { type: "went-out", seat: 1, why: "empty", counts: counts([30, 0], [0, 0]) },
    { type: "bell-rang", ms: 900_000 },
    { type: "tie-broken", seats: [0, 1], cards: ["KS", "3H"] },
  ];
  for (const event of events) expect(beats(event, staged(VIEW)).filter(({ told }) => told)).toHaveLength(1);
});

describe("the centre after other events", () => {
  it("gives twin cards back, and keeps the rest of the rows", () => {
    const carried = shown([TURNED, WAR, LAID]).at(-1)!.stage;
    const [beat] = beats({ type: "taken-back", cards: ["KD", "KD"], counts: counts([22, 23], [4, 3]) }, carried);
    expect(beat!.stage.rows.map((row) => row.length)).toEqual([4, 3]);
    expect(beat!.stage.link).toBe(0);
  });

  it("lays what an out seat still holds face down into its row", () => {
    const lying = shown([TURNED]).at(-1)!.stage;
    const [beat] = beats({ type: "went-out", seat: 1, why: "short", counts: counts([25, 0], [1, 3]) }, lying);
    expect(cards(beat!.stage)).toEqual([["QS"], ["QH", null, null]]);
    expect(beat!.stage.playing).toEqual([0]);
  });

  it("lays stakes before the battle, which takes the last winner away", () => {
    const done = shown([TURNED, WAR, LAID, WON]).at(-1)!.stage;
    const [beat] = beats({ type: "staked", cards: ["2C", null], counts: counts([26, 26], [1, 0], [3, 0]) }, done);
    expect(beat!.stage.winner).toBeNull();
    expect(cards(beat!.stage)).toEqual([["2C"], []]);
  });
});

it("shows the cards of a fresh pack that break a tie, and lets them lie", () => {
  const broken: GameEvent = { type: "tie-broken", seats: [1], cards: ["3H"] };
  const outcome = { winner: 1 } as NonNullable<View["outcome"]>;
  const [first, end] = shown([broken, { type: "ended", outcome }]);
  expect(cards(first!.stage)).toEqual([[], ["3H"]]);
  expect(cards(staged({ ...VIEW, outcome }, end!.stage))).toEqual([[], ["3H"]]);
});

it("keeps the key of a card that lies where it lay", () => {
  const lying = shown([TURNED]).at(-1)!.stage;
  const view = { ...VIEW, rows: [["QS"], ["QH"]], counts: counts([25, 25], [1, 1]) } as View;
  expect(staged(view, lying).rows).toEqual(lying.rows);
});
