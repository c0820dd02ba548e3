/** What people and computer players are called: as somebody has typed it, or by their animal in the language of now. */
import type { AnimalName } from "../animals/animals";
import { say } from "../texts/spoken.svelte";
import { type Guise, looksOf } from "./looks";

/** What the room counts: characters, not the units that a browser counts. */
export const LONGEST_NAME = 20;

/** A name as a room takes it, and nothing of it cut in two: not even a family of one sign. */
export function fitting(name: string, longest = LONGEST_NAME): string {
  const clean = name.replace(/[\p{Surrogate}\p{Control}]/gu, "");
  let whole = "";
  for (const { segment } of new Intl.Segmenter().segment(clean)) {
    if ([...whole, ...segment].length > longest) break;
    whole += segment;
  }
  // One sign alone may be longer than a name can be; else nobody could type it to its end without losing all.
  return whole || [...clean].slice(0, longest).join("");
}

export function animalsName(animal: AnimalName): string {
  return say(`seat-${animal}`);
}

/** Names of one table: whoever has the name of somebody before them gets a number. */
export function distinct(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((own) => {
    let name = own;
    for (let number = 2; taken.has(name.normalize()); number++) {
      const end = ` ${number}`;
      name = fitting(own, LONGEST_NAME - end.length).trimEnd() + end;
    }
    taken.add(name.normalize());
    return name;
  });
}

/** Names that were given when the table was set, as they are in the language of now. */
export function namesNow(given: readonly string[], guises: readonly Guise[]): readonly string[] {
  return distinct(
    given.map((name, seat) => {
      const guise = guises[seat];
      return guise && !guise.named ? animalsName(guise.animal) : name;
    }),
  );
}

/** Those of a room of this device. */
export function namesIn(room: string, sitters: readonly { readonly name: string }[]): readonly string[] {
  return namesNow(
    sitters.map(({ name }) => name),
    looksOf(room, sitters.length),
  );
}
