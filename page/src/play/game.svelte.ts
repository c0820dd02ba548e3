/** One game on this page: its session, its director and the tellings of both; made again from what was kept. */
import { engine } from "../app/house.svelte";
import { looksOf } from "../app/looks";
import { namesIn } from "../app/names";
import { tokenOf } from "../app/table";
import { Director } from "../game/director.svelte";
import { type Scene, Session } from "../game/session.svelte";
import { discreet } from "../families/discreet";
import type { Outcome, Record as GameRecord, Sitter } from "../protocol/messages";
import { Learning } from "../learn/learning.svelte";
import { sayAloud } from "../learn/voice";
import { settings } from "../settings/settings.svelte";
import { keepRecord } from "../store/records";
import { forgetRoom, keptRoom } from "../store/rooms";
import type { Sitting } from "../table/sitting";
import { Narrator } from "../texts/narrator";
import { texts } from "../texts/spoken.svelte";
import { Pilot } from "./pilot.svelte";
import { Telling } from "./telling.svelte";

/** Beats shorter than this (in milliseconds, of weight 1) leave no time to say what happened. */
const SPEAKABLE = 400;

export type Leaf = "menu" | "history" | "keys";

export class Game {
  readonly session: Session;
  readonly director: Director;
  readonly pilot: Pilot;
  readonly telling = new Telling();
  /** Asks small children who wins; not on the way to somewhere else, and not while others race. */
  readonly learning = new Learning(
    () => settings.learning && this.pilot.errand === undefined && this.session.rules?.part.type !== "speed",
  );
  /** Tells in the language of now. */
  readonly narrator: Narrator | undefined = $derived.by(() =>
    this.session.rules ? new Narrator(texts(), this.session.rules, this.names, this.you) : undefined,
  );
  readonly sittings: readonly Sitting[] = $derived.by(() =>
    looksOf(this.session.room, this.names.length).map((guise, seat) => ({
      seat,
      name: this.names[seat] ?? "",
      computer: this.session.presence?.seats[seat]?.player != null,
      ...guise,
    })),
  );

  /** In the language of now, where nobody has given a name. */
  readonly names: readonly string[] = $derived.by(() => namesIn(this.session.room, this.session.presence?.seats ?? []));
  /** The record in JSON and its digest, when the game is over. */
  record = $state.raw<{ readonly digest: string; readonly text: string }>();
  /** What is open before the table. */
  leaf = $state.raw<Leaf>();
  /** Told of what happens when it comes, before anything of it is shown. */
  onscene: (scene: Scene) => void = () => undefined;
  #settled = false;
  #told = { time: 0, at: 0 };

  private constructor(room: string, token: string) {
    this.session = new Session(engine(), room, token);
    this.director = new Director(() => this.pilot.unit);
    this.pilot = new Pilot(this.session, this.director);
    this.session.onscene = (scene, anew) => {
      this.#told = { time: scene.time, at: performance.now() };
      this.onscene(scene);
      this.director.push(scene, anew);
      this.pilot.take(scene);
    };
    this.pilot.onsent = () => this.learning.goOn();
    this.director.gate = this.learning.gate;
    this.session.onpast = (past) => this.#remember(past);
    this.director.onbegin = (scene) => this.pilot.begin(scene);
    this.director.onrest = () => {
      if (this.session.over) void this.#settle();
      this.pilot.rest();
    };
    this.director.ontell = (event) => {
      if (!this.narrator) return;
      const sentence = this.narrator.sentence(discreet(event, this.you));
      this.telling.tell(event, sentence);
      if (settings.spoken && this.pilot.unit >= SPEAKABLE) sayAloud(sentence, settings.language);
    };
    this.session.enter();
  }

  /** What had happened before is known; the battle that was going on, or the last one, is shown again. */
  #remember({ events, views, time }: Scene): void {
    const begun = events.findLastIndex(({ type }) => type === "turned" || type === "casino-dealt");
    const again = begun < 0 || this.session.over ? events.length : begun;
    const told = events.slice(0, again).map((event) => this.narrator?.sentence(discreet(event, this.you)) ?? "");
    this.telling.remember(told);
    if (again < events.length) this.director.push({ events: events.slice(again), views, time }, false);
  }

  /** A game that was begun on this page, or kept on this device; `undefined`: there is none of this name. */
  static async open(room: string): Promise<Game | undefined> {
    const token = tokenOf(room);
    if (token !== undefined) return new Game(room, token);
    const found = await keptRoom(room);
    if (!found) return undefined;
    await engine().reopen(room, found.kept);
    return new Game(room, found.room.token);
  }

  /** The seat of the one person at this device; `null`: there is none, or there are several. */
  get you(): number | null {
    const { seats, presence } = this.session;
    const people = seats.filter((seat) => presence?.seats[seat]?.player == null);
    return people.length === 1 ? people[0]! : null;
  }

  /** The seat at the lower edge. */
  get near(): number {
    return this.you ?? this.session.seats.find((seat) => this.session.presence?.seats[seat]?.player == null) ?? 0;
  }

  /** Who played, to play again. */
  get sitters(): readonly Sitter[] {
    return this.session.presence?.seats.map(({ player }, seat) => ({ name: this.names[seat] ?? "", player })) ?? [];
  }

  /** How it ended, once that has been shown. */
  get shownOutcome(): Outcome | null {
    return this.director.busy ? null : (this.director.stage?.outcome ?? null);
  }

  /** Whether a key is meant for the table: nothing else is open, no field is being filled. */
  hears(event: KeyboardEvent): boolean {
    if (this.leaf || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
    return !(
      event.target instanceof Element && event.target.closest("input:not([type=range]), textarea, select, dialog")
    );
  }

  /** Let the game rest, or go on. */
  pause(paused: boolean): void {
    this.session.change({ type: paused ? "pause" : "go-on" });
  }

  /** Take the game up here again, after it was opened elsewhere. */
  comeBack(): void {
    this.session.comeBack();
  }

  /** Milliseconds since the deal, by now; pauses do not count. */
  time(): number {
    const { time, at } = this.#told;
    return this.session.paused ? time : time + performance.now() - at;
  }

  leave(): void {
    this.learning.goOn();
    this.session.leave();
    this.director.leave();
    this.pilot.release();
    this.telling.leave();
  }

  /** A game that is over becomes a record, and is no game being played any more. */
  async #settle(): Promise<void> {
    if (this.#settled) return;
    this.#settled = true;
    const record = await engine().record(this.session.room);
    const { digest, outcome } = JSON.parse(record) as GameRecord;
    this.record = { digest, text: record };
    await keepRecord({
      id: digest,
      room: this.session.room,
      variant: this.session.variant,
      names: [...this.names],
      looks: this.sittings.map(({ animal, accent, named }) => ({ animal, accent, named })),
      winner: outcome?.winner ?? null,
      battles: outcome?.battles ?? 0,
      ended: Date.now(),
      record,
    }).catch(() => undefined);
    await forgetRoom(this.session.room).catch(() => undefined);
  }
}
