/** The page's side of the engine: asks the lobby, connects to rooms. Another one may do the same over a socket. */
import type { FromLobby, FromRoom, ToLobby, ToRoom } from "../protocol/messages";
import type { FromWorker, ToWorker } from "./mail";

export interface Connection {
  send(message: ToRoom): void;
  /** Computer players wait while the page still shows what has happened. */
  hold(held: boolean): void;
  /** Leave; nothing is heard any more. */
  close(): void;
}

/** The lobby would not do it: code and arguments as everywhere. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly values: Readonly<Record<string, string | number>>,
  ) {
    super(code);
  }
}

type Answer<Kind extends FromLobby["type"]> = Extract<FromLobby, { type: Kind }>;

export class Engine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Deferred<string>>();
  readonly #listeners = new Map<string, (message: FromRoom) => void>();
  #count = 0;
  /** How long Python took to start, in milliseconds, and its memory in bytes. */
  readonly ready: Promise<{ milliseconds: number; memory: number }>;
  /** Called once when the browser does not let us keep games. */
  onunkept: () => void = () => undefined;

  constructor(worker: Worker, base: string) {
    this.#worker = worker;
    const { promise, resolve, reject } = deferred<{ milliseconds: number; memory: number }>();
    this.ready = promise;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "ready") resolve(data);
      else if (data.type === "failed") reject(new Error(data.reason));
      else this.#take(data);
    };
    worker.onerror = (event) => {
      reject(new Error(event.message));
    };
    this.#post({ type: "start", base });
  }

  /** Ask the lobby; throws `Refusal`. */
  async ask<Kind extends FromLobby["type"]>(message: ToLobby, kind: Kind): Promise<Answer<Kind>> {
    const answer = JSON.parse(await this.#call((id) => ({ type: "ask", id, text: JSON.stringify(message) })));
    if (answer.type !== kind) throw new Refusal(answer.code, answer.arguments);
    return answer as Answer<Kind>;
  }

  /** Make a kept room again; throws where it cannot be read. */
  async reopen(room: string, kept: string): Promise<void> {
    await this.#call((id) => ({ type: "reopen", id, room, kept }));
  }

  /** The record of a game so far, in JSON. */
  async record(room: string): Promise<string> {
    return await this.#call((id) => ({ type: "record", id, room }));
  }

  /** Forget a room. */
  close(room: string): void {
    this.#post({ type: "close", room });
  }

  connect(room: string, listen: (message: FromRoom) => void): Connection {
    const connection = ++this.#count;
    const address = `${room} ${connection}`;
    this.#listeners.set(address, listen);
    return {
      send: (message) => this.#post({ type: "send", room, connection, text: JSON.stringify(message) }),
      hold: (held) => this.#post({ type: "hold", room, held }),
      close: () => {
        this.#listeners.delete(address);
        this.#post({ type: "gone", room, connection });
      },
    };
  }

  #call(mail: (id: number) => ToWorker): Promise<string> {
    const id = ++this.#count;
    const waiting = deferred<string>();
    this.#waiting.set(id, waiting);
    this.#post(mail(id));
    return waiting.promise;
  }

  #take(mail: Exclude<FromWorker, { type: "ready" | "failed" }>): void {
    switch (mail.type) {
      case "letter":
        return this.#listeners.get(`${mail.room} ${mail.connection}`)?.(mail.message);
      case "unkept":
        return this.onunkept();
      case "answer":
        this.#waiting.get(mail.id)?.resolve(mail.text);
        break;
      case "refused":
        this.#waiting.get(mail.id)?.reject(new Error(mail.reason));
    }
    this.#waiting.delete(mail.id);
  }

  #post(mail: ToWorker): void {
    this.#worker.postMessage(mail);
  }
}

/** What `Promise.withResolvers` gives, which Safari has since 17.4 only. */
interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (reason: unknown) => void;
}

function deferred<T>(): Deferred<T> {
  let resolve!: Deferred<T>["resolve"];
  let reject!: Deferred<T>["reject"];
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** The engine in a worker of this page. */
export function startEngine(): Engine {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "engine" });
  return new Engine(worker, document.baseURI);
}
