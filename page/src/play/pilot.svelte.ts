/**
 * Turns cards for the people at this device: by tap and key, while one is held, by itself, to the next war, to the end.
 * Knows no rule: turns when the room asks for a turn. Games in which nobody here plays run by themselves.
 */
import { type Director, UNITS } from "../game/director.svelte";
import type { Scene, Session } from "../game/session.svelte";
import { settings } from "../settings/settings.svelte";

export type Errand = "war" | "finish";

/** Two taps closer together than this are one (milliseconds). */
export const TWICE = 300;
/** Somebody who presses as long as this holds. */
export const HOLDING = 380;
/** At beats shorter than this the next turn is asked for before the last one has been shown. */
const AHEAD = 120;

export class Pilot {
  /** Whether a finger or a key is held. */
  held = $state(false);
  /** What it has been sent for. */
  errand = $state.raw<Errand>();

  /** Told when it is sent: nothing on the way is asked. */
  onsent: () => void = () => undefined;

  readonly #session: Session;
  readonly #director: Director;
  readonly #clock: () => number;
  #pressed = -Infinity;
  #holding: ReturnType<typeof setTimeout> | undefined;
  /** The war that it was sent for has come, and has not been shown yet. */
  #met = false;

  constructor(session: Session, director: Director, clock: () => number = () => performance.now()) {
    this.#session = session;
    this.#director = director;
    this.#clock = clock;
  }

  /** What a beat of weight 1 lasts now, in milliseconds. */
  get unit(): number {
    return this.errand || this.#races ? 0 : UNITS[settings.pace];
  }

  /** Whether nobody here plays, or nobody any more. */
  get watching(): boolean {
    const { presence, seats, views } = this.#session;
    const playing = views[0]?.playing ?? [];
    return !seats.some((seat) => playing.includes(seat) && presence?.seats[seat]?.player == null);
  }

  /** Whether somebody here may turn a card, by what is shown. */
  get asked(): boolean {
    const { view } = this.#director;
    return !view?.outcome && !this.#races && this.#session.may.some(({ verbs }) => verbs.includes("turn"));
  }

  /** Speed War: everybody turns by their own hand, and nothing is shown late. */
  get #races(): boolean {
    return this.#session.rules?.part.type === "speed";
  }

  /** A tap or a key: turn a card, or show the rest of what happens at once; twice in a moment is once. */
  press(): void {
    const now = this.#clock();
    if (now - this.#pressed >= TWICE) {
      this.#pressed = now;
      if (this.errand) this.stop();
      else if (this.#director.busy) this.#director.hurry();
      else this.#turn(this.#director.view?.question.number);
    }
    clearTimeout(this.#holding);
    this.#holding = setTimeout(() => {
      this.held = true;
      this.drive();
    }, HOLDING);
  }

  release(): void {
    clearTimeout(this.#holding);
    this.held = false;
  }

  /** On to the next war, or to the end, without showing what lies between. */
  send(errand: Errand): void {
    this.errand = errand;
    this.#met = false;
    this.onsent();
    this.#director.hurry();
    this.drive();
  }

  /** Here is far enough. */
  stop(): void {
    this.errand = undefined;
    this.#met = false;
  }

  /** Something new has come from the room. */
  take(scene: Scene): void {
    if (this.errand === "war" && reached(scene)) this.#met = true;
    this.drive();
  }

  /** A scene is going to be shown. */
  begin(scene: Scene): void {
    if (this.errand === "war" && reached(scene)) this.stop();
  }

  /** Everything has been shown. */
  rest(): void {
    if (this.#session.over) this.stop();
    this.drive();
  }

  /** Turn if that is wanted now. */
  drive(): void {
    const { over, paused, views } = this.#session;
    if (over || this.#session.closed) return;
    if (this.watching) return this.#session.hold(!this.errand && this.#director.busy);
    if (paused || this.#met || !(this.held || this.errand || settings.automatic)) return;
    const ready = this.unit * 1.5 < AHEAD ? this.#director.waiting < 2 || this.unit === 0 : !this.#director.busy;
    if (ready) this.#turn(views[0]?.question.number);
  }

  #turn(decision: number | undefined): void {
    if (decision !== undefined && !this.#session.paused && this.asked) this.#session.give(decision, { type: "turn" });
  }
}

function reached({ events }: Scene): boolean {
  return events.some(({ type }) => type === "war-declared" || type === "ended");
}
