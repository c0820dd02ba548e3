// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Director } from "../game/director.svelte";
import type { Scene, Session } from "../game/session.svelte";
import type { Command, Counts, GameEvent, View } from "../protocol/messages";
import { settings } from "../settings/settings.svelte";
import { HOLDING, Pilot, TWICE } from "./pilot.svelte";

const counts: Counts = { stocks: [26, 26], captures: [], hands: [], rows: [0, 0] };
const BATTLE: GameEvent[] = [
  { type: "turned", battle: 1, cards: ["KS", "QH"], counts },
  { type: "won", seat: 0, how: "highest", card: "KS", beaten: "QH", prize: 2, counts },
];
const WAR: GameEvent = { type: "war-declared", link: 1, seats: [0, 1], cards: ["KS", "KH"], standing: [] };

function view(number: number): View {
  const seats = [{ seat: 0, verbs: ["turn"], cards: [], bets: null }];
  return {
    seat: 0,
    battles: 0,
    counts,
    rows: [[], []],
    playing: [0, 1],
    question: { number, seats },
    outcome: null,
  } as unknown as View;
}

/** A room that answers by hand: `answer` makes the turn that was asked for happen. */
class Room {
  given: number[] = [];
  held: boolean[] = [];
  over = false;
  paused = false;
  closed: string | undefined = undefined;
  seats = [0];
  presence = {
    paused: false,
    seats: [
      { name: "Ada", player: null as string | null },
      { name: "Bo", player: "turner" },
    ],
  };
  views = [view(1)];
  may = this.views[0]!.question.seats;
  now = 10_000;
  readonly director: Director = new Director(() => this.pilot.unit);
  readonly pilot: Pilot = new Pilot(this as unknown as Session, this.director, () => this.now);

  constructor() {
    this.director.onbegin = (scene) => this.pilot.begin(scene);
    this.director.onrest = () => this.pilot.rest();
    this.show([], true);
  }
  give(decision: number, body: Command): void {
    if (body.type === "turn" && !this.given.includes(decision)) this.given.push(decision);
  }
  hold(held: boolean): void {
    this.held.push(held);
  }
  show(events: readonly GameEvent[], anew = false): void {
    const scene: Scene = { events, views: this.views, time: 0 };
    this.director.push(scene, anew);
    this.pilot.take(scene);
  }
  async answer(events: readonly GameEvent[] = BATTLE): Promise<void> {
    this.views = [view(this.views[0]!.question.number + 1)];
    this.show(events);
    await vi.advanceTimersByTimeAsync(0);
  }
  async tap(after: number): Promise<void> {
    this.now += after;
    this.pilot.press();
    this.pilot.release();
    await vi.advanceTimersByTimeAsync(0);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { pace: "lively", automatic: false });
  return () => vi.useRealTimers();
});

describe("taps", () => {
  it("turns one card, and one only, by a fast double tap", async () => {
    const room = new Room();
    await vi.advanceTimersByTimeAsync(0);
    await room.tap(0);
    await room.answer();
    await room.tap(TWICE - 1);
    expect(room.given).toEqual([1]);
    expect(room.director.busy).toBe(true);
  });

  it("shows the rest at once by a later tap, and turns the next card by one more", async () => {
    const room = new Room();
    await vi.advanceTimersByTimeAsync(0);
    await room.tap(0);
    await room.answer();
    await room.tap(TWICE);
    expect(room.director.busy).toBe(false);
    expect(room.given).toEqual([1]);
    await room.tap(TWICE);
    expect(room.given).toEqual([1, 2]);
  });

  it("turns nothing while the game is paused", async () => {
    const room = new Room();
    await vi.advanceTimersByTimeAsync(0);
    room.paused = true;
    await room.tap(0);
    expect(room.given).toEqual([]);
  });
});

it("goes on turning while somebody holds, and not a card longer", async () => {
  const room = new Room();
  await vi.advanceTimersByTimeAsync(0);
  room.pilot.press();
  await room.answer();
  await vi.advanceTimersByTimeAsync(HOLDING + 5000);
  expect(room.given).toEqual([1, 2]);
  await room.answer();
  room.pilot.release();
  await vi.advanceTimersByTimeAsync(5000);
  expect(room.given).toEqual([1, 2]);
});

it("turns by itself, when what happened has been shown", async () => {
  settings.automatic = true;
  const room = new Room();
  await vi.advanceTimersByTimeAsync(0);
  expect(room.given).toEqual([1]);
  await room.answer();
  expect(room.given).toEqual([1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(room.given).toEqual([1, 2]);
});

it("asks ahead at the fastest pace, so that nothing waits for the room", async () => {
  Object.assign(settings, { automatic: true, pace: "fastest" });
  const room = new Room();
  await vi.advanceTimersByTimeAsync(0);
  await room.answer();
  expect(room.director.busy).toBe(true);
  expect(room.given).toEqual([1, 2]);
});

describe("errands", () => {
  it("goes to the next war without showing battles, and shows the war", async () => {
    const room = new Room();
    await vi.advanceTimersByTimeAsync(0);
    room.pilot.send("war");
    await room.answer();
    await room.answer();
    expect(room.given).toEqual([1, 2, 3]);
    expect(room.director.busy).toBe(false);
    await room.answer([BATTLE[0]!, WAR]);
    expect(room.pilot.errand).toBeUndefined();
    expect(room.director.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(9000);
    expect(room.given).toEqual([1, 2, 3]);
  });

  it("plays to the end", async () => {
    const room = new Room();
    await vi.advanceTimersByTimeAsync(0);
    room.pilot.send("finish");
    await room.answer([BATTLE[0]!, WAR]);
    expect(room.given).toEqual([1, 2]);
    room.over = true;
    await room.answer();
    expect(room.given).toEqual([1, 2]);
    expect(room.pilot.errand).toBeUndefined();
  });

  it("stops by a tap", async () => {
    const room = new Room();
    await vi.advanceTimersByTimeAsync(0);
    room.pilot.send("finish");
    await room.tap(0);
    await room.answer();
    expect(room.given).toEqual([1]);
  });
});

it("lets computer players wait while something is shown, where nobody plays here", async () => {
  const room = new Room();
  room.presence.seats[0]!.player = "turner";
  room.may = [];
  await vi.advanceTimersByTimeAsync(0);
  room.held = [];
  await room.answer();
  expect(room.held.at(-1)).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(room.held.at(-1)).toBe(false);
  expect(room.given).toEqual([]);
});
