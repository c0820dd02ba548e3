/**
 * What is drawn of a table, and how an event changes it, beat by beat. Counts come with the events and nothing is added
 * up here; when a scene has been played, the stage is made what the view says.
 */
import { type Cloth, clothBeats, clothOf } from "../families/casino/cloth";
import type { Counts, GameEvent, Outcome, View } from "../protocol/messages";

/** A card in the centre. */
export interface Placed {
  /** Names it as long as it lies there, so that it can be moved. */
  readonly key: string;
  /** `null`: face down. */
  readonly card: string | null;
  /** Which link of a war it was laid in; 0: turned up. Face-down cards of a link are counted from 1 by `slot`. */
  readonly link: number;
  readonly slot: number;
}

export interface Stage {
  readonly counts: Counts;
  /** By seat, in the order they were laid. */
  readonly rows: readonly (readonly Placed[])[];
  readonly playing: readonly number[];
  readonly battle: number;
  readonly wars: number;
  /** Links of the running war; 0: no war. */
  readonly link: number;
  /** Who fights in the running war. */
  readonly contenders: readonly number[];
  /** Who has just won, until the next battle, and with which card. */
  readonly winner: number | null;
  readonly winning: string | null;
  /** Cards that the winner took. */
  readonly prize: number;
  readonly outcome: Outcome | null;
  /** Casino War's table. */
  readonly cloth?: Cloth;
}

export type BeatKind =
  "deal" | "stake" | "turn" | "war" | "down" | "breath" | "up" | "won" | "sweep" | "refill" | "out" | "end" | "note";

/** One step of showing an event. */
export interface Beat {
  readonly kind: BeatKind;
  readonly event: GameEvent;
  /** Whether the event is told with this beat: each event with one. */
  readonly told: boolean;
  /** The stage from this beat on. */
  readonly stage: Stage;
  /** How long it lasts, in units of the pace. */
  readonly weight: number;
}

/** The stage that a view says; cards that lie where they lay keep their keys. */
export function staged(view: View, before?: Stage): Stage {
  // The cards that broke a tie are in no view: they lie on when the game is over.
  const over = view.outcome !== null && before !== undefined;
  const rows = over
    ? before.rows
    : view.rows.map((row, seat) =>
        row.map((card, place): Placed => {
          const old = before?.rows[seat]?.[place];
          return old?.card === card ? old : placed(view.battles, seat, place, card, 0, 0);
        }),
      );
  return {
    counts: view.counts,
    rows,
    playing: view.playing,
    battle: view.battles,
    wars: view.wars,
    link: rows.some((row) => row.length) ? (before?.link ?? 0) : 0,
    contenders: rows.some((row) => row.length) ? (before?.contenders ?? []) : [],
    winner: before?.winner ?? null,
    winning: before?.winning ?? null,
    prize: before?.prize ?? 0,
    outcome: view.outcome,
    ...(view.part?.type === "casino" ? { cloth: clothOf(view, view.part, before?.cloth) } : {}),
  };
}

/** The cards of a battle that is over lie on to be looked at, until the next one begins. */
export function lingering(won: Stage, after: Stage): Stage {
  return { ...after, rows: won.rows, link: won.link, contenders: won.contenders };
}

