import { describe, expect, test } from "vitest";
import type { GameEvent, May, SpeedView, View } from "../../protocol/messages";
import { places } from "./places";
import { Race } from "./race.svelte";
import { Screen, timeOf } from "./screen";

const COUNTS = { stocks: [25, 25], captures: [], hands: [], rows: [1, 1] };

function view(number: number, phase: SpeedView["phase"], battle = 1, owed = [0, 0]): View {
  const live = phase === "live" || phase === "claimed";
  const seats = owed.map((cards, seat): May => ({
    seat,
    verbs: cards ? ["turn", "grab"] : ["grab"],
    cards: [],
    bets: null,
  }));
  return {
    seat: 0,
    battles: battle,
    wars: 0,
    wars_won: [0, 0],
    counts: COUNTS,
    rows: [["KS"], ["2C"]],
    playing: [0, 1],
    time: 0,
    question: { number, seats, clock: true },
    outcome: null,
    part: {
      type: "speed",
      phase,
      battle,
      since: 0,
      owed,
      owner: live ? 0 : null,
      steal_at: null,
      claimed: [],
      due: null,
    },
  };
}

describe("a tap", () => {
  test("turns what is owed, and counts from when the cards could be seen", () => {
    const screen = new Screen();
    screen.painted(view(1, "turning", 1, [1, 1]), 1_000);
    expect(screen.tap(0, 1_200)).toEqual({ type: "turn", decision: 1, seat: 0 });
    screen.painted(view(2, "live"), 2_000);
    expect(screen.tap(0, 2_345.6)).toEqual({ type: "grab", decision: 2, seat: 0, battle: 1, at: 346 });
  });

  test("made before the cards were painted answers the picture before, which the room then calls late", () => {
    const screen = new Screen();
    screen.painted(view(1, "turning", 1, [0, 1]), 1_000);
    screen.painted(view(2, "live"), 2_000);
    expect(screen.tap(0, 1_995)).toMatchObject({ type: "grab", decision: 1 });
  });

  test("is not made earlier or later by other things that happen in a live battle", () => {
    const screen = new Screen();
    screen.painted(view(2, "live"), 2_000);
    screen.painted(view(2, "claimed"), 2_300);
    expect(screen.tap(1, 2_310)).toMatchObject({ at: 310 });
    expect(screen.age(2_500)).toBe(500);
  });

  test("twice in a moment is once; but whoever turned the last card may grab as soon as anybody can", () => {
    const screen = new Screen();
    screen.painted(view(1, "turning", 1, [1, 0]), 1_000);
    expect(screen.tap(0, 1_100)?.type).toBe("turn");
    screen.painted(view(1, "turning", 1, [0, 1]), 1_110);
    expect(screen.tap(0, 1_250)).toBeUndefined();
    screen.painted(view(2, "live"), 1_260);
    expect(screen.tap(0, 1_420)).toMatchObject({ type: "grab", at: 160 });
    expect(screen.tap(1, 1_420)?.type).toBe("grab");
  });

  test("before all have turned is a grab of its own, timed from that picture, so that each counts", () => {
    const screen = new Screen();
    screen.painted(view(1, "turning", 1, [0, 1]), 1_000);
    expect(screen.tap(0, 1_400)).toMatchObject({ type: "grab", battle: 1, at: 400 });
    expect(screen.tap(0, 1_800)).toMatchObject({ type: "grab", battle: 1, at: 800 });
  });

  test("in a pause does nothing, and the pause does not count", () => {
    const screen = new Screen();
    screen.painted(view(2, "live"), 2_000);
    screen.pause(2_100);
    expect(screen.tap(0, 2_500)).toBeUndefined();
    expect(screen.age(5_000)).toBe(100);
    screen.goOn(7_100);
    expect(screen.tap(0, 7_300)).toMatchObject({ at: 300 });
  });

  test("has the time of its event, or now where that is of another clock", () => {
    const event = { timeStamp: 990 } as Event;
    expect(timeOf(event, 1_000)).toBe(990);
    expect(timeOf({ timeStamp: 1_700_000_000_000 } as Event, 1_000)).toBe(1_000);
    expect(timeOf({ timeStamp: 0 } as Event, 1_000)).toBe(1_000);
  });
});

describe("what came of a battle", () => {
  const won: GameEvent = { type: "won", seat: 1, how: "stolen", card: null, beaten: null, prize: 2, counts: COUNTS };

  test("is told with reaction times and photo finishes", () => {
    const race = new Race();
    const told: (readonly [number, number])[] = [];
    race.onreaction = (seat, time) => told.push([seat, time]);
    race.take({
      events: [{ type: "grabbed", seat: 1, at: 1_720 }, { type: "grabbed", seat: 0, at: 1_730 }, won],
      views: [view(3, "turning", 2)],
      time: 0,
    });
    expect(race.taken).toMatchObject({ seat: 1, how: "stolen", at: 1_720, photo: true });
    race.take({ events: [{ type: "grabbed", seat: 1, at: 400 }, won], views: [view(5, "turning", 3)], time: 0 });
    expect(race.taken).toMatchObject({ at: 400, photo: false });
    expect(race.times[1]).toEqual({ last: 400, best: 400 });
    expect(told).toEqual([
      [1, 1_720],
      [1, 400],
    ]);
    race.take({
      events: [{ type: "turned", battle: 4, cards: ["AS", null], counts: COUNTS }],
      views: [view(6, "turning", 4)],
      time: 0,
    });
    expect(race.taken).toBeUndefined();
  });

  test("knows who grabbed too early, until something is turned", () => {
    const race = new Race();
    const early: GameEvent = { type: "grabbed-falsely", seat: 0, penalty: 1, counts: COUNTS };
    race.take({ events: [early, early], views: [], time: 0 });
    expect(race.falsely).toEqual({ 0: 2 });
    race.take({ events: [{ type: "went-live", battle: 1, ms: 900 }], views: [], time: 0 });
    expect(race.falsely).toEqual({});
  });
});

test("people sit around the screen clockwise", () => {
  expect(places([2])).toEqual({ far: [], near: [2] });
  expect(places([0, 1])).toEqual({ far: [1], near: [0] });
  expect(places([0, 1, 2])).toEqual({ far: [1], near: [0, 2] });
  expect(places([0, 1, 2, 3])).toEqual({ far: [1, 2], near: [0, 3] });
  expect(places([])).toEqual({ far: [], near: [] });
});
