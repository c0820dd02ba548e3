/**
 * Shows what happens at the player's pace. The session runs ahead of it and never waits; what it shows is played scene
 * by scene, and a command answers the question that is shown, so a tap means what its maker saw.
 */
import { type Beat, beats, type Stage, staged } from "./stage";
import type { GameEvent, View } from "../protocol/messages";
import type { Scene } from "./session.svelte";

/** What a beat of weight 1 lasts at each pace, in milliseconds. */
export const UNITS = { calm: 900, easy: 480, lively: 260, quick: 130, fastest: 42, instant: 0 } as const;

export type Unit = () => number;

export class Director {
  /** What is drawn. */
  stage = $state.raw<Stage>();
  /** The view after what has been shown. */
  view = $state.raw<View>();
  /** The views of all seats of this device, likewise. */
  views = $state.raw<readonly View[]>([]);
  /** What is being shown now. */
  beat = $state.raw<Beat>();
  /** Whether there is something that has not been shown yet. */
  busy = $state(false);
  /** Told of every event once, when it is shown, in order. */
  ontell: (event: GameEvent, beat: Beat) => void = () => undefined;
  /** Waited for before a beat is shown: a question to a child, say. */
  gate: (beat: Beat) => Promise<void> | undefined = () => undefined;
  /** Told when everything has been shown. */
  onrest: () => void = () => undefined;

  readonly #queue: { scene: Scene; anew: boolean }[] = [];
  readonly #unit: Unit;
  #hurried = false;
  #wake: (() => void) | undefined;
  #running = false;
  #left = false;

  /** `unit`: what a beat of weight 1 lasts now, in milliseconds; 0: nothing is waited for. */
  constructor(unit: Unit) {
    this.#unit = unit;
  }

  /** Scenes that wait. */
  get waiting(): number {
    return this.#queue.length;
  }

  push(scene: Scene, anew: boolean): void {
    if (anew) this.#queue.length = 0;
    this.#queue.push({ scene, anew });
    if (!this.#running) void this.#run();
  }

  /** Show the rest of the running scene at once. */
  hurry(): void {
    this.#hurried = true;
    this.#wake?.();
  }

  /** Show nothing any more. */
  leave(): void {
    this.#left = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#running = this.busy = true;
    for (let next = this.#queue.shift(); next && !this.#left; next = this.#queue.shift()) {
      await this.#play(next.scene, next.anew);
    }
    this.#running = this.busy = false;
    this.beat = undefined;
    if (!this.#left) this.onrest();
  }

  async #play({ events, views }: Scene, anew: boolean): Promise<void> {
    const [view] = views;
    if (!view) return;
    this.#hurried = false;
    this.stage = anew || !this.stage ? staged(view) : this.stage;
    for (const event of events) {
      for (const beat of beats(event, this.stage)) {
        await this.gate(beat);
        if (this.#left) return;
        this.beat = beat;
        this.stage = beat.stage;
        if (beat.told) this.ontell(event, beat);
        await this.#wait(beat.weight * this.#unit());
      }
    }
    this.stage = staged(view, this.stage);
    this.view = view;
    this.views = views;
  }

  async #wait(milliseconds: number): Promise<void> {
    if (this.#hurried || milliseconds <= 0 || this.#left) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = undefined;
  }
}
