import { expect, test } from "vitest";
import type { Beat, Stage } from "../game/stage";
import type { GameEvent } from "../protocol/messages";
import { asked, Learning } from "./learning.svelte";
import { voiceOf } from "./voice";

const counts = { stocks: [25, 25], captures: [], hands: [], rows: [1, 1] };
const placed = (card: string | null) => ({ key: String(card), card, link: 0, slot: 0 });
const stage: Stage = {
  counts,
  rows: [[placed("KS")], [placed("QH")]],
  playing: [0, 1],
  battle: 1,
  wars: 0,
  link: 0,
  contenders: [],
  winner: null,
  winning: null,
  prize: 0,
  outcome: null,
};
const won: GameEvent = { type: "won", seat: 0, how: "highest", card: "KS", beaten: "QH", prize: 2, counts };
const war: GameEvent = { type: "war-declared", link: 1, seats: [0, 1], cards: ["7S", "7H"], standing: [] };
const beat = (kind: Beat["kind"], event: GameEvent): Beat => ({ kind, event, told: true, stage, weight: 1 });

test("a battle is asked about where cards decide it, and a tie as well", () => {
  expect(asked(beat("won", won))).toMatchObject({ right: 0, shown: [{ card: "KS" }, { card: "QH" }] });
  expect(asked(beat("war", war))?.right).toBe("same");
  expect(asked(beat("sweep", won))).toBeUndefined();
  expect(asked(beat("won", { ...won, how: "alone" }))).toBeUndefined();
});

test("in a war only the cards of its last link are compared", () => {
  const laid = (card: string, link: number) => ({ key: `${card}${link}`, card, link, slot: 0 });
  const rows = [[laid("KS", 0), laid("3D", 1)], [laid("QH", 0)], [laid("KD", 0), laid("JC", 1)]];
  const fought = { ...stage, rows, link: 1, contenders: [0, 2] };
  const jack: GameEvent = { ...won, seat: 2, card: "JC", beaten: "3D" } as GameEvent;
  expect(asked({ ...beat("won", jack), stage: fought })).toMatchObject({
    right: 2,
    shown: [
      { seat: 0, card: "3D" },
      { seat: 2, card: "JC" },
    ],
  });
  const tied = { ...stage, rows: rows.map((row) => row.slice(0, 1)), link: 1, contenders: [0, 2] };
  expect(asked({ ...beat("war", { ...war, seats: [0, 2] } as GameEvent), stage: tied })?.shown.length).toBe(3);
});

test("face-down cards are nothing to compare", () => {
  const down = { ...stage, rows: [[placed("KS")], [placed(null)]] };
  expect(asked({ ...beat("won", won), stage: down })).toBeUndefined();
});

test("a wrong answer gets another look, a second one is told, and then the game goes on", async () => {
  const learning = new Learning(() => true);
  let gone = false;
  const waited = learning.gate(beat("won", won))!.then(() => (gone = true));
  learning.answer(1);
  expect(learning.reply).toBe("again");
  learning.answer(1);
  expect(learning.reply).toBe("told");
  learning.answer(0);
  expect(learning.reply).toBe("told");
  expect(gone).toBe(false);
  learning.goOn();
  await waited;
  expect([gone, learning.question]).toEqual([true, undefined]);
});

test("nobody is asked where the mode is off", () => {
  expect(new Learning(() => false).gate(beat("won", won))).toBeUndefined();
});

test("only voices of the device itself speak", () => {
  const voice = (lang: string, localService: boolean, byDefault = false) =>
    ({ lang, localService, default: byDefault, name: lang, voiceURI: lang }) as SpeechSynthesisVoice;
  const near = voice("fr-FR", true);
  expect(voiceOf("fr", [voice("fr-FR", false, true), voice("en-GB", true), near])).toBe(near);
  expect(voiceOf("it", [near])).toBeUndefined();
});
