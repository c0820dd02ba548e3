/** Who sat in a recorded game. Records hold no names: those of a link are called by their animals. */
import { house } from "../app/house.svelte";
import { usualLook } from "../app/looks";
import { namesNow } from "../app/names";
import { beginFrom } from "../app/table";
import type { KeptRecord } from "../store/database";
import type { Sitting } from "../table/sitting";
import type { Recorded } from "./recorded.svelte";

/** As they were kept, else friendly ones. */
export function sittingsOf(seats: number, kept: Pick<KeptRecord, "names" | "looks"> | undefined): readonly Sitting[] {
  const given = Array.from({ length: seats }, (_, seat) => kept?.names[seat] ?? "");
  const guises = given.map((name, seat) => kept?.looks?.[seat] ?? { ...usualLook(seat), named: name !== "" });
  const names = namesNow(given, guises);
  return guises.map((guise, seat) => ({ seat, name: names[seat] ?? "", computer: false, ...guise }));
}

/** Play with the cards of a recorded game: you at the first seat, the computer at the others. */
export async function beginAgain(game: Recorded, sittings: readonly Sitting[]): Promise<void> {
  const family = game.opened.rules.part.type;
  const player = house.catalogue?.players.find((each) => each.families.includes(family))?.key ?? null;
  const sitters = sittings.map(({ name, seat }) => ({ name, player: seat === 0 ? null : player }));
  await beginFrom("again", game.text, sitters, sittings);
}
