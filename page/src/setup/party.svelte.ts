/** Who sits down at this device: people and computer players in their places, remembered from game to game. */
import { isObject, recall, remember } from "../app/kept";
import { type Guise, type Look, readLook, usualLook } from "../app/looks";
import { animalsName, distinct, fitting } from "../app/names";
import type { Catalogue, Sitter } from "../protocol/messages";

export interface Guest extends Look {
  /** As typed; empty: what the animal is called. */
  name: string;
  human: boolean;
  /** The computer player that plays for them, by family of games. */
  players: Record<string, string>;
}

const MOST = 8;
const NAME = "party";

export const party = $state<Guest[]>(read());

/** Called in an effect of the whole page. */
export function keepParty(): void {
  remember(NAME, party);
}

export function nameOf(guest: Guest): string {
  return guest.name.trim() || animalsName(guest.animal);
}

/** What guests are called at one table. */
export function namesOf(guests: readonly Guest[]): readonly string[] {
  return distinct(guests.map(nameOf));
}

/** What a room keeps of its guests. */
export function guisesOf(guests: readonly Guest[]): readonly Guise[] {
  return guests.map(({ animal, accent, name }) => ({ animal, accent, named: name.trim() !== "" }));
}

/** The computer player that plays for a guest, if a computer does: the chosen one, or the first of the family. */
export function playerOf(guest: Guest, family: string, catalogue: Catalogue): string | null {
  if (guest.human) return null;
  const able = catalogue.players.filter(({ families }) => families.includes(family));
  return (able.find(({ key }) => key === guest.players[family]) ?? able[0])?.key ?? null;
}

export function sittersOf(guests: readonly Guest[], family: string, catalogue: Catalogue): readonly Sitter[] {
  const names = namesOf(guests);
  return guests.map((guest, seat) => ({ name: names[seat] ?? "", player: playerOf(guest, family, catalogue) }));
}

/** Sit in another place: the guests of two places change them. */
export function swap(one: number, two: number): void {
  const [first, second] = [party[one], party[two]];
  if (first && second) [party[one], party[two]] = [second, first];
}

/** Give a guest a look; whoever had the animal or the accent takes the guest's. */
export function dress(place: number, look: Look): void {
  const guest = party[place];
  if (!guest) return;
  for (const other of party) {
    if (other === guest) continue;
    if (other.animal === look.animal) Object.assign(other, { animal: guest.animal });
    if (other.accent === look.accent) Object.assign(other, { accent: guest.accent });
  }
  Object.assign(guest, look);
}

function read(): Guest[] {
  const kept = recall(NAME);
  return Array.from({ length: MOST }, (_, seat) => guest(Array.isArray(kept) ? kept[seat] : undefined, seat));
}

function guest(kept: unknown, seat: number): Guest {
  const fresh: Guest = { ...usualLook(seat), name: "", human: seat === 0, players: {} };
  if (!isObject(kept)) return fresh;
  const players = isObject(kept.players) ? Object.entries(kept.players) : [];
  return {
    ...fresh,
    ...readLook(kept),
    name: typeof kept.name === "string" ? fitting(kept.name) : "",
    human: kept.human === true,
    players: Object.fromEntries(players.filter((each): each is [string, string] => typeof each[1] === "string")),
  };
}
