import { expect, it } from "vitest";
import type { Engine } from "../engine/engine";
import type { FromRoom, ToRoom, View } from "../protocol/messages";
import { type Scene, Session } from "./session.svelte";

const view = (battles: number): View =>
  ({ battles, seat: 0, question: { number: 1, seats: [], clock: false } }) as unknown as View;
const welcome = (version: number): FromRoom =>
  ({
    type: "welcome",
    version,
    time: 0,
    rules: {},
    variant: "classic",
    seats: [0],
    host: true,
    views: [view(3)],
  }) as unknown as FromRoom;
const events = (since: number, version: number, kinds: string[]): FromRoom =>
  ({
    type: "events",
    since,
    version,
    time: 0,
    events: kinds.map((type) => ({ type })),
    views: [view(4)],
  }) as unknown as FromRoom;

/** A session, what it sends, and how the room speaks to it. */
function opened(): { session: Session; sent: ToRoom[]; say: (message: FromRoom) => void } {
  const sent: ToRoom[] = [];
  let say: (message: FromRoom) => void = () => undefined;
  const engine = {
    connect: (_: string, listen: (message: FromRoom) => void) => {
      say = listen;
      return { send: (message: ToRoom) => sent.push(message), hold: () => undefined, close: () => undefined };
    },
  } as unknown as Engine;
  const session = new Session(engine, "room", "token");
  return { session, sent, say: (message) => say(message) };
}

it("asks what had happened when it comes into a game that is going on, and shows nothing of it anew", () => {
  const { session, sent, say } = opened();
  const scenes: Scene[] = [];
  const pasts: Scene[] = [];
  session.onscene = (scene) => scenes.push(scene);
  session.onpast = (past) => pasts.push(past);
  session.enter();
  say(welcome(9));
  expect(sent.map((message) => "seen" in message && message.seen)).toEqual([null, 0]);
  say(events(0, 9, ["dealt", "turned", "won"]));
  expect(pasts[0]?.events.length).toBe(3);
  say(events(9, 10, ["turned"]));
  expect([scenes.length, pasts.length]).toEqual([2, 1]);
});

it("has no past in a game that has just been dealt", () => {
  const { session, sent, say } = opened();
  session.enter();
  say(welcome(1));
  expect(sent.length).toBe(1);
});

it("comes in again where it has missed something", () => {
  const { session, sent, say } = opened();
  session.enter();
  say(welcome(1));
  say(events(4, 5, ["turned"]));
  expect(sent.at(-1)).toMatchObject({ type: "hello", seen: 1 });
});

it("gives one command for a question, however often it is asked to", () => {
  const { session, sent } = opened();
  session.give(7, { type: "turn" });
  session.give(7, { type: "turn" });
  expect(sent.length).toBe(1);
});
