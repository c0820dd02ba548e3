/**
 * One game as this device takes part in it: what the room has told, and commands to it. This is the model: it never waits
 * for what is drawn of it. It holds no rule: what may be done stands in the views' questions.
 */
import type { Connection, Engine } from "../engine/engine";
import type { Change, Command, FromRoom, GameEvent, May, Presence, Rules, ToRoom, View } from "../protocol/messages";

/** What happened at once: the events, and the views after them. */
export interface Scene {
  readonly events: readonly GameEvent[];
  readonly views: readonly View[];
  /** Milliseconds since the deal. */
  readonly time: number;
}

export class Session {
  rules = $state.raw<Rules>();
  variant = $state.raw<string | null>(null);
  /** The seats that are played on this device; none for a watcher. */
  seats = $state.raw<readonly number[]>([]);
  host = $state(false);
  /** One for each of `seats`, or a watcher's. */
  views = $state.raw<readonly View[]>([]);
  presence = $state.raw<Presence>();
  /** Why the last message had no effect. */
  refusal = $state.raw<{ readonly code: string; readonly arguments: { readonly [name: string]: string | number } }>();
  /** Why the room has closed the connection, as a code. */
  closed = $state<string>();
  /** Told of everything new; `anew`: the room as it stands, everything before it is of no account. */
  onscene: (scene: Scene, anew: boolean) => void = () => undefined;
  /** Told once what had happened before this page came in, if that is not too long to tell. */
  onpast: (past: Scene) => void = () => undefined;

  #version: number | null = null;
  /** Whether the past has been asked for. */
  #remembering = false;
  readonly #connection: Connection;
  readonly #open = new Map<string, ToRoom>();
  #changes = 0;

  constructor(
    engine: Engine,
    readonly room: string,
    readonly token: string,
  ) {
    this.#connection = engine.connect(room, (message) => this.#take(message));
  }

  /** Come in. */
  enter(): void {
    this.#connection.send({ type: "hello", token: this.token, seen: this.#version, protocol: 1 });
  }

  /** Come in again after the room has closed the connection. */
  comeBack(): void {
    this.closed = undefined;
    this.#version = null;
    this.enter();
  }

  /** The newest view of one of the device's seats, else of the watcher. */
  view(seat?: number): View | undefined {
    return this.views.find((each) => each.seat === seat) ?? this.views[0];
  }

  get over(): boolean {
    return this.views[0]?.outcome != null;
  }

  get paused(): boolean {
    return this.presence?.paused ?? false;
  }

  /** What each seat of this device may do now. */
  get may(): readonly May[] {
    const asked = this.views[0]?.question.seats ?? [];
    return asked.filter(({ seat }) => this.seats.includes(seat) && this.presence?.seats[seat]?.player == null);
  }

  /**
   * Give a command in answer to a question. `decision`: its number in the view that whoever gives it was looking at, so
   * that a double tap answers one question twice, which is done once. `seat`: `null` for all that may turn.
   */
  give(decision: number, body: Command, seat: number | null = null): void {
    const id = `${decision}-${seat ?? "all"}-${body.type}${"at" in body ? `-${body.battle}-${body.at}` : ""}`;
    if (this.#open.has(id)) return;
    this.#say(id, { type: "command", id, decision, body, seat });
  }

  /** Change how the room is run. */
  change(change: Change): void {
    const id = `change-${Date.now()}-${++this.#changes}`;
    this.#say(id, { type: "settings", id, change });
  }

  /** Computer players wait while something is still being shown. */
  hold(held: boolean): void {
    this.#connection.hold(held);
  }

  leave(): void {
    this.#connection.close();
  }

  #say(id: string, message: ToRoom): void {
    this.#open.set(id, message);
    this.refusal = undefined;
    this.#connection.send(message);
  }

  #take(message: FromRoom): void {
    switch (message.type) {
      case "welcome":
        this.rules = message.rules;
        this.variant = message.variant;
        this.seats = message.seats;
        this.host = message.host;
        this.#show({ events: [], views: message.views, time: message.time }, message.version, true);
        return this.#remember(message.version);
      case "events":
        if (this.#remembering && message.since === 0) return this.#past(message, message.version);
        if (message.since !== this.#version) return this.enter();
        return this.#show(message, message.version, false);
      case "accepted":
        this.#open.delete(message.id);
        return;
      case "refused":
        if (message.id !== null) this.#open.delete(message.id);
        // Somebody was quicker, or one tap counted twice: nothing that anybody needs to hear of.
        if (message.code !== "command/late") this.refusal = message;
        return;
      case "presence":
        this.presence = message;
        return;
      case "bye":
        this.closed = message.reason;
        return;
      case "record": // never asked for here: the keeper has it from the engine
        return;
    }
  }

  /** Ask what has happened up to now: the room counts from the deal, which is version 1. */
  #remember(version: number): void {
    if (this.#remembering || version <= 1) return;
    this.#remembering = true;
    this.#connection.send({ type: "hello", token: this.token, seen: 0, protocol: 1 });
  }

  #past(past: Scene, version: number): void {
    this.#remembering = false;
    this.#version = version;
    this.views = past.views;
    this.onpast(past);
  }

  #show(scene: Scene, version: number, anew: boolean): void {
    this.#version = version;
    this.views = scene.views;
    this.onscene(scene, anew);
  }
}
