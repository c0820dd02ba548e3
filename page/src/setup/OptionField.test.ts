// @vitest-environment jsdom
/** A control for each form of the catalogue: what it shows, and what it gives. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Catalogue, Checked } from "../protocol/messages";
import { lobby } from "../testing/python";
import { speak } from "../texts/spoken.svelte";
import { concerned, placed } from "./complaints";
import OptionField from "./OptionField.svelte";
import type { Options, Setting } from "./options";

const [catalogue, stakes, target, burn] = lobby<[Catalogue, Checked, Checked, Checked]>([
  { type: "catalogue" },
  { type: "check", variant: "classic", options: { stakes: true } },
  { type: "check", variant: "classic", options: { target: 10 } },
  { type: "check", variant: "classic", options: { burn: "1" } },
]);

beforeAll(async () => await speak("en"));

let shown: Record<string, unknown> | undefined;
let given: Setting | undefined;
let remedy: Options | undefined;

function show(
  name: string,
  value: Setting,
  problem: Checked["conflicts"][number] | undefined = undefined,
  at = name,
): HTMLElement {
  given = remedy = undefined;
  const option = catalogue.options.find((each) => each.name === name)!;
  shown = mount(OptionField, {
    target: document.body,
    props: {
      option,
      level: 3 as const,
      value,
      usual: option.default,
      names: ["Ada", "Ben"],
      place: problem && { problem, at },
      onchange: (setting: Setting) => (given = setting),
      onremedy: (change: Options) => (remedy = change),
    },
  });
  flushSync();
  return document.body;
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

const radios = (body: HTMLElement) =>
  [...body.querySelectorAll<HTMLInputElement>("input[type=radio]")].map((input) => ({
    text: input.parentElement!.textContent.trim(),
    input,
  }));
const button = (body: HTMLElement, label: string) =>
  [...body.querySelectorAll<HTMLButtonElement>("button")].find((each) =>
    (each.getAttribute("aria-label") ?? each.textContent).includes(label),
  )!;
const number = (body: HTMLElement) => body.querySelector<HTMLInputElement>("input[type=number]");

function type(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

describe("an option", () => {
  it("that is a choice names every choice and explains the chosen one", () => {
    const body = show("pack", "full");
    expect(radios(body).map(({ text }) => text)).toEqual(["52 cards", "32 cards", "40 cards", "36 cards"]);
    expect(radios(body).map(({ input }) => input.checked)).toEqual([true, false, false, false]);
    expect(body.textContent).toContain("Two to Ten, Jack, Queen, King and Ace in four suits.");
    radios(body)[2]!.input.click();
    expect(given).toBe("italian");
  });

  it("that is a choice of numbers gives a number", () => {
    radios(show("jokers", 0))[1]!.input.click();
    expect(given).toBe(2);
  });

  it("that is a switch gives truth", () => {
    radios(show("stakes", false))[0]!.input.click();
    expect(given).toBe(true);
  });

  it("that is a number keeps to its range, by buttons and typed", () => {
    const body = show("packs", 1);
    expect(radios(body)).toEqual([]);
    expect(button(body, "Less").disabled).toBe(true);
    button(body, "More").click();
    expect(given).toBe(2);
    type(number(body)!, "99");
    expect(given).toBe(8);
    type(number(body)!, "");
    expect(number(body)!.value).toBe("1");
  });

  it("that is a number or a word shows the number only when it is one", () => {
    const body = show("war_down", 3);
    expect(radios(body).map(({ text }) => text)).toEqual(["a number", "by rank"]);
    radios(body)[1]!.input.click();
    expect(given).toBe("by-rank");
  });

  it("that is a word begins with the usual number again", () => {
    const body = show("war_down", "by-rank");
    expect(number(body)).toBeNull();
    radios(body)[0]!.input.click();
    expect(given).toBe(3);
  });

  it("that is off begins with a number of good sense", () => {
    const body = show("target", null);
    expect(radios(body).map(({ text }) => text)).toEqual(["a number", "off"]);
    radios(body)[0]!.input.click();
    expect(given).toBe(40);
  });

  it("that is a time says it in minutes", () => {
    const body = show("time_limit", 900);
    expect(body.textContent).toContain("15 minutes");
    button(body, "More").click();
    expect(given).toBe(960);
  });

  it("that each seat has for itself has a number for each", () => {
    const body = show("handicap", [0, 250]);
    expect([...body.querySelectorAll(".list bdi")].map(({ textContent }) => textContent)).toEqual(["Ada", "Ben"]);
    button(body, "More: Handicap: Ben").click();
    expect(given).toEqual([0, 300]);
    radios(body)[0]!.input.click();
    expect(given).toEqual([]);
  });

  it("that is changed is marked and goes back to what is usual", () => {
    const body = show("war_down", 1);
    expect(body.querySelector(".option.changed")).not.toBeNull();
    button(body, "usually 3").click();
    expect(given).toBe(3);
  });
});

describe("a conflict", () => {
  it("is said in words, with what would help", () => {
    const problem = stakes.conflicts[0]!;
    expect(concerned(problem)).toEqual(["stakes", "captures"]);
    const body = show("stakes", true, problem);
    expect(body.textContent).toContain("“Stakes: yes” and “Won cards: under the stock” do not go together.");
    button(body, "Won cards: own pile, shuffled").click();
    expect(remedy).toEqual({ captures: "reshuffle" });
    button(body, "Stakes: no").click();
    expect(remedy).toEqual({ stakes: false });
  });

  it("stands whole at the option that was changed last, and the other points to it", () => {
    const [problem] = stakes.conflicts;
    const names = ["pack", "captures", "stakes"];
    expect([...placed([problem!], names, "stakes")]).toEqual([
      ["captures", { problem, at: "stakes" }],
      ["stakes", { problem, at: "stakes" }],
    ]);
    expect(placed([problem!], names, undefined).get("stakes")?.at).toBe("captures");
    expect(placed([problem!], ["pack"], "pack").size).toBe(0);
    const body = show("captures", "under", problem, "stakes");
    expect(body.textContent).toContain("Does not go with “Stakes”: see there");
    expect(body.textContent).not.toContain("Stakes: no");
  });

  it("of three options in two conflicts stands whole twice, at two of them", () => {
    const about = (option_a: string, option_b: string) =>
      ({ type: "complaint", code: "rules/conflict", arguments: { option_a, option_b }, remedies: [] }) as const;
    const [one, two] = [about("a=1", "b=1"), about("b=1", "c=1")];
    expect([...placed([one, two], ["a", "b", "c"], "b")].map(([name, { at }]) => `${name} ${at}`).sort()).toEqual([
      "a b",
      "b b",
      "c c",
    ]);
  });

  it("with the deal says how many cards everybody has", () => {
    const body = show("target", 10, target.conflicts[0]);
    expect(body.textContent).toContain("Everybody starts with 26 cards.");
    button(body, "Cards to win: 27").click();
    expect(remedy).toEqual({ target: 27 });
  });

  it("of an option of another game has no remedy", () => {
    expect(concerned(burn.conflicts[0]!)).toEqual(["burn"]);
    expect(show("war_down", 3, burn.conflicts[0]).textContent).toContain(
      "“Burned cards: 1” does not go with this game.",
    );
  });
});
