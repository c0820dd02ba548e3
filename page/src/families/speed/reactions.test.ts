// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { forgetAll } from "../../app/kept";
import { bestOf, keepReaction } from "./reactions";

const ada = { name: "Ada", named: true, animal: "fox" } as const;
const fox = { name: "Clever Fox", named: false, animal: "fox" } as const;

beforeEach(() => localStorage.clear());

it("keeps the best time of everybody, until everything is forgotten", () => {
  expect(bestOf(ada)).toBeUndefined();
  keepReaction(ada, 420);
  keepReaction(ada, 310);
  keepReaction(ada, 500);
  keepReaction(fox, 600);
  expect([bestOf(ada), bestOf(fox)]).toEqual([310, 600]);
  forgetAll();
  expect(bestOf(ada)).toBeUndefined();
});

it("knows an animal by whatever name, and somebody with a name by that alone", () => {
  keepReaction(fox, 420);
  expect(bestOf({ ...fox, name: "Renard malin" })).toBe(420);
  expect(bestOf({ ...fox, named: true })).toBeUndefined();
  keepReaction(ada, 310);
  expect(bestOf({ ...ada, animal: "owl" })).toBe(310);
});

it("forgets those who have not come for long, and takes nothing else for a time", () => {
  keepReaction(fox, 420);
  for (let person = 0; person < 60; person++) keepReaction({ ...ada, name: `Ada ${person}` }, 300);
  expect(bestOf(fox)).toBeUndefined();
  expect(bestOf({ ...ada, name: "Ada 0" })).toBe(300);
  localStorage.setItem("bataille.reactions", JSON.stringify({ Ada: "fast", "seat-fox": -5 }));
  expect([bestOf(ada), bestOf(fox)]).toEqual([undefined, undefined]);
});
