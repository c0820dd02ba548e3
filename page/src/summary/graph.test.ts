import { expect, test } from "vitest";
import { battleAt, lines, sampled } from "./graph";

test("a line goes from the deal to the end, the most at the top", () => {
  expect(
    lines(
      [
        [2, 2],
        [3, 1],
        [4, 0],
      ],
      100,
      40,
    ),
  ).toEqual(["0,20 50,10 100,0", "0,20 50,30 100,40"]);
});

test("a long game keeps its first and its last battle", () => {
  const some = sampled(5_000, 400);
  expect(some.length).toBe(400);
  expect([some[0], some.at(-1)]).toEqual([0, 4_999]);
  expect(new Set(some).size).toBe(400);
});

test("the battle of a step is the last that was over by then", () => {
  expect([0, 1, 4, 5, 9].map((step) => battleAt([0, 2, 5], step))).toEqual([0, 0, 1, 2, 2]);
});
