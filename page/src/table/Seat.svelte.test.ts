// @vitest-environment jsdom
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { speak } from "../texts/spoken.svelte";
import Seat from "./Seat.svelte";
import { leader } from "./sitting";

const PLAIN: ComponentProps<typeof Seat> = {
  sitting: { seat: 1, name: "Ada", computer: false, animal: "fox", accent: "sky", named: true },
  box: { x: 0, y: 0, width: 200, height: 60 },
  side: "far",
  plates: "roomy",
  stock: 19,
};

let shown: ReturnType<typeof mount> | undefined;

function show(props: Partial<ComponentProps<typeof Seat>> = {}): HTMLElement {
  shown = mount(Seat, { target: document.body, props: { ...PLAIN, ...props } });
  flushSync();
  return document.querySelector<HTMLElement>("[data-seat='1']")!;
}

function signs(seat: HTMLElement): (string | null)[] {
  return [...seat.querySelectorAll("[role=img]")].map((sign) => sign.getAttribute("aria-label"));
}

beforeAll(() => speak("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

it("says who sits there and how many cards the stock has", () => {
  const seat = show();
  expect(seat.textContent).toContain("Ada");
  expect(seat.textContent).toContain("19 cards");
});

it("tells won cards apart from the stock", () => {
  expect(show({ captures: 7 }).textContent).toContain("19 + 7 won");
});

it("tells them shortly where there is little room", () => {
  const seat = show({ captures: 7, plates: "compact" });
  expect(seat.textContent).toContain("19 + 7");
  expect(seat.textContent).not.toContain("won");
});

it("shows who leads, who is a computer and how many wars are won", () => {
  const sitting = { ...PLAIN.sitting, computer: true };
  expect(signs(show({ sitting, leads: true, wars: { won: 1, all: 3 } }))).toEqual([
    "leads",
    "computer",
    "1 of 3 wars won",
  ]);
  expect(document.querySelectorAll("i.full")).toHaveLength(1);
});

it("says who is out, and that nobody who is out leads", () => {
  const seat = show({ out: true, leads: true, stock: 0 });
  expect(seat.textContent).toContain("out");
  expect(seat.textContent).not.toContain("cards");
  expect(signs(seat)).toEqual([]);
});

it("takes a name as text, whatever it holds", () => {
  const seat = show({ sitting: { ...PLAIN.sitting, name: "<img src=x>" } });
  expect(seat.querySelector("strong")!.textContent).toBe("<img src=x>");
  expect(seat.querySelector("img")).toBeNull();
});

it("sees a lead only where one has more than all others", () => {
  expect(leader([3, 9, 4])).toBe(1);
  expect(leader([9, 9, 4])).toBeNull();
  expect(leader([0, 0])).toBeNull();
});
