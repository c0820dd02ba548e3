// @vitest-environment jsdom
/** What a card puts into the document: its corners, its pips, its name; and nothing of itself while it lies face down. */

import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Card from "./Card.svelte";
import { faceOf, plainLetter } from "./card";
import { lettering } from "./glyphs";

type Props = ComponentProps<typeof Card>;

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const SUITS = ["C", "D", "H", "S"];
const PACK = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
const NUMBERS = [1, 2, 5, 9, 10, 11, 16, 20, 21, 35, 42, 77, 100, 111, 199].map((number) => `#${number}`);

let mounted: Record<string, unknown>[] = [];

function draw(props: Props): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  mounted.push(mount(Card, { target, props }));
  flushSync();
  return target.firstElementChild as HTMLElement;
}

/** How many elements of a class stand on the card. */
const count = (card: Element, name: string): number => card.querySelectorAll(`.${name}`).length;

afterEach(async () => {
  for (const component of mounted) await unmount(component);
  mounted = [];
  document.body.replaceChildren();
});

describe("every card", () => {
  const every = [...PACK, ...RANKS, "XR", "XB", ...NUMBERS];

  it.each([{}, { small: true }, { large: true }])("has a face that no other has (%j)", (props) => {
    const seen = new Set<string>();
    for (const text of every) {
      const card = draw({ card: text, ...props });
      expect(card.dataset.card).toBe(text);
      expect(card.querySelectorAll("svg path").length).toBeGreaterThan(0);
      expect(card.innerHTML).not.toMatch(/undefined|NaN|null/);
      seen.add(card.innerHTML);
    }
    expect(seen.size).toBe(every.length);
  });
});

describe("pips", () => {
  it.each(SUITS.concat(""))("are as many as the rank says (suit %j), with large indices too", (suit) => {
    for (const rank of RANKS.slice(0, 9)) {
      expect(count(draw({ card: rank + suit }), "pip"), rank).toBe(Number(rank));
      expect(count(draw({ card: rank + suit, large: true }), "pip"), rank).toBe(Number(rank));
    }
  });

  it("are one on a small card", () => {
    for (const rank of RANKS) expect(count(draw({ card: `${rank}S`, small: true }), "pip"), rank).toBe(1);
  });

  it("are dots on numbered cards up to twenty", () => {
    for (let number = 1; number <= 22; number += 1)
      expect(count(draw({ card: `#${number}` }), "dot"), `#${number}`).toBe(number > 20 ? 0 : number);
  });
});

describe("corners", () => {
  it("say the rank in the letters of the language", () => {
    const french: Record<string, string> = { J: "V", Q: "D", K: "R" };
    for (const [rank, letter] of Object.entries(french))
      expect(draw({ card: `${rank}H`, corner: letter }).innerHTML).toContain(lettering(letter)?.glyphs[0]?.path);
    expect(draw({ card: "KH" }).innerHTML).toContain(lettering("K")?.glyphs[0]?.path);
  });

  it("stand twice, one on its head", () => {
    const drawn = draw({ card: "4C" }).innerHTML.split(lettering("4")?.glyphs[0]?.path ?? "?").length - 1;
    expect(drawn).toBe(2);
  });

  it("take any text that is given, as letters of a font where no drawing exists", () => {
    const card = draw({ card: "QD", corner: "Ж" });
    expect([...card.querySelectorAll("text")].map((text) => text.textContent)).toEqual(["Ж", "Ж"]);
  });
});

describe("names", () => {
  it("make a picture with a name, or decoration", () => {
    const named = draw({ card: "QH", label: "Queen of Hearts" });
    expect([named.getAttribute("role"), named.getAttribute("aria-label")]).toEqual(["img", "Queen of Hearts"]);
    expect(named.hasAttribute("aria-hidden")).toBe(false);
    const silent = draw({ card: "QH" });
    expect(silent.getAttribute("aria-hidden")).toBe("true");
    expect(silent.hasAttribute("role")).toBe(false);
  });
});

describe("face down", () => {
  it("is the same document whatever the card was", () => {
    const plain = draw({ card: null, back: "sky" }).outerHTML;
    for (const props of [{ large: true }, { fourColours: true }, { small: true }])
      expect(draw({ card: null, back: "sky", ...props }).innerHTML).toBe(draw({ card: null, back: "sky" }).innerHTML);
    expect(plain).toContain('data-accent="sky"');
    expect(plain).not.toContain("data-card");
  });

  it("is what a text gets that is no card", () => {
    for (const text of ["", "1S", "SA", "#0", "#1000", "10X", "<b>"])
      expect(draw({ card: text }).innerHTML, text).toBe(draw({ card: null }).innerHTML);
  });
});

describe("card texts", () => {
  it("are taken apart as docs write them", () => {
    expect(faceOf("10H")).toEqual({ kind: "suited", rank: "10", suit: "H" });
    expect(faceOf("Q")).toEqual({ kind: "suited", rank: "Q", suit: null });
    expect(faceOf("XB")).toEqual({ kind: "joker", rank: "X", suit: "B" });
    expect(faceOf("#17")).toEqual({ kind: "number", rank: "#17", number: 17 });
    expect(["10H", "XR", "#17"].map((text) => plainLetter(faceOf(text) ?? expect.fail(text)))).toEqual([
      "10",
      "★",
      "17",
    ]);
  });
});
