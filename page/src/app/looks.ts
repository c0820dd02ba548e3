/** What seats look like: an animal and an accent for each, kept for the rooms of this device. */
import { type AnimalName, ANIMALS } from "../animals/animals";
import { ACCENTS, type Accent, accentOf } from "../look/accents";
import { isObject, recall, remember } from "./kept";

export type Animal = AnimalName;

export interface Look {
  readonly animal: Animal;
  readonly accent: Accent;
}

/** Somebody at a table: how they look, and whether somebody gave them their name, or they are called by their animal. */
export interface Guise extends Look {
  readonly named: boolean;
}

const NAME = "looks";
/** Rooms remembered at most; the oldest go first. */
const MOST = 60;

/** What a seat looks like unless somebody has chosen. */
export function usualLook(seat: number): Look {
  return { animal: ANIMALS[seat % ANIMALS.length] ?? "fox", accent: accentOf(seat) };
}

/** What the seats of a room look like. Where nothing is known of a seat, its name is as it was told. */
export function looksOf(room: string, seats: number): readonly Guise[] {
  const kept = rooms()[room] ?? [];
  return Array.from({ length: seats }, (_, seat) => readGuise(kept[seat]) ?? { ...usualLook(seat), named: true });
}

/** Remember the looks of a room's seats. */
export function keepLooks(room: string, looks: readonly Guise[]): void {
  const entries = Object.entries(rooms()).filter(([other]) => other !== room);
  const bare = looks.map(({ animal, accent, named }): Guise => ({ animal, accent, named }));
  remember(NAME, Object.fromEntries([...entries.slice(1 - MOST), [room, bare]]));
}

/** A look that was kept; `undefined` where it is none. */
export function readLook(kept: unknown): Look | undefined {
  if (!isObject(kept)) return undefined;
  const animal = ANIMALS.find((each) => each === kept.animal);
  const accent = ACCENTS.find((each) => each === kept.accent);
  return animal && accent && { animal, accent };
}

function readGuise(kept: unknown): Guise | undefined {
  const look = readLook(kept);
  return look && { ...look, named: !isObject(kept) || kept.named !== false };
}

function rooms(): Record<string, unknown[]> {
  const kept = recall(NAME);
  if (!isObject(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])),
  );
}
