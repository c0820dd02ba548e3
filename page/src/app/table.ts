/** Begins games: asks the lobby for a room and goes there. */
import type { Created, Sitter } from "../protocol/messages";
import { engine, house } from "./house.svelte";
import { type Guise, keepLooks } from "./looks";
import { go } from "./route.svelte";

export interface Wish {
  readonly variant: string;
  readonly options: { readonly [name: string]: boolean | number | string | readonly number[] | null };
  readonly sitters: readonly Sitter[];
  readonly seed?: string | null;
  /** What the seats look like; else as usual. */
  readonly looks?: readonly Guise[];
}

/** Set a table and sit down: the people at this device hold all seats that no computer plays. */
export async function begin(wish: Wish): Promise<void> {
  const seats = wish.sitters.flatMap(({ player }, seat) => (player === null ? [seat] : []));
  const create = {
    type: "create",
    variant: wish.variant,
    options: wish.options,
    sitters: wish.sitters,
    devices: [seats],
    seed: wish.seed ?? null,
    deal: null,
    real_time: true,
  } as const;
  await sit(() => engine().ask(create, "created"), wish.looks);
}

/** The same cards once more, or the rest of an unfinished game; `looks`: as in `Wish`. */
export async function beginFrom(
  type: "again" | "resume",
  record: string,
  sitters: readonly Sitter[],
  looks?: readonly Guise[],
): Promise<void> {
  const seats = sitters.flatMap(({ player }, seat) => (player === null ? [seat] : []));
  await sit(() => engine().ask({ type, record, sitters, devices: [seats] }, "created"), looks);
}

const tokens = new Map<string, string>();

/** The token of a room that was made since the page was opened. */
export function tokenOf(room: string): string | undefined {
  return tokens.get(room);
}

/** The token is of no use any more: the room has been played elsewhere since, or is gone. */
export function forgetToken(room: string): void {
  tokens.delete(room);
}

let busy = false;

/** Once at a time, however often it is tapped. Where Python is still on its way the cards are shown being shuffled. */
async function sit(ask: () => Promise<Created>, looks: readonly Guise[] | undefined): Promise<void> {
  if (busy) return;
  busy = true;
  house.dealing = house.catalogue === undefined;
  try {
    const { room, places } = await ask();
    const host = places.find((place) => place.host);
    if (host) tokens.set(room, host.token);
    if (looks) keepLooks(room, looks);
    go({ at: "play", room });
  } finally {
    busy = house.dealing = false;
  }
}
