/** What seats look like: an animal and an accent for each, kept for the rooms of this device. */
import { type AnimalName, ANIMALS } from "../animals/animals";
import { ACCENTS, type Accent, accentOf } from "../look/accents";
import { isObject, recall, remember } from "./kept";

export type Animal = AnimalName;

export interface Look {
  readonly animal: Animal;
  readonly accent: Accent;
}

const NAME = "looks";
/** Rooms remembered at most; the oldest go first. */
const MOST = 60;

/** What a seat looks like unless somebody has chosen. */
export function usualLook(seat: number): Look {
  return { animal: ANIMALS[seat % ANIMALS.length] ?? "fox", accent: accentOf(seat) };
}

/** What a seat of a room looks like. */
export function lookOf(room: string, seat: number): Look {
  return readLook(rooms()[room]?.[seat]) ?? usualLook(seat);
}

/** Remember the looks of a room's seats. */
export function keepLooks(room: string, looks: readonly Look[]): void {
  const entries = Object.entries(rooms()).filter(([other]) => other !== room);
  remember(
    NAME,
    Object.fromEntries([...entries.slice(1 - MOST), [room, looks.map(({ animal, accent }) => ({ animal, accent }))]]),
  );
}

/** A look that was kept; `undefined` where it is none. */
export function readLook(kept: unknown): Look | undefined {
  if (!isObject(kept)) return undefined;
  const animal = ANIMALS.find((each) => each === kept.animal);
  const accent = ACCENTS.find((each) => each === kept.accent);
  return animal && accent && { animal, accent };
}

function rooms(): Record<string, unknown[]> {
  const kept = recall(NAME);
  if (!isObject(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])),
  );
}
