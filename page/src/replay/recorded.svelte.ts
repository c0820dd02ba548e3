/** A recorded game that is looked at again: stepped, scrubbed, played. Nothing is hidden any more. */
import type { Engine } from "../engine/engine";
import { Director, type Unit } from "../game/director.svelte";
import type { Course, Opened } from "../protocol/messages";

export class Recorded {
  /** The step that is shown or being shown. */
  number = $state(0);
  /** Whether step follows step by itself. */
  playing = $state(false);
  readonly director: Director;
  readonly #engine: Engine;
  /** Requests are answered in their order; only the newest counts. */
  #wanted = 0;

  private constructor(
    engine: Engine,
    readonly text: string,
    readonly opened: Opened,
    readonly course: Course,
    unit: Unit,
  ) {
    this.#engine = engine;
    this.director = new Director(unit);
    this.director.onrest = () => this.#rest();
  }

  /** Open a record: its JSON or the text of a link. Throws `Refusal` where it is not true. */
  static async open(engine: Engine, text: string, unit: Unit): Promise<Recorded> {
    const opened = await engine.ask({ type: "open", record: text }, "opened");
    const course = await engine.ask({ type: "course", record: opened.record }, "course");
    const recorded = new Recorded(engine, text, opened, course, unit);
    await recorded.jump(0);
    return recorded;
  }

  get last(): number {
    return this.opened.last;
  }

  get atEnd(): boolean {
    return this.number >= this.last;
  }

  /** Show a step as it was then, without what led to it. */
  async jump(number: number): Promise<void> {
    const wanted = ++this.#wanted;
    this.number = Math.min(Math.max(number, 0), this.last);
    const shown = await this.#at(this.number);
    if (wanted === this.#wanted) this.director.push({ events: [], views: [shown.view], time: 0 }, true);
  }

  /** Show what happened next; a command by which nothing happens yet is passed over. */
  async forward(): Promise<void> {
    if (this.atEnd) return;
    if (this.director.busy) return this.director.hurry();
    const wanted = ++this.#wanted;
    const shown = await this.#next(1);
    if (wanted !== this.#wanted) return;
    this.number = shown.number;
    this.director.push({ events: shown.events, views: [shown.view], time: shown.view.time }, false);
  }

  async back(): Promise<void> {
    this.playing = false;
    if (this.number > 0) await this.jump((await this.#next(-1)).number);
  }

  /** Go to the next war and show it. */
  async nextWar(): Promise<void> {
    const war = this.course.wars.find((step) => step > this.number);
    if (war === undefined) return;
    await this.jump(war - 1);
    await this.forward();
  }

  get hasNextWar(): boolean {
    return this.course.wars.some((step) => step > this.number);
  }

  async play(): Promise<void> {
    if (this.atEnd) await this.jump(0);
    this.playing = true;
    this.#rest();
  }

  pause(): void {
    this.playing = false;
  }

  leave(): void {
    this.playing = false;
    this.director.leave();
  }

  /** The text of a link that holds the whole game. */
  async link(): Promise<string> {
    return (await this.#engine.ask({ type: "shorten", record: this.text }, "shortened")).text;
  }

  /** The next step in which something happened, or the last there is. */
  async #next(by: 1 | -1) {
    let shown = await this.#at(this.number + by);
    while (!shown.events.length && shown.number > 0 && shown.number < this.last)
      shown = await this.#at(shown.number + by);
    return shown;
  }

  async #at(number: number) {
    return await this.#engine.ask({ type: "at", record: this.opened.record, number, seat: null }, "shown");
  }

  #rest(): void {
    if (!this.playing || this.director.busy) return;
    if (this.atEnd) this.playing = false;
    else void this.forward();
  }
}
