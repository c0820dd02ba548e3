/** The engine of this page and what it offers: one of each. */
import { type Engine, startEngine } from "../engine/engine";
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
}

export const house = $state<House>({ catalogue: undefined, started: undefined, failure: undefined, keeps: true });

let current: Engine | undefined;

/** The engine; started when it is first asked for. */
export function engine(): Engine {
  current ??= begin();
  return current;
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
      house.catalogue = await started.ask({ type: "catalogue" }, "catalogue");
    },
    (error: unknown) => (house.failure = String(error)),
  );
  return started;
}
