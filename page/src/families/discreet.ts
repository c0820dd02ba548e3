/**
 * What may be told aloud. A device with several seats is told what any of them may know (docs/protocol.md); whoever
 * listens is one of them at most. So cards drawn and chosen (R50, R72) are named to the only person here, and to nobody else.
 */
import type { GameEvent } from "../protocol/messages";

/** The event, without what `you` may not know; `null`: several people are here, or none. */
export function discreet(event: GameEvent, you: number | null): GameEvent {
  if (event.type === "drew" && event.seat !== you) return { ...event, cards: [] };
  if (event.type === "chose" && event.seat !== you) return { ...event, card: null };
  return event;
}
