/** The best reaction times of the people at this device, kept from game to game; in milliseconds. */
import { isObject, recall, remember } from "../../app/kept";
import type { Sitting } from "../../table/sitting";

const NAME = "reactions";
/** People remembered at most; who has been slowest to come back goes first. */
const MOST = 60;

type Person = Pick<Sitting, "name" | "named" | "animal">;

/** By their names, or by their animals, which are called otherwise in other languages. */
function keyOf({ name, named, animal }: Person): string {
  return named ? name : `seat-${animal}`;
}

function all(): readonly (readonly [string, number])[] {
  const kept = recall(NAME);
  if (!isObject(kept)) return [];
  return Object.entries(kept).filter((each): each is [string, number] => typeof each[1] === "number" && each[1] >= 0);
}

export function bestOf(person: Person): number | undefined {
  const key = keyOf(person);
  return all().find(([other]) => other === key)?.[1];
}

/** Somebody has reacted in a time. */
export function keepReaction(person: Person, time: number): void {
  const key = keyOf(person);
  const others = all().filter(([other]) => other !== key);
  remember(NAME, Object.fromEntries([...others.slice(1 - MOST), [key, Math.min(time, bestOf(person) ?? time)]]));
}
