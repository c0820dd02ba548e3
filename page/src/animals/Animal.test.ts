// @vitest-environment jsdom
/** Every friendly name has its animal, and every animal its own drawing. */

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import english from "../../../src/bataille/locale/en.ftl?raw";
import Animal from "./Animal.svelte";
import { ANIMALS, partsOf } from "./animals";

const named = [...english.matchAll(/^seat-(\w+) = \w+ \w+$/gm)];

describe("the animals", () => {
  it("are those that have friendly names", () => {
    expect([...ANIMALS].sort()).toEqual(named.map(([, name]) => name).sort());
  });

  it("are drawn each in its own way", () => {
    const drawings = ANIMALS.map((name) => JSON.stringify(partsOf(name).map(({ path, colour }) => [colour, path])));
    expect(new Set(drawings).size).toBe(ANIMALS.length);
  });

  it("stand in a round of the accent, with its shape when asked, and a name when given", async () => {
    const one = mount(Animal, {
      target: document.body,
      props: { animal: "owl", accent: "sky", sign: true, label: "Owl" },
    });
    flushSync();
    const svg = document.body.querySelector("svg.animal");
    expect(svg?.getAttribute("data-accent")).toBe("sky");
    expect(svg?.getAttribute("aria-label")).toBe("Owl");
    expect(svg?.querySelectorAll(".shape").length).toBe(1);
    await unmount(one);
  });

  it("let the bear stand in for a name that nobody drew", () => {
    expect(partsOf("gryphon")).toEqual(partsOf("bear"));
    expect(partsOf("toString")).toEqual(partsOf("bear"));
  });
});
