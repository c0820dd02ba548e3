// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "../protocol/messages";
import { lobby } from "../testing/python";
import { speak } from "../texts/spoken.svelte";
import { arranged } from "./groups";
import { changesOf, fromAddress, optionInWords, readSetting, settingName, textOf, toAddress } from "./options";

const [catalogue] = lobby<[Catalogue]>([{ type: "catalogue" }]);
const option = (name: string) => catalogue.options.find((each) => each.name === name)!;

beforeAll(async () => await speak("en"));

describe("settings", () => {
  it.each(catalogue.variants)("of $key survive an address", ({ options }) => {
    expect(fromAddress(new URLSearchParams(toAddress(options).toString()), catalogue)).toEqual(options);
  });

  it.each([
    ["war_down", "2", 2],
    ["war_down", "by-rank", "by-rank"],
    ["jokers", "2", 2],
    ["stakes", "true", true],
    ["target", "none", null],
    ["target", "40", 40],
    ["handicap", "0,250", [0, 250]],
    ["handicap", "", []],
    ["order", "shuffled", "shuffled"],
    // What an option cannot be stays a text, and the lobby says what it thinks of it.
    ["war_down", "many", "many"],
    ["stakes", "none", "none"],
    ["handicap", "1;2", "1;2"],
  ])("%s=%s are read by the option's forms", (name, text, setting) => {
    expect(readSetting(option(name), text)).toEqual(setting);
    expect(textOf(setting)).toBe(text);
  });

  it("are changes only where they differ from the usual ones", () => {
    const usual = { war_down: 3, stakes: false, handicap: [], target: null };
    expect(changesOf({ ...usual, war_down: 1 }, usual)).toEqual({ war_down: 1 });
    expect(changesOf({ ...usual, handicap: [0, 1], target: 40 }, usual)).toEqual({ handicap: [0, 1], target: 40 });
  });

  it("have names", () => {
    expect(settingName("war_down", "by-rank")).toBe("by rank");
    expect(settingName("war_down", 3)).toBe("3");
    expect(settingName("handicap", [])).toBe("off");
    expect(settingName("target", null)).toBe("off");
    expect(optionInWords("war_down", 3)).toBe("Cards face down: 3");
  });
});

describe("the arrangement", () => {
  it.each(["turn_up", "speed", "thinking", "casino"])("of %s shows every option but the seats once", (family) => {
    const { first, groups } = arranged(catalogue.options, family);
    const shown = [...first, ...groups.flatMap(({ options }) => options)].map(({ name }) => name);
    const all = catalogue.options.filter(({ families }) => families.includes(family)).map(({ name }) => name);
    expect(shown.toSorted()).toEqual(all.filter((name) => name !== "seats").toSorted());
    expect(groups.some(({ name }) => name === "other")).toBe(false);
  });
});