/** How an event is shown. */
export function beats(event: GameEvent, before: Stage): Beat[] {
  const own = before.cloth && clothBeats(event, before, before.cloth);
  if (own) return own;
  const counts = "counts" in event ? event.counts : before.counts;
  const then = (change: Partial<Stage>): Stage => ({ ...before, counts, ...change });
  const one = (kind: BeatKind, weight: number, stage: Stage): Beat[] => [{ kind, event, told: true, stage, weight }];
  switch (event.type) {
    case "dealt":
      return one("deal", 3, then({ rows: event.counts.stocks.map(() => []), battle: 0, wars: 0 }));
    case "staked":
      return one("stake", 1, then({ ...fresh, rows: laidUp(before, event.cards, 0) }));
    case "turned": {
      const begun = before.winner === null ? then({}) : then(fresh);
      return one("turn", 1.5, { ...begun, battle: event.battle, rows: laidUp(begun, event.cards, 0) });
    }
    case "war-declared":
      return one(
        "war",
        1.5,
        then({ link: event.link, contenders: event.seats, wars: before.wars + Number(event.link === 1) }),
      );
    case "laid":
      return laid(event, before);
    case "won":
      return [
        {
          kind: "won",
          event,
          told: true,
          weight: 1.5,
          stage: { ...before, winner: event.seat, winning: event.card, prize: event.prize },
        },
        {
          kind: "sweep",
          event,
          told: false,
          weight: 1,
          stage: then({
            winner: event.seat,
            winning: event.card,
            prize: event.prize,
            rows: cut(before.rows, event.counts.rows),
            ...(event.counts.rows.some(Boolean) ? {} : { link: 0, contenders: [] }),
          }),
        },
      ];
    case "taken-back":
    case "discarded":
    case "turned-back":
      return one("sweep", 1.5, then({ rows: cut(before.rows, event.counts.rows), link: 0, contenders: [] }));
    case "left-lying":
      return one("note", 1.5, then({ link: 0, contenders: [] }));
    case "went-out":
      return one(
        "out",
        1.5,
        then({
          rows: cut(before.rows, event.counts.rows),
          playing: before.playing.filter((seat) => seat !== event.seat),
        }),
      );
    case "tie-broken": {
      const cards = before.rows.map((_, seat) => event.cards[event.seats.indexOf(seat)] ?? null);
      const empty = then({ ...fresh, rows: before.rows.map(() => []) });
      return one("turn", 2.5, { ...empty, rows: laidUp(empty, cards, 0) });
    }
    case "bell-rang":
      return one("note", 1.5, then({}));
    case "refilled":
      return one("refill", 1, then({}));
    case "ended":
      return one("end", 1, then({ outcome: event.outcome }));
    case "chose":
    case "drew":
      return one("note", 0.25, then({}));
    default:
      return one("note", 0.6, then({}));
  }
}

/** How a new battle begins. */
const fresh = { link: 0, contenders: [], winner: null, winning: null, prize: 0 } as const;

/** The face-down cards of a war come one by one, for all at once; after a breath the last ones turn up. */
function laid(event: Extract<GameEvent, { type: "laid" }>, before: Stage): Beat[] {
  const most = Math.max(...event.down);
  const shown: Beat[] = [];
  let rows = before.rows;
  for (let slot = 1; slot <= most; slot++) {
    rows = rows.map((row, seat) =>
      event.down[seat]! < slot ? row : [...row, placed(before.battle, seat, row.length, null, before.link, slot)],
    );
    const stage = { ...before, rows };
    shown.push({ kind: "down", event, told: false, stage, weight: 0.8 });
  }
  if (most) shown.push({ kind: "breath", event, told: false, stage: { ...before, rows }, weight: 1 });
  const last = { ...before, counts: event.counts, rows: laidUp({ ...before, rows }, event.cards, before.link) };
  return [...shown, { kind: "up", event, told: true, stage: last, weight: 1.5 }];
}

function laidUp(stage: Stage, cards: readonly (string | null)[], link: number): Stage["rows"] {
  return stage.rows.map((row, seat) => {
    const card = cards[seat] ?? null;
    return card === null ? row : [...row, placed(stage.battle, seat, row.length, card, link, 0)];
  });
}

/** Rows as long as the counts say: what goes is the end, what comes lies face down. */
function cut(rows: Stage["rows"], lengths: readonly number[]): Stage["rows"] {
  return rows.map((row, seat) => {
    const length = lengths[seat] ?? 0;
    const more = Array.from({ length: Math.max(length - row.length, 0) }, (_, place) =>
      placed(-1, seat, row.length + place, null, 0, 0),
    );
    return [...row.slice(0, length), ...more];
  });
}

let count = 0;

function placed(battle: number, seat: number, place: number, card: string | null, link: number, slot: number): Placed {
  return { key: `${battle}-${seat}-${place}-${++count}`, card, link, slot };
}
