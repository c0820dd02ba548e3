/** A fast double tap does one thing: taps closer together than this, in milliseconds, are one. */
const TWICE = 350;

/** Lets a tap through unless it comes too soon after the last one. `time`: of the event, in milliseconds. */
export function once(twice = TWICE): (time: number) => boolean {
  let last = -Infinity;
  return (time) => {
    if (time - last < twice) return false;
    last = time;
    return true;
  };
}
