/** Change in chips adds up. */

import { describe, expect, it } from "vitest";
import { changeFor, kindOf } from "./chips";

describe("chips", () => {
  it.each([0, 1, 4, 7, 38, 99, 640, 1234])("for %i add up to it", (amount) => {
    expect(changeFor(amount).reduce((sum, { worth }) => sum + worth, 0)).toBe(amount);
  });

  it("come dearest first, and no more than asked for", () => {
    expect(changeFor(140).map(({ worth }) => worth)).toEqual([100, 25, 10, 5]);
    expect(changeFor(140, 2).map(({ worth }) => worth)).toEqual([100, 25]);
    expect(changeFor(2.5).map(({ worth }) => worth)).toEqual([1, 1]);
  });

  it("are of the kind that the amount would buy", () => {
    expect([0.5, 1, 24, 25, 99, 100, 5000].map((amount) => kindOf(amount).worth)).toEqual([1, 1, 10, 25, 25, 100, 500]);
  });
});
