/**
 * What happened, in a short sentence, as somebody at the table tells it; as bataille.texts.narrator, with which a test
 * compares it.
 */
import type { GameEvent, Laid, Outcome, Rules, WarDeclared, Won } from "../protocol/messages";
import { rankAgainst, ranks, theCard } from "./cards";
import { type Arguments, sentenceCase, type Texts } from "./texts";

/** Endings whose reason says already how many battles there were. */
const COUNTED: readonly string[] = ["battles", "guard", "endless"];

export class Narrator {
  /** `names`: of the seats, in their order. `you`: the reader's seat; `null` where nobody is spoken to. */
  constructor(
    private readonly texts: Texts,
    private readonly rules: Rules,
    private readonly names: readonly string[],
    private readonly you: number | null = null,
  ) {}

  /** An event, as one seat may know it, in a sentence or two. */
  sentence(event: GameEvent): string {
    return sentenceCase(this.#tell(event));
  }

  /** Who won, why the game ended and how long it was; in Casino War what everybody has left. */
  ending(outcome: Outcome): string {
    const account = this.account(outcome);
    return outcome.bankrolls.length ? account : `${this.result(outcome)} ${account}`;
  }

  /** The same without who won. */
  account(outcome: Outcome): string {
    const told = [this.reason(outcome), ...outcome.bankrolls.map((left, seat) => this.#bankroll(seat, left))];
    if (!outcome.bankrolls.length && outcome.battles && !COUNTED.includes(outcome.termination)) {
      told.push(this.texts.say("outcome-length", { battles: outcome.battles, wars: outcome.wars }));
    }
    return told.join(" ");
  }

  /** Who won. */
  result(outcome: Outcome): string {
    return this.texts.say("outcome", {
      result: this.#result(outcome),
      name: this.#winner(outcome),
      names: this.#allOf(outcome.drawn),
    });
  }

  /** Why the game ended. */
  reason(outcome: Outcome): string {
    const counts: Record<string, number | null> = {
      wars: this.rules.wars_to_win,
      target: this.rules.target,
      floor: this.rules.floor,
    };
    return this.texts.say(`termination-${outcome.termination}`, {
      result: this.#result(outcome),
      name: this.#winner(outcome),
      count: counts[outcome.termination] || outcome.battles,
      since: outcome.since ?? 0,
      period: outcome.period ?? 0,
    });
  }

  #bankroll(seat: number, left: number): string {
    return this.#of("outcome-bankroll", seat, { bankroll: amount(left) });
  }

  #result(outcome: Outcome): string {
    if (outcome.winner !== null) return outcome.winner === this.you ? "you" : "won";
    return outcome.drawn.length ? "drawn" : "nobody";
  }

  #winner(outcome: Outcome): string {
    return outcome.winner === null ? "" : this.#name(outcome.winner);
  }

