// @vitest-environment jsdom
/** A turn shows one side at a time: the old one for its first half, the new one after it. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { duration } from "../look/motion";
import Flip from "./Flip.svelte";

interface Turn {
  frames: Keyframe[];
  length: number;
  cancelled: boolean;
  onfinish: (() => void) | null;
  cancel: () => void;
}

let turns: Turn[] = [];
let component: Record<string, unknown> | undefined;

/** A rule for every element: jsdom does not inherit custom properties. */
function setFlip(time: string): void {
  document.head.innerHTML = `<style>* { --flip: ${time}; }</style>`;
}

/** The animations that a browser would run, so that a test can end them when it likes. */
function animate(frames: Keyframe[], { duration: length }: { duration: number }): Turn {
  const turn: Turn = { frames, length, cancelled: false, onfinish: null, cancel: () => (turn.cancelled = true) };
  turns.push(turn);
  return turn;
}

function show(card: string | null, corner?: string) {
  const props = $state({ card, corner, label: "a card" });
  component = mount(Flip, { target: document.body, props });
  flushSync();
  return {
    turn(next: string | null, letter?: string): void {
      props.card = next;
      props.corner = letter;
      flushSync();
    },
    seen: (): string | undefined => {
      flushSync();
      return document.querySelector<HTMLElement>(".card")?.dataset.card;
    },
  };
}

beforeEach(() => {
  turns = [];
  Object.assign(Element.prototype, { animate });
  setFlip("300ms");
});

afterEach(async () => {
  if (component) await unmount(component);
  component = undefined;
  Reflect.deleteProperty(Element.prototype, "animate");
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe("a turn", () => {
  it("shows the back for its first half and the face after it", () => {
    const table = show(null);
    table.turn("KD");
    expect(table.seen()).toBeUndefined();
    expect(turns.map(({ length }) => length)).toEqual([150]);
    turns[0]?.onfinish?.();
    expect(table.seen()).toBe("KD");
    expect(turns.map(({ length }) => length)).toEqual([150, 150]);
  });

  it("moves by transform alone", () => {
    const table = show(null);
    table.turn("KD");
    turns[0]?.onfinish?.();
    for (const { frames } of turns) for (const frame of frames) expect(Object.keys(frame)).toEqual(["transform"]);
  });

  it("that is turned back midway ends with the side that was asked for last", () => {
    const table = show(null);
    table.turn("KD");
    table.turn(null);
    turns.at(-1)?.onfinish?.();
    expect(table.seen()).toBeUndefined();
    expect(turns[0]?.cancelled).toBe(true);
  });

  it("keeps the corner of a card that is turned down until it is gone", () => {
    const table = show("QD", "D");
    const before = document.querySelector(".card")?.innerHTML;
    table.turn(null);
    expect(table.seen()).toBe("QD");
    expect(document.querySelector(".card")?.innerHTML).toBe(before);
    turns[0]?.onfinish?.();
    expect(table.seen()).toBeUndefined();
  });

  it("has a name only while the card that it names is seen", () => {
    const table = show(null);
    const name = (): string | null | undefined => document.querySelector(".card")?.getAttribute("aria-label");
    table.turn("KD");
    expect(name()).toBeNull();
    turns[0]?.onfinish?.();
    flushSync();
    expect(name()).toBe("a card");
  });

  it("does not come between two faces", () => {
    const table = show("2C");
    table.turn("3C");
    expect(table.seen()).toBe("3C");
    expect(turns).toEqual([]);
  });

  it.each(["0ms", "0s", "none"])("takes no time where --flip is %j", (time) => {
    setFlip(time);
    const table = show(null);
    table.turn("KD");
    expect(table.seen()).toBe("KD");
    expect(turns).toEqual([]);
  });
});

describe("duration", () => {
  it.each([
    ["320ms", 320],
    [".5s", 500],
    ["1.25s", 1250],
    ["soon", 0],
  ])("reads %s as %i ms", (written, expected) => {
    setFlip(written);
    expect(duration(document.documentElement, "--flip")).toBe(expected);
  });
});
