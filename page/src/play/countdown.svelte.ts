/** The seconds until the bell, told again as they pass. Made while a component is set up, with which it ends. */

/** How often one looks at the clock, in milliseconds. */
const GLANCE = 250;

export class Countdown {
  /** Whole seconds left, as last told; `undefined`: there has never been a bell. */
  seconds = $state<number>();

  /** `limit`: in seconds; none or 0: nothing is counted. `time`: milliseconds since the deal. */
  constructor(limit: () => number | null | undefined, time: () => number) {
    $effect(() => {
      const all = limit();
      if (!all) return;
      const tell = (): void => void (this.seconds = Math.max(0, Math.ceil(all - time() / 1000)));
      tell();
      const timer = setInterval(tell, GLANCE);
      return () => clearInterval(timer);
    });
  }
}
