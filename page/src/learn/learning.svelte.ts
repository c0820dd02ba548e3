/**
 * The learning mode: before the cards of a battle are taken, a child says who wins. What is right is read from the event
 * that follows, never worked out here. Nothing is counted: a wrong answer gets another look, the second one the answer.
 */
import type { Beat } from "../game/stage";
import type { GameEvent } from "../protocol/messages";

/** A card that somebody has just turned up. */
export interface Shown {
  readonly seat: number;
  readonly card: string;
}

export type Answer = number | "same";

export interface Question {
  readonly shown: readonly Shown[];
  readonly right: Answer;
  /** What decides it: told as the feedback. */
  readonly event: GameEvent;
}

export type Reply = "right" | "again" | "told";

export class Learning {
  /** What is asked now. */
  question = $state.raw<Question>();
  /** What came of the last answer; `undefined`: none yet. */
  reply = $state<Reply>();

  readonly #isOn: () => boolean;
  #goOn: (() => void) | undefined;

  constructor(isOn: () => boolean) {
    this.#isOn = isOn;
  }

  /** The director's gate: waits before a battle is decided on the table. */
  readonly gate = (beat: Beat): Promise<void> | undefined => {
    const question = this.#isOn() ? asked(beat) : undefined;
    if (!question) return undefined;
    this.question = question;
    this.reply = undefined;
    return new Promise((resolve) => {
      this.#goOn = () => {
        this.question = undefined;
        resolve();
      };
    });
  };

  /** What the child says. */
  answer(given: Answer): void {
    if (!this.question || this.reply === "right" || this.reply === "told") return;
    if (given === this.question.right) this.reply = "right";
    else this.reply = this.reply === "again" ? "told" : "again";
  }

  /** Let the game go on. */
  goOn(): void {
    const goOn = this.#goOn;
    this.#goOn = undefined;
    goOn?.();
  }
}

/** What there is to be asked before a beat: where cards have just been compared. */
export function asked({ kind, event, stage }: Beat): Question | undefined {
  let right: Answer;
  let link = stage.link;
  if (kind === "won" && event.type === "won" && event.how === "highest") right = event.seat;
  else if (kind === "war" && event.type === "war-declared") {
    right = "same";
    link = event.link - 1; // the cards that tied lie in the link before
  } else return undefined;
  const shown = stage.rows.flatMap((row, seat) => {
    const last = row.at(-1);
    return last?.link === link && last.card !== null ? [{ seat, card: last.card }] : [];
  });
  // Where a card of an earlier link decides (R12), there is nothing to be seen that a child could go by.
  const fair = shown.length > 1 && (right === "same" || shown.some(({ seat }) => seat === right));
  return fair ? { shown, right, event } : undefined;
}
