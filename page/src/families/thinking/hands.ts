/** Hands, and who may look at which: on one device they are hidden from each other by a curtain. */
import type { GameEvent } from "../../protocol/messages";

/** A seat's hand after an event, as far as the event names its cards. */
export function handAfter(hand: readonly string[], event: GameEvent, seat: number): readonly string[] {
  switch (event.type) {
    case "turned":
    case "laid":
      return without(hand, event.cards[seat]);
    case "drew":
      return event.seat === seat ? [...hand, ...event.cards] : hand;
    default:
      return hand;
  }
}

/** What lies before the people at one device. */
export interface Sight {
  /** Whose hand it is; `null`: nobody's. */
  readonly seat: number | null;
  /** Whether the curtain is drawn before it until its owner alone looks. */
  readonly curtain: boolean;
}

/**
 * `people`: at this device; `choosers`: those of them who have to choose; `looking`: who has said that nobody else looks.
 * One person alone always sees the hand. Of several, one at a time does, and only to choose.
 */
export function sightOf(people: readonly number[], choosers: readonly number[], looking: number | null): Sight {
  const [only, ...others] = people;
  if (only === undefined) return { seat: null, curtain: false };
  if (!others.length) return { seat: only, curtain: false };
  if (looking !== null && choosers.includes(looking)) return { seat: looking, curtain: false };
  return { seat: choosers[0] ?? null, curtain: choosers.length > 0 };
}

function without(hand: readonly string[], card: string | null | undefined): readonly string[] {
  const place = card ? hand.indexOf(card) : -1;
  return place < 0 ? hand : hand.filter((_, other) => other !== place);
}
