/** What is said of a game: every event once in a list, and a short line about what can be seen. */
import type { GameEvent } from "../protocol/messages";

/** Sentences kept to be read again. */
const MOST = 400;
/** What one sees anyway, and only listeners are told. */
const SEEN: ReadonlySet<GameEvent["type"]> = new Set([
  "dealt",
  "turned",
  "staked",
  "laid",
  "chose",
  "drew",
  "went-live",
]);

export interface Line {
  readonly key: number;
  readonly text: string;
}

export class Telling {
  /** The newest last. */
  lines = $state.raw<readonly Line[]>([]);
  /** What had happened before this page came in; to be read, and told to nobody who listens. */
  past = $state.raw<readonly Line[]>([]);
  /** A headline and what is to be added. */
  said = $state.raw<readonly [string, string]>(["", ""]);

  #count = 0;
  #waiting: Line[] = [];
  #frame: number | undefined;

  /** An event has been shown. `sentence`: what happened, in words. */
  tell(event: GameEvent, sentence: string): void {
    this.#waiting.push({ key: ++this.#count, text: sentence });
    this.#frame ??= requestAnimationFrame(() => this.#write());
    if (event.type === "turned") this.said = ["", ""];
    else if (!SEEN.has(event.type) && !nothing(event)) this.said = headline(sentence);
  }

  /** Know what had happened. */
  remember(sentences: readonly string[]): void {
    this.past = sentences.slice(-MOST).map((text) => ({ key: ++this.#count, text }));
  }

  leave(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
  }

  #write(): void {
    this.#frame = undefined;
    this.lines = [...this.lines, ...this.#waiting].slice(-MOST);
    this.#waiting = [];
  }
}

/** Nobody wins, and nothing stays: what was said before says why. */
function nothing(event: GameEvent): boolean {
  return event.type === "left-lying" && event.counts.rows.every((cards) => cards === 0);
}

/** The first sentence, and the others. */
export function headline(text: string): [string, string] {
  const [first = "", ...others] = text.split(/(?<=[.!?]) +/u);
  return [first, others.join(" ")];
}
