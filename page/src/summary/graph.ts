/** The lines of a graph of holdings, in a box of 0 to `width` by 0 to `height`. */

/** Points that a line has at most: more cannot be seen, and long games have thousands of battles. */
const MOST_POINTS = 400;

/** One line for each seat, as the points of a polyline. A long game keeps its first and last battle. */
export function lines(holdings: readonly (readonly number[])[], width: number, height: number): string[] {
  const top = Math.max(1, ...holdings.map((held) => Math.max(...held)));
  const last = Math.max(holdings.length - 1, 1);
  const chosen = sampled(holdings.length, MOST_POINTS);
  return (holdings[0] ?? []).map((_, seat) =>
    chosen
      .map((battle) => {
        const held = holdings[battle]?.[seat] ?? 0;
        return `${round((battle / last) * width)},${round(height - (held / top) * height)}`;
      })
      .join(" "),
  );
}

/** Numbers from 0 to `count` − 1 in even steps, at most `most` and always with the last. */
export function sampled(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
}

/** The battle whose step is the last one not after `step`. */
export function battleAt(steps: readonly number[], step: number): number {
  let found = 0;
  while (found + 1 < steps.length && steps[found + 1]! <= step) found++;
  return found;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
