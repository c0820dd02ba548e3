import { describe, expect, test } from "vitest";
import { beats, type Stage, staged } from "../../game/stage";
import type { CasinoDealt, CasinoView, GameEvent, Odds, View } from "../../protocol/messages";
import { afterTie, expected, fraction, percent, units } from "./odds";
import { chipsFor, fitted, handy, movable, moved } from "./wager";

/** Six packs, as published (M. Shackleford, Wizard of Odds, "Casino War"). */
const ODDS: Odds = {
  type: "odds",
  war: { numerator: 142853, denominator: 4965115 },
  surrender: { numerator: 23, denominator: 622 },
  tie: { numerator: 58, denominator: 311 },
  tied: { numerator: 23, denominator: 311 },
};
const PART: CasinoView = {
  type: "casino",
  phase: "betting",
  bankrolls: [400],
  antes: [0],
  ties: [0],
  raises: [0],
  all_antes: [0],
  all_ties: [0],
  all_surrendered: [0],
  bank: [],
  shoe: 312,
  burned: 0,
  seen: [],
  shuffle_next: false,
};
const VIEW: View = {
  seat: 0,
  battles: 0,
  wars: 0,
  wars_won: [0],
  counts: { stocks: [0], captures: [], hands: [], rows: [0] },
  rows: [[]],
  playing: [0],
  time: 0,
  question: { number: 1, seats: [], clock: false },
  outcome: null,
  part: PART,
};

describe("odds", () => {
  test("are the published percentages, written as each language does", () => {
    expect(percent(ODDS.war, "en")).toBe("2.88\u00a0%");
    expect(percent(ODDS.surrender, "fr")).toBe("3,70\u00a0%");
    expect(percent(ODDS.tie, "it")).toBe("18,65\u00a0%");
    expect(fraction(ODDS.war)).toBe("142853/4965115");
  });

  test("say what was to be expected of 100 antes of 10, of which 7 were surrendered, and of a tie bet of 5", () => {
    // 1000 × 142853/4965115 + 5 × 58/311 + 70 × (23/622 − 142853/4965115) ÷ (23/311), in units
    const part = { ...PART, all_antes: [2000], all_surrendered: [140], all_ties: [10] };
    const loss = (1000 * 142853) / 4965115 + (5 * 58) / 311 + (70 * (23 / 622 - 142853 / 4965115)) / (23 / 311);
    const { numerator, denominator } = expected(part, 0, ODDS);
    expect(numerator / denominator / 2).toBeCloseTo(-loss, 10);
    expect(units({ numerator, denominator }, "en", true)).toBe(`\u2212${loss.toFixed(2)}`);
    expect(units(expected(PART, 0, ODDS), "en", true)).toBe("0.00");
  });

  test("after a tie a war costs less than the half that a surrender costs", () => {
    const { war, surrender } = afterTie(ODDS);
    expect(surrender).toEqual({ numerator: 1, denominator: 2 });
    // Of 310 × 309 ordered pairs after a tie 22 × 21 + 12 × 24 × 23 tie again: lost ½ × (rest), won those.
    const again = (22 * 21 + 12 * 24 * 23) / (310 * 309);
    expect(war.numerator / war.denominator).toBeCloseTo((1 - again) / 2 - again, 12);
  });
});

describe("wagers", () => {
  const purse = { limits: { least: 2, most: 100 }, money: 130 };

  test("stay within the limits and the bankroll", () => {
    expect(fitted({ ante: 0, tie: 0 }, purse)).toEqual({ ante: 2, tie: 0 });
    expect(fitted({ ante: 500, tie: 500 }, purse)).toEqual({ ante: 100, tie: 30 });
    expect(fitted({ ante: 100, tie: 9 }, { ...purse, money: 101 })).toEqual({ ante: 100, tie: 0 });
    expect(moved({ ante: 90, tie: 40 }, "ante", 25, purse)).toEqual({ ante: 90, tie: 40 });
    expect(moved({ ante: 10, tie: 0 }, "ante", -25, purse)).toEqual({ ante: 2, tie: 0 });
  });

  test("jump over a side bet that is too little", () => {
    expect(moved({ ante: 10, tie: 0 }, "tie", 1, purse)).toEqual({ ante: 10, tie: 2 });
    expect(moved({ ante: 10, tie: 2 }, "tie", -1, purse)).toEqual({ ante: 10, tie: 0 });
    expect(movable({ ante: 10, tie: 0 }, "tie", -1, purse)).toBe(false);
    expect(movable({ ante: 10, tie: 0 }, "tie", 1, purse)).toBe(true);
  });

  test("are paid in few chips", () => {
    expect(chipsFor(2 * 137 + 1)).toEqual([200, 50, 10, 10, 2, 2, 1]);
    expect(chipsFor(0)).toEqual([]);
    expect(handy({ least: 2, most: 100 })).toEqual([1, 5, 25, 100]);
    expect(handy({ least: 50, most: 1_000 })).toEqual([25, 100, 500, 1_000]);
    expect(handy({ least: 1, most: 3 })).toEqual([1]);
  });
});

describe("the cloth", () => {
  const DEALT: CasinoDealt = {
    type: "casino-dealt",
    round: 1,
    war: false,
    burned: 0,
    cards: ["7H"],
    bank: "7S",
    shoe: 310,
  };

  function play(...events: GameEvent[]): Stage {
    return events.reduce((stage, event) => beats(event, stage).at(-1)!.stage, staged(VIEW));
  }

  test("shows a round card by card, and the bank's card last", () => {
    const before = play({ type: "bet-placed", seat: 0, ante: 20, tie: 4, bankroll: 376 });
    const shown = beats(DEALT, before);
    expect(shown.map(({ stage }) => [stage.cloth?.spots[0]?.cards.length, stage.cloth?.bank.at(-1)?.card])).toEqual([
      [1, undefined],
      [1, null],
      [1, "7S"],
    ]);
    expect(shown.filter(({ told }) => told).length).toBe(1);
    expect(shown.at(-1)?.stage.cloth?.shoe).toBe(310);
  });

  test("keeps what came of a round until the next is dealt", () => {
    const war: CasinoDealt = { ...DEALT, war: true, burned: 3, cards: ["9H"], bank: "2C", shoe: 305 };
    const stage = play(
      { type: "bet-placed", seat: 0, ante: 20, tie: 4, bankroll: 376 },
      DEALT,
      { type: "settled", seat: 0, what: "tie-bet-won", gain: 40, bankroll: 420 },
      { type: "raised", seat: 0, ante: 20, bankroll: 400 },
      war,
      { type: "settled", seat: 0, what: "war-won", gain: 20, bankroll: 460 },
    );
    expect(stage.cloth).toMatchObject({ burned: 3, shoe: 305 });
    const rested = staged(
      { ...VIEW, battles: 1, rows: [["7H", "9H"]], part: { ...PART, bankrolls: [460], bank: ["7S", "2C"], shoe: 305 } },
      stage,
    );
    expect(rested.cloth?.spots[0]).toMatchObject({ settled: "war-won", gain: 20, tieGain: 40, ante: 0, bankroll: 460 });
    expect(beats(DEALT, rested)[0]?.stage.cloth?.spots[0]).toMatchObject({ settled: null, gain: 0, tieGain: null });
  });
});
