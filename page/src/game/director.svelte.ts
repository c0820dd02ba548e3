/**
 * Shows what happens at the player's pace. The session runs ahead of it and never waits; what it shows is played scene
 * by scene, and a command answers the question that is shown, so a tap means what its maker saw.
 */
import { type Beat, type BeatKind, beats, lingering, type Stage, staged } from "./stage";
import type { GameEvent, View } from "../protocol/messages";
import type { Scene } from "./session.svelte";

/** What a beat of weight 1 lasts at each pace, in milliseconds. */
export const UNITS = { calm: 900, easy: 480, lively: 260, quick: 110, fastest: 20, instant: 0 } as const;
/** What is shown at no length at all is drawn this often at most, in milliseconds. */
const DRAWN = 50;
/** Beats shorter than this are left out on a device that cannot keep up with them, in milliseconds. */
const SHORT = 60;
/** Beats with which a battle begins. */
const BEGINNINGS: ReadonlySet<BeatKind> = new Set(["deal", "stake", "turn"]);

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
  /** How long that lasts, in milliseconds. */
  length = $state.raw(0);
  /** Whether there is something that has not been shown yet. */
  busy = $state(false);
  /** Told of every event once, when it is shown, in order. */
  ontell: (event: GameEvent, beat: Beat) => void = () => undefined;
  /** Told of a scene before it is shown. */
  onbegin: (scene: Scene) => void = () => undefined;
  /** Waited for before a beat is shown: a question to a child, say. */
  gate: (beat: Beat) => Promise<void> | undefined = () => undefined;
  /** Told when everything has been shown. */
  onrest: () => void = () => undefined;

  readonly #queue: { scene: Scene; anew: boolean }[] = [];
  readonly #unit: Unit;
  /** What a stage would be if everything had been drawn; `stage` may stay behind where nothing lasts. */
  #now: Stage | undefined;
  /** The centre as it was when its cards were won, if nobody has seen them go. */
  #unseen: Stage | undefined;
  #drawn = -Infinity;
  /** When the running beat is over, if everything is drawn in time. */
  #due = 0;
  #late: ReturnType<typeof setTimeout> | undefined;
  #hurried = false;
  /** Goes on after a pause; there while one lasts. */
  #goOn: (() => void) | undefined;
  #paused: Promise<void> | undefined;
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

  /** Stand still from the next beat on, or go on. */
  pause(paused: boolean): void {
    if (paused === (this.#paused !== undefined)) return;
    this.#goOn?.();
    this.#paused = this.#goOn = undefined;
    if (paused) this.#paused = new Promise((resolve) => (this.#goOn = resolve));
  }

  /** Show nothing any more. */
  leave(): void {
    this.#left = true;
    this.pause(false);
    clearTimeout(this.#late);
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#running = this.busy = true;
    this.#due = performance.now();
    for (let next = this.#queue.shift(); next && !this.#left; next = this.#queue.shift()) {
      await this.#play(next.scene, next.anew);
    }
    this.#running = this.busy = false;
    this.beat = undefined;
    if (!this.#left) this.onrest();
  }

  async #play(scene: Scene, anew: boolean): Promise<void> {
    const { events, views } = scene;
    const [view] = views;
    if (!view) return;
    this.#hurried = false;
    this.onbegin(scene);
    if (anew || !this.#now) {
      this.#unseen = undefined;
      this.#draw((this.#now = staged(view)));
    }
    let length = this.#unit();
    for (const event of events) {
      for (const beat of beats(event, this.#now)) {
        await this.#paused;
        await this.gate(beat);
        if (this.#left) return;
        length = this.#timed(beat);
        this.#now = beat.stage;
        if (beat.kind === "won") this.#unseen = beat.stage;
        else if (length > 0 || BEGINNINGS.has(beat.kind)) this.#unseen = undefined;
        if (length > 0) {
          this.beat = beat;
          this.length = length;
          this.#draw(beat.stage);
        }
        if (beat.told) this.ontell(event, beat);
        await this.#wait(length);
      }
    }
    this.#now = staged(view, this.#now);
    this.length = length;
    const stage = this.#unseen ? lingering(this.#unseen, this.#now) : this.#now;
    if (length > 0 || this.#hurried || view.outcome) this.#draw(stage);
    else this.#drawSoon(stage);
    this.view = view;
    this.views = views;
  }

  /** How long a beat is shown; 0: it is not. */
  #timed({ weight }: Beat): number {
    const length = this.#hurried ? 0 : weight * this.#unit();
    const late = performance.now() - this.#due > 2 * SHORT;
    if (length >= SHORT || length === 0) this.#due = performance.now();
    this.#due += length;
    return late && length < SHORT ? 0 : length;
  }

  #draw(stage: Stage): void {
    clearTimeout(this.#late);
    this.#late = undefined;
    this.#drawn = performance.now();
    this.stage = stage;
  }

  /** Draw it unless something newer comes before that is due. */
  #drawSoon(stage: Stage): void {
    const due = this.#drawn + DRAWN - performance.now();
    if (due <= 0) return this.#draw(stage);
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#draw(stage), due);
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