  #tell(event: GameEvent): string {
    const key = `event-${event.type}`;
    const { texts } = this;
    switch (event.type) {
      case "dealt": {
        const [each = 0, ...others] = new Set(event.counts.stocks);
        return texts.say(key, { each: others.length ? 0 : each, aside: event.aside });
      }
      case "refilled":
        return this.#of(key, event.seat, { count: event.counts.stocks[event.seat] ?? 0 });
      case "staked":
      case "taken-back":
        return texts.say(key, { shown: this.#each(key, event.cards) });
      case "turned":
        return texts.say(key, { battle: event.battle, shown: this.#turned(event.cards, true) });
      case "tie-broken": {
        const turned = this.names.map((_, seat) => event.cards[event.seats.indexOf(seat)] ?? null);
        return texts.say(key, { shown: this.#turned(turned, false) });
      }
      case "war-declared":
        return this.#war(key, event);
      case "laid":
        return texts.say(key, { shown: this.#laid(key, event).join(", ") });
      case "left-lying":
        return texts.say(key, { count: event.counts.rows.reduce((sum, row) => sum + row, 0) });
      case "won":
        return this.#won(key, event);
      case "drew":
        return this.#of(key, event.seat, {
          known: event.cards.length ? "yes" : "no",
          drawn: event.drawn,
          cards: texts.both(event.cards.map((card) => theCard(texts, card))),
        });
      case "chose": {
        const card = event.card === null ? "" : theCard(texts, event.card);
        return this.#of(key, event.seat, { known: card ? "yes" : "no", card });
      }
      case "grabbed-falsely":
        return this.#of(key, event.seat, { penalty: event.penalty });
      case "went-out":
      case "went-away":
        return this.#of(key, event.seat, { why: event.why });
      case "ended":
        return this.ending(event.outcome);
      case "shuffled":
        return texts.say(key, { shoe: event.shoe });
      case "bet-placed": // bets are whole units
        return this.#of(key, event.seat, { ante: Math.floor(event.ante / 2), tie: Math.floor(event.tie / 2) });
      case "casino-dealt":
        return texts.say(key, {
          burned: event.burned,
          shown: sentenceCase(this.#each(key, event.cards)),
          bank: theCard(texts, event.bank),
        });
      case "settled":
        return this.#of(key, event.seat, {
          what: event.what,
          gain: amount(Math.abs(event.gain)),
          bankroll: amount(event.bankroll),
        });
      case "misdeal-called":
      case "grabbed":
      case "raised":
      case "surrendered":
        return this.#of(key, event.seat);
      case "discarded":
      case "bell-rang":
      case "went-live":
      case "turned-back":
        return texts.say(key);
    }
  }

  #war(key: string, event: WarDeclared): string {
    const first = event.cards[0] ?? "";
    const same = new Set(event.cards.map((card) => rankAgainst(this.texts, card))).size === 1;
    const tied = event.cards.map((card) => rankAgainst(this.texts, card));
    return this.texts.say(key, {
      link: event.link,
      same: same ? "yes" : "no",
      count: event.cards.length,
      ranks: same ? ranks(this.texts, first) : sentenceCase(this.texts.both(tied)),
      all: event.seats.length === this.names.length ? "yes" : "no",
      names: this.#allOf(event.seats),
      standing: event.standing.length,
      standing_names: this.#allOf(event.standing),
    });
  }

  #laid(key: string, event: Laid): string[] {
    return event.down.flatMap((down, seat) => {
      const card = event.cards[seat] ?? null;
      if (card !== null) return [this.#of(`${key}-one`, seat, { down, card: theCard(this.texts, card) })];
      return down ? [this.#of(`${key}-down`, seat, { down })] : [];
    });
  }

  #won(key: string, event: Won): string {
    return this.#of(key, event.seat, {
      how: event.how,
      decided: event.card !== null && event.beaten !== null ? "yes" : "no",
      winning: event.card === null ? "" : sentenceCase(rankAgainst(this.texts, event.card)),
      beaten: event.beaten === null ? "" : rankAgainst(this.texts, event.beaten),
      prize: event.prize,
    });
  }

  /** Every seat's card of a battle; in thinking it was chosen. */
  #turned(cards: readonly (string | null)[], mayChoose: boolean): string {
    const chosen = mayChoose && this.rules.part.type === "thinking" ? "yes" : "no";
    return this.#each("event-turned", cards, { chosen });
  }

  /** What every seat does with its card, one after the other. */
  #each(key: string, cards: readonly (string | null)[], more: Arguments = {}): string {
    return cards
      .flatMap((card, seat) =>
        card === null ? [] : [this.#of(`${key}-one`, seat, { card: theCard(this.texts, card), ...more })],
      )
      .join(", ");
  }

  /** A sentence about one seat. */
  #of(key: string, seat: number, values: Arguments = {}): string {
    return this.texts.say(key, { name: this.#name(seat), you: seat === this.you ? "yes" : "no", ...values });
  }

  #name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** Names in a list, the reader's last. */
  #allOf(seats: readonly number[]): string {
    const others = seats.filter((seat) => seat !== this.you).map((seat) => this.#name(seat));
    const you = this.you !== null && seats.includes(this.you) ? [this.texts.say("you")] : [];
    return this.texts.both([...others, ...you]);
  }
}

/** Half units of play money as people write them: `2½`. */
export function amount(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ""}½` : String(whole);
}
