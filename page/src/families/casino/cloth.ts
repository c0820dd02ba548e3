/** The green cloth of Casino War: what is drawn of it, and how an event changes it, beat by beat. Amounts in half units. */
import type { Beat, BeatKind, Stage } from "../../game/stage";
import type { CasinoDealt, CasinoView, GameEvent, Settled, View } from "../../protocol/messages";

export interface Dealt {
  /** Names it as long as it lies there. */
  readonly key: string;
  /** `null`: the bank's card, before it is turned. */
  readonly card: string | null;
}

/** One seat's part of the cloth. */
export interface Spot {
  readonly cards: readonly Dealt[];
  readonly ante: number;
  readonly tie: number;
  readonly raise: number;
  readonly bankroll: number;
  /** How the ante was settled in this round or the last one, and what that brought. */
  readonly settled: Settled["what"] | null;
  readonly gain: number;
  /** The same of the side bet; `null`: there was none. */
  readonly tieGain: number | null;
}

export interface Cloth {
  readonly round: number;
  readonly bank: readonly Dealt[];
  readonly spots: readonly Spot[];
  /** Cards that the bank has burned in this round. */
  readonly burned: number;
  /** Cards left in the shoe. */
  readonly shoe: number;
}

/** The cloth as a view says it; how the last round was settled is remembered. */
export function clothOf(view: View, part: CasinoView, before?: Cloth): Cloth {
  const same = before?.round === view.battles ? before : undefined;
  const spots = view.rows.map((row, seat): Spot => {
    const known = same?.spots[seat];
    return {
      cards: row.map((card, place) => ({ key: `${view.battles}-${seat}-${place}`, card })),
      ante: part.antes[seat] ?? 0,
      tie: part.ties[seat] ?? 0,
      raise: part.raises[seat] ?? 0,
      bankroll: part.bankrolls[seat] ?? 0,
      settled: known?.settled ?? null,
      gain: known?.gain ?? 0,
      tieGain: known?.tieGain ?? null,
    };
  });
  const bank = part.bank.map((card, place) => ({ key: `${view.battles}-bank-${place}`, card }));
  return { round: view.battles, bank, spots, burned: same?.burned ?? 0, shoe: part.shoe };
}

/** How an event at the bank's table is shown; `undefined`: like any other. */
export function clothBeats(event: GameEvent, before: Stage, cloth: Cloth): Beat[] | undefined {
  const beat = (kind: BeatKind, weight: number, then: Cloth, told = true): Beat => ({
    kind,
    event,
    told,
    stage: { ...before, cloth: then },
    weight,
  });
  const seat = "seat" in event ? event.seat : -1;
  const its = (change: Partial<Spot>): Cloth => ({ ...cloth, spots: changed(cloth.spots, seat, change) });
  switch (event.type) {
    case "shuffled":
      return [beat("note", 1, { ...cloth, shoe: event.shoe })];
    case "bet-placed":
      return [beat("note", 0.5, its({ ante: event.ante, tie: event.tie, bankroll: event.bankroll }))];
    case "casino-dealt":
      return dealt(event, cloth, beat);
    case "raised":
      return [beat("note", 0.7, its({ raise: event.ante, bankroll: event.bankroll }))];
    case "settled":
      return [beat("note", 1.2, its(settled(event, cloth.spots[event.seat])))];
    default:
      return undefined;
  }
}

type Make = (kind: BeatKind, weight: number, then: Cloth, told?: boolean) => Beat;

/** The seats' cards one after the other, the bank's face down, and then, after a breath, turned. */
function dealt(event: CasinoDealt, before: Cloth, beat: Make): Beat[] {
  let cloth: Cloth = event.war ? before : { ...cleared(before), round: event.round };
  const shown: Beat[] = [];
  if (event.burned) {
    cloth = { ...cloth, burned: cloth.burned + event.burned, shoe: cloth.shoe - event.burned };
    shown.push(beat("down", 1, cloth, false));
  }
  event.cards.forEach((card, seat) => {
    if (card === null) return;
    const cards = cloth.spots[seat]?.cards ?? [];
    const key = `${event.round}-${seat}-${cards.length}`;
    const spots = changed(cloth.spots, seat, { cards: [...cards, { key, card }] });
    cloth = { ...cloth, spots, shoe: cloth.shoe - 1 };
    shown.push(beat("turn", 0.8, cloth, false));
  });
  const key = `${event.round}-bank-${cloth.bank.length}`;
  const hidden = { ...cloth, bank: [...cloth.bank, { key, card: null }], shoe: event.shoe };
  shown.push(beat("breath", 0.9, hidden, false));
  shown.push(beat("up", 1.4, { ...hidden, bank: [...cloth.bank, { key, card: event.bank }] }));
  return shown;
}

/** A new round: nothing lies there but the bets. */
function cleared(cloth: Cloth): Cloth {
  const spots = cloth.spots.map((spot) => ({ ...spot, cards: [], settled: null, gain: 0, tieGain: null }));
  return { ...cloth, bank: [], burned: 0, spots };
}

/** The chips come back or go to the bank. */
function settled({ what, gain, bankroll }: Settled, spot?: Spot): Partial<Spot> {
  if (what === "tie-bet-won" || what === "tie-bet-lost") return { tie: 0, tieGain: gain, bankroll };
  return { ante: 0, raise: 0, settled: what, gain: (spot?.gain ?? 0) + gain, bankroll };
}

function changed(spots: readonly Spot[], seat: number, change: Partial<Spot>): Spot[] {
  return spots.map((spot, place) => (place === seat ? { ...spot, ...change } : spot));
}
