/** Where everybody grabs: areas along two sides of the screen, as the people sit around it. */

/** Keys of the people at one keyboard, far from each other; as in the terminal. */
export const SEAT_KEYS = ["s", "l", "t", "b", "e", "o", "x", "n"] as const;

export interface Places {
  /** Along the upper edge, from left to right. */
  readonly far: readonly number[];
  /** Along the lower edge. */
  readonly near: readonly number[];
}

/** Around the screen clockwise from the lower left, one half at each edge; alone below. */
export function places(people: readonly number[]): Places {
  const far = Math.floor(people.length / 2);
  const [first, ...others] = people;
  if (first === undefined) return { far: [], near: [] };
  return { far: others.slice(0, far), near: [first, ...others.slice(far).reverse()] };
}
