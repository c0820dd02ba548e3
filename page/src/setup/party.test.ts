// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AnimalName } from "../animals/animals";
import { keepLooks, looksOf, usualLook } from "../app/looks";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

describe("the party", () => {
  it("is one person and computers, each with an animal and a colour of its own", async () => {
    const { party } = await import("./party.svelte");
    expect(party.map(({ human }) => human)).toEqual([true, ...Array<boolean>(7).fill(false)]);
    expect(new Set(party.map(({ animal }) => animal)).size).toBe(8);
    expect(new Set(party.map(({ accent }) => accent)).size).toBe(8);
  });

  it("is remembered, and what cannot be read is as usual", async () => {
    const kept = [{ animal: "owl", accent: "teal", name: "Ada", human: false, players: { speed: "slow", x: 1 } }, "no"];
    localStorage.setItem("bataille.party", JSON.stringify(kept));
    const { party } = await import("./party.svelte");
    expect({ ...party[0] }).toEqual({ ...(kept[0] as object), players: { speed: "slow" } });
    expect(party[1]).toMatchObject({ ...usualLook(1), name: "", human: false });
  });

  it("changes places, and takes over animal and colour from each other", async () => {
    const { dress, party, swap } = await import("./party.svelte");
    swap(0, 1);
    expect(party.slice(0, 2).map(({ animal }) => animal)).toEqual(["bear", "fox"]);
    dress(0, { animal: "fox", accent: "rose" });
    expect(party.slice(0, 3).map(({ animal, accent }) => `${animal} ${accent}`)).toEqual([
      "fox rose",
      "bear amber",
      "owl sky",
    ]);
  });
});

describe("the looks of a room", () => {
  const owl = { animal: "owl", accent: "teal", named: false } as const;
  const unknown = (seat: number) => ({ ...usualLook(seat), named: true });

  it("are as usual, until others are kept", () => {
    expect(looksOf("room", 2)).toEqual([unknown(0), unknown(1)]);
    keepLooks("room", [owl]);
    expect(looksOf("room", 2)).toEqual([owl, unknown(1)]);
  });

  it("are kept for the newest rooms, and never something else", () => {
    for (let room = 0; room < 70; room++) keepLooks(`room ${room}`, [owl]);
    expect(looksOf("room 0", 1)).toEqual([unknown(0)]);
    expect(looksOf("room 69", 1)).toEqual([owl]);
    keepLooks("bad", [{ ...owl, animal: "gryphon" as AnimalName }]);
    expect(looksOf("bad", 1)).toEqual([unknown(0)]);
  });

  it("of an earlier version do not say who had a name of their own: it stays what it was", () => {
    localStorage.setItem("bataille.looks", JSON.stringify({ room: [{ animal: "owl", accent: "teal" }] }));
    expect(looksOf("room", 1)).toEqual([{ ...owl, named: true }]);
  });
});
