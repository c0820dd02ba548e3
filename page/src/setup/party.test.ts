// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AnimalName } from "../animals/animals";
import { keepLooks, lookOf, usualLook } from "../app/looks";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

describe("names", () => {
  it("have twenty characters, as a room counts them", async () => {
    const { fitting } = await import("./party.svelte");
    expect(fitting("🦊".repeat(20))).toBe("🦊".repeat(20));
    expect(fitting("🦊".repeat(21))).toBe("🦊".repeat(20));
    expect(fitting("Ada\u0000\uD800 Lovelace\n")).toBe("Ada Lovelace");
    expect(fitting("<b>‘Ada’</b>")).toBe("<b>‘Ada’</b>");
  });

  it("are never cut within what is one sign to the eye", async () => {
    const { fitting } = await import("./party.svelte");
    const family = "👩‍👩‍👧‍👦"; // of seven characters
    expect(fitting(family.repeat(20))).toBe(family.repeat(2));
    expect(fitting(`Ada${"e\u0301".repeat(10)}`)).toBe(`Ada${"e\u0301".repeat(8)}`);
    expect(fitting(`a${"\u0301".repeat(30)}`)).toBe(`a${"\u0301".repeat(19)}`);
  });

  it("are different at one table", async () => {
    const { namesOf, party } = await import("./party.svelte");
    const long = "Maximilian Alexander";
    const names = (...given: string[]) => namesOf(given.map((name) => ({ ...party[0]!, name })));
    expect(names("Ada", "Ben", "Ada", "Ada ", "Ada 2")).toEqual(["Ada", "Ben", "Ada 2", "Ada 3", "Ada 2 2"]);
    expect(names("José", "Jose\u0301")).toEqual(["José", "Jose\u0301 2"]);
    expect(names(long, long)).toEqual([long, "Maximilian Alexand 2"]);
  });
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
  it("are as usual, until others are kept", () => {
    expect(lookOf("room", 1)).toEqual(usualLook(1));
    keepLooks("room", [{ animal: "owl", accent: "teal" }]);
    expect(lookOf("room", 0)).toEqual({ animal: "owl", accent: "teal" });
    expect(lookOf("room", 1)).toEqual(usualLook(1));
  });

  it("are kept for the newest rooms, and never something else", () => {
    for (let room = 0; room < 70; room++) keepLooks(`room ${room}`, [{ animal: "owl", accent: "teal" }]);
    expect(lookOf("room 0", 0)).toEqual(usualLook(0));
    expect(lookOf("room 69", 0).animal).toBe("owl");
    keepLooks("bad", [{ animal: "gryphon" as AnimalName, accent: "teal" }]);
    expect(lookOf("bad", 0)).toEqual(usualLook(0));
  });
});
