/**
 * What was on the screen when: a tap means what its maker saw, and is timed from when that could be seen.
 *
 * A grab says in how many milliseconds after the battle went live it was made (R44, R45). The engine's own moment is
 * earlier than what anybody saw: its message goes to the page, the page is laid out, a frame is painted. So a battle is
 * live here from the first task after the frame in which its cards were painted, and a tap counts at the time stamp of
 * its event, which the browser takes when the finger comes down, however late the handler runs. The difference is `at`;
 * the room takes it as long as it is no earlier than its credit allows, and lets claims wait for those told late. What
 * is left, the way from the finished frame to the glass and from the finger to the browser, is alike for all players.
 */
import type { May, SpeedView, View } from "../../protocol/messages";

/** One thing that a tap can mean. */
export type Act =
  | { readonly type: "turn"; readonly decision: number; readonly seat: number }
  | {
      readonly type: "grab";
      readonly decision: number;
      readonly seat: number;
      readonly battle: number;
      readonly at: number;
    };

/** What could be seen from a moment on. */
interface Picture {
  readonly since: number;
  readonly decision: number;
  readonly part: SpeedView;
  readonly may: readonly May[];
}

/** Pictures kept: a tap is handled a few frames late at most. */
const KEPT = 8;
/** A second tap sooner than this is the same tap; after a live battle was shown, only sooner than anybody can react. */
const TWICE = 300;
const REACTION = 120;

export class Screen {
  #pictures: Picture[] = [];
  #live = { battle: 0, since: 0 };
  #stopped: number | undefined;
  readonly #tapped = new Map<number, number>();

  /** Whether nothing has been painted yet. */
  get blank(): boolean {
    return this.#pictures.length === 0;
  }

  /** A view has been painted by `now`. */
  painted(view: View, now: number): void {
    if (view.part?.type !== "speed") return;
    const { part } = view;
    const last = this.#pictures.at(-1);
    const { number, seats } = view.question;
    if (isLive(part) && this.#live.battle !== part.battle) this.#live = { battle: part.battle, since: now };
    // The same question goes on being answered in the picture in which it was first seen.
    const since = last && last.decision === number && isLive(last.part) === isLive(part) ? last.since : now;
    this.#pictures = [...this.#pictures, { since, decision: number, part, may: seats }].slice(-KEPT);
  }

  /** The game rests; time stands still. */
  pause(now: number): void {
    this.#stopped ??= now;
  }

  goOn(now: number): void {
    if (this.#stopped === undefined) return;
    const rest = now - this.#stopped;
    this.#stopped = undefined;
    this.#live = { ...this.#live, since: this.#live.since + rest };
    this.#pictures = this.#pictures.map((picture) => ({ ...picture, since: picture.since + rest }));
  }

  /** For how long the running battle has been seen live; `undefined`: it is not. */
  age(now: number): number | undefined {
    const part = this.#pictures.at(-1)?.part;
    return part && isLive(part) && part.battle === this.#live.battle
      ? (this.#stopped ?? now) - this.#live.since
      : undefined;
  }

  /** What a tap of a seat at `time` means; `undefined`: nothing. Both in milliseconds, of the page's clock. */
  tap(seat: number, time: number): Act | undefined {
    const seen = this.#pictures.findLast(({ since }) => since <= time);
    const may = seen?.may.find((each) => each.seat === seat);
    if (!seen || !may || this.#stopped !== undefined) return undefined;
    const pause = time - (this.#tapped.get(seat) ?? -Infinity);
    if (pause < (isLive(seen.part) ? REACTION : TWICE)) return undefined;
    this.#tapped.set(seat, time);
    const { decision, part } = seen;
    if (may.verbs.includes("turn")) return { type: "turn", decision, seat };
    if (!may.verbs.includes("grab")) return undefined;
    const start = isLive(part) && part.battle === this.#live.battle ? this.#live.since : seen.since;
    return { type: "grab", decision, seat, battle: part.battle, at: Math.max(0, Math.round(time - start)) };
  }
}

function isLive({ phase }: SpeedView): boolean {
  return phase === "live" || phase === "claimed";
}

/** An event's time on the page's clock, which some browsers do not use for it. */
export function timeOf(event: Event, now: number = performance.now()): number {
  const time = event.timeStamp;
  return time > 0 && time <= now && now - time < 2_000 ? time : now;
}
