/** Who sat in a recorded game. Records hold no names: those of a link are called by their animals. */
import { house } from "../app/house.svelte";
import { usualLook } from "../app/looks";
import { beginFrom } from "../app/table";
import { say } from "../texts/spoken.svelte";
import type { Recorded } from "./recorded.svelte";

/** The names that were kept, else friendly ones. */
export function seatNames(seats: number, kept: readonly string[] | undefined): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => kept?.[seat] || say(`seat-${usualLook(seat).animal}`));
}

/** Play with the cards of a recorded game: you at the first seat, the computer at the others. */
export async function beginAgain(game: Recorded, names: readonly string[]): Promise<void> {
  const family = game.opened.rules.part.type;
  const player = house.catalogue?.players.find((each) => each.families.includes(family))?.key ?? null;
  const sitters = names.map((name, seat) => ({ name, player: seat === 0 ? null : player }));
  await beginFrom("again", game.text, sitters);
}
