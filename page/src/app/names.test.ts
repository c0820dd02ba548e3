// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../texts/spoken.svelte";
import { keepLooks } from "./looks";
import { distinct, fitting, namesIn, namesNow } from "./names";

beforeEach(() => localStorage.clear());

describe("names", () => {
  it("have twenty characters, as a room counts them", () => {
    expect(fitting("🦊".repeat(20))).toBe("🦊".repeat(20));
    expect(fitting("🦊".repeat(21))).toBe("🦊".repeat(20));
    expect(fitting("Ada\u0000\uD800 Lovelace\n")).toBe("Ada Lovelace");
    expect(fitting("<b>‘Ada’</b>")).toBe("<b>‘Ada’</b>");
  });

  it("are never cut within what is one sign to the eye", () => {
    const family = "👩‍👩‍👧‍👦"; // of seven characters
    expect(fitting(family.repeat(20))).toBe(family.repeat(2));
    expect(fitting(`Ada${"e\u0301".repeat(10)}`)).toBe(`Ada${"e\u0301".repeat(8)}`);
    expect(fitting(`a${"\u0301".repeat(30)}`)).toBe(`a${"\u0301".repeat(19)}`);
  });

  it("are different at one table", () => {
    const long = "Maximilian Alexander";
    expect(distinct(["Ada", "Ben", "Ada", "Ada 2"])).toEqual(["Ada", "Ben", "Ada 2", "Ada 2 2"]);
    expect(distinct(["José", "Jose\u0301"])).toEqual(["José", "Jose\u0301 2"]);
    expect(distinct([long, long])).toEqual([long, "Maximilian Alexand 2"]);
  });
});

describe("in another language", () => {
  const typed = { animal: "bear", accent: "sky", named: true } as const;
  const fox = { animal: "fox", accent: "amber", named: false } as const;

  it("animals are called otherwise, and nobody whose name was typed", async () => {
    keepLooks("room", [fox, typed]);
    const sitters = [{ name: "Clever Fox" }, { name: "Brave Bear" }];
    await speak("fr");
    expect(namesIn("room", sitters)).toEqual(["Renard malin", "Brave Bear"]);
    await speak("it");
    expect(namesIn("room", sitters)).toEqual(["Volpe furba", "Brave Bear"]);
    expect(namesIn("another room", sitters)).toEqual(["Clever Fox", "Brave Bear"]);
  });

  it("they are different all the same", async () => {
    await speak("it");
    expect(namesNow(["Volpe furba", "Clever Fox"], [typed, fox])).toEqual(["Volpe furba", "Volpe furba 2"]);
  });
});
