/** Begins games: asks the lobby for a room and goes there. */
import type { Created, Sitter } from "../protocol/messages";
import { engine } from "./house.svelte";
import { go } from "./route.svelte";

export interface Wish {
  readonly variant: string;
  readonly options: { readonly [name: string]: boolean | number | string | readonly number[] | null };
  readonly sitters: readonly Sitter[];
  readonly seed?: string | null;
}

/** Set a table and sit down: the people at this device hold all seats that no computer plays. */
export async function begin(wish: Wish): Promise<void> {
  const seats = wish.sitters.flatMap(({ player }, seat) => (player === null ? [seat] : []));
  const created = await engine().ask(
    {
      type: "create",
      variant: wish.variant,
      options: wish.options,
      sitters: wish.sitters,
      devices: [seats],
      seed: wish.seed ?? null,
      deal: null,
      real_time: true,
    },
    "created",
  );
  sit(created);
}

/** The same cards once more, or the rest of an unfinished game. */
export async function beginFrom(
  type: "again" | "resume",
  record: string,
  sitters: readonly Sitter[],
): Promise<void> {
  const seats = sitters.flatMap(({ player }, seat) => (player === null ? [seat] : []));
  sit(await engine().ask({ type, record, sitters, devices: [seats] }, "created"));
}

const tokens = new Map<string, string>();

/** The token of a room that was made since the page was opened. */
export function tokenOf(room: string): string | undefined {
  return tokens.get(room);
}

function sit({ room, places }: Created): void {
  const host = places.find((place) => place.host);
  if (host) tokens.set(room, host.token);
  go({ at: "play", room });
}
