/** The colours of tokens.css, read as text: every pair that is written or drawn on one another has its contrast. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ACCENTS, ACCENT_SHAPES, accentOf } from "./accents";
import { contrast } from "./contrast";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8").replace(/\/\*[^]*?\*\//g, "");
const ordinary = css.slice(0, css.indexOf("@media"));

type Theme = "light" | "dark";
type Colours = Record<string, string>;

/** The tokens of every rule whose selector list has `selector`, for a theme. */
function tokens(selector: string, theme: Theme): Colours {
  const found: Colours = {};
  for (const [, selectors = "", body = ""] of ordinary.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(",").some((one) => one.trim() === selector)) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      const both = /^light-dark\((.+), (.+)\)$/.exec(value);
      found[name] = both ? (both[theme === "light" ? 1 : 2] ?? "") : value;
    }
  }
  return found;
}

function colour(set: Colours, name: string): string {
  const value = set[name] ?? "";
  const variable = /^var\((--[\w-]+)\)$/.exec(value);
  return variable ? colour(set, variable[1] ?? "") : value;
}

const THEMES: Theme[] = ["light", "dark"];
const STOPS = ["--table-lit", "--table", "--table-edge"];

describe("contrast", () => {
  it("is 21 for black on white, 1 for a colour on itself, and 4.54 for #767676 on white (WCAG 2)", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#336699", "#336699")).toBe(1);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(() => contrast("red", "#ffffff")).toThrow("not a colour");
  });
});

const SURFACES = ["felt", "wood", "casino"];

describe.each(THEMES)("the %s theme", (theme) => {
  const root = tokens(":root", theme);
  const panels = SURFACES.map((surface) => ({ ...root, ...tokens(`[data-surface="${surface}"]`, theme) }));
  const written: [ink: string, ground: string][] = [
    ...["--surface", "--surface-raised", "--surface-sunk"].flatMap((ground): [string, string][] => [
      ["--on-surface", ground],
      ["--on-surface-muted", ground],
      ["--bad", ground],
      ["--good", ground],
    ]),
    ["--on-primary", "--primary"],
    ["--on-primary", "--primary-hover"],
    ...["red", "black", "blue", "green", "plum"].map((ink): [string, string] => [`--card-${ink}`, "--card-paper"]),
  ];
  it.each(written)("writes %s on %s at 4.5 or more", (ink, ground) => {
    for (const set of panels) expect(contrast(colour(set, ink), colour(set, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["--surface", "--surface-raised", "--surface-sunk"])(
    "draws edges and controls on %s at 3 or more",
    (ground) => {
      for (const edge of ["--line-strong", "--primary", "--focus"])
        for (const set of panels)
          expect(contrast(colour(set, edge), colour(set, ground)), edge).toBeGreaterThanOrEqual(3);
    },
  );

  it("shows the ring of focus against its own gap", () => {
    expect(contrast(colour(root, "--focus"), colour(root, "--focus-gap"))).toBeGreaterThanOrEqual(4.5);
  });

  it("writes on the casino's gold at 4.5 or more", () => {
    const cloth = tokens('[data-surface="casino"]', theme);
    for (const gold of ["--table-gold", "--table-gold-hover"])
      expect(contrast(colour(cloth, "--on-gold"), colour(cloth, gold))).toBeGreaterThanOrEqual(4.5);
  });

  describe.each(SURFACES)("on %s", (surface) => {
    const table = { ...root, ...tokens(`[data-surface="${surface}"]`, theme) };

    it("writes on every part of the table at 4.5 or more", () => {
      for (const stop of STOPS)
        for (const ink of ["--on-table", "--on-table-muted", ...(surface === "casino" ? ["--table-gold"] : [])])
          expect(contrast(colour(table, ink), colour(table, stop)), `${ink} on ${stop}`).toBeGreaterThanOrEqual(4.5);
    });

    it("writes a pressed button in the colour of the table at 4.5 or more", () => {
      expect(contrast(colour(table, "--table"), colour(table, "--on-table"))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(ACCENTS)("draws a line of %s on every part of the table at 3 or more", (accent) => {
      const set = { ...table, ...tokens(`[data-accent="${accent}"]`, theme) };
      const name = surface === "casino" ? "--accent" : theme === "light" ? "--accent-deep" : "--accent";
      for (const stop of STOPS) expect(contrast(colour(set, name), colour(set, stop)), stop).toBeGreaterThanOrEqual(3);
    });
  });
});

describe("accents", () => {
  it.each(ACCENTS)("%s carries writing, dark on it and pale on its deep tone, at 4.5 or more", (accent) => {
    const set = { ...tokens(":root", "light"), ...tokens(`[data-accent="${accent}"]`, "light") };
    expect(contrast(colour(set, "--on-accent"), colour(set, "--accent"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour(set, "--accent-pale"), colour(set, "--accent-deep"))).toBeGreaterThanOrEqual(4.5);
  });

  it("has a shape of its own for every one of the eight", () => {
    expect(new Set(Object.values(ACCENT_SHAPES)).size).toBe(8);
    expect(Array.from({ length: 10 }, (_, seat) => accentOf(seat))).toEqual([...ACCENTS, ACCENTS[0], ACCENTS[1]]);
  });
});
