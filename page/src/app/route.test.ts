// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { address, parse, type Route } from "./route.svelte";

const there: Route[] = [
  { at: "start" },
  { at: "setup", variant: "classic", options: new URLSearchParams() },
  { at: "rules", variant: "two-packs", options: new URLSearchParams("war_down=1&order=shuffled") },
  { at: "setup", variant: "what / is ? this", options: new URLSearchParams("handicap=0,250") },
  { at: "play", room: "0f3a" },
  { at: "replay", id: "98e2" },
  { at: "game", text: "ASgHAAdjbGFzc2ljAQIvHQIqCJji7uvADbgHGKA" },
  { at: "settings" },
  { at: "kept" },
];

describe("addresses", () => {
  it.each(there)("of $at are read as they are written", (route) => {
    const found = parse(address(route));
    expect({ ...found, options: "options" in found ? found.options.toString() : "" }).toEqual({
      ...route,
      options: "options" in route ? route.options.toString() : "",
    });
  });

  it.each(["", "#", "#/", "#/nowhere", "#/setup", "#/play/", "#/%E0%A4%A", "#/rules/%E0%A4%A"])(
    "like %s lead to the start",
    (hash) => expect(parse(hash)).toEqual({ at: "start" }),
  );
});
