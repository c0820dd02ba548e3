// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Beat } from "../game/stage";
import { settings } from "../settings/settings.svelte";
import { sound } from "./sound";

const started: string[] = [];

/** Everything that can be wired and started, and counts what starts. */
function node(kind: string): unknown {
  const own: Record<string, unknown> = {
    start: () => started.push(kind),
    connect: (other: unknown) => other,
    sampleRate: 8,
    currentTime: 0,
    state: "running",
    createBufferSource: () => node("noise"),
    createOscillator: () => node("tone"),
    createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
  };
  return new Proxy(() => node(kind), {
    get: (_, name) => own[String(name)] ?? node(kind),
    set: (_, name, value) => ((own[String(name)] = value), true),
  });
}

function beat(kind: Beat["kind"]): Beat {
  return { kind, stage: { link: 1, winner: 0, outcome: null } } as unknown as Beat;
}

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  started.length = 0;
  vi.advanceTimersByTime(1000);
  vi.stubGlobal("AudioContext", function AudioContext() {
    return node("context");
  });
  Object.assign(settings, { sound: true, volume: 60 });
});

it("is silent until somebody wants sound", () => {
  settings.sound = false;
  sound(beat("turn"), 300, 0);
  Object.assign(settings, { sound: true, volume: 0 });
  sound(beat("turn"), 300, 0);
  expect(started).toEqual([]);
});

it("is silent where nothing is shown", () => {
  sound(beat("turn"), 0, 0);
  expect(started).toEqual([]);
});

it("slides cards, drums a war and rings for a win", () => {
  sound(beat("turn"), 300, 0);
  vi.advanceTimersByTime(300);
  sound(beat("war"), 300, 0);
  vi.advanceTimersByTime(300);
  sound(beat("won"), 300, 0);
  expect(started).toEqual(["noise", "tone", "tone", "tone", "tone", "tone"]);
});

it("makes no noise of many cards at once", () => {
  for (let time = 0; time < 10; time++) sound(beat("turn"), 22, 0);
  expect(started).toEqual(["noise"]);
});
