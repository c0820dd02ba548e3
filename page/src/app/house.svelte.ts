/** The engine of this page and what it offers: one of each. */
import { type Engine, startEngine } from "../engine/engine";
import { offline } from "../offline/offline.svelte";
import type { Catalogue, Option, Offer } from "../protocol/messages";

interface House {
  /** What can be played; there when Python is. */
  catalogue: Catalogue | undefined;
  /** How long Python took to start (ms) and its memory (bytes). */
  started: { readonly milliseconds: number; readonly memory: number } | undefined;
  /** Why it could not. */
  failure: string | undefined;
  /** Whether the browser keeps games. */
  keeps: boolean;
  /** Whether a game was asked for whose room is not there yet: the cards are shown being shuffled. */
  dealing: boolean;
}

export const house = $state<House>({
  catalogue: undefined,
  started: undefined,
  failure: undefined,
  keeps: true,
  dealing: false,
});

let current: Engine | undefined;
let tell: (catalogue: Catalogue) => void;
const ready = new Promise<Catalogue>((resolve) => (tell = resolve));

/** The engine; started when it is first asked for. */
export function engine(): Engine {
  current ??= begin();
  return current;
}

/** What can be played, when Python is there; never, where it cannot start. */
export async function whenReady(): Promise<Catalogue> {
  engine();
  return await ready;
}

/** A variant by its key. */
export function offer(key: string | null): Offer | undefined {
  return house.catalogue?.variants.find((each) => each.key === key);
}

/** An option by its name. */
export function option(name: string): Option | undefined {
  return house.catalogue?.options.find((each) => each.name === name);
}

function begin(): Engine {
  const started = startEngine();
  started.onunkept = () => (house.keeps = false);
  started.ready.then(
    async (facts) => {
      house.started = facts;
      const catalogue = await started.ask({ type: "catalogue" }, "catalogue");
      house.catalogue = catalogue;
      tell(catalogue);
      void offline.start();
    },
    (error: unknown) => (house.failure = String(error)),
  );
  return started;
}
