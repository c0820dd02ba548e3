/** What somebody likes, kept on this device. Everything has a default; whatever is kept and not understood is dropped. */
import { LANGUAGES, preferred } from "../texts/spoken.svelte";
import type { Language } from "../texts/texts";

export const PACES = ["calm", "easy", "lively", "quick", "fastest", "instant"] as const;
export type Pace = (typeof PACES)[number];
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  pace: Pace;
  /** Whether the page turns by itself. */
  automatic: boolean;
  fourColours: boolean;
  largeIndices: boolean;
  /** Less movement than the system asks for. */
  lessMotion: boolean;
  sound: boolean;
  /** 0 to 100. */
  volume: number;
  vibration: boolean;
  /** Whether the far side of the table is turned round, for somebody who sits opposite. */
  mirrored: boolean;
  /** Whether somebody is asked who wins before the cards are taken. */
  learning: boolean;
  /** Whether sentences are spoken aloud where the browser can. */
  spoken: boolean;
}

const KEY = "bataille.settings";
const USUAL: Settings = {
  language: "en",
  theme: "system",
  pace: "easy",
  automatic: false,
  fourColours: false,
  largeIndices: false,
  lessMotion: false,
  sound: false,
  volume: 60,
  vibration: true,
  mirrored: false,
  learning: false,
  spoken: false,
};
const CHOICES: { readonly [Name in keyof Settings]?: readonly Settings[Name][] } = {
  language: LANGUAGES,
  theme: THEMES,
  pace: PACES,
};

/** Bound to fields as it is; `keepSettings` is called in an effect of the whole page. */
export const settings: Settings = $state(read());

/** Keep what is set now. A browser that keeps nothing is no reason to complain. */
export function keepSettings(): void {
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    return;
  }
}

/** Back to the beginning; the language stays. */
export function forgetSettings(): void {
  Object.assign(settings, USUAL, { language: settings.language });
}

function read(): Settings {
  const kept: Settings = { ...USUAL, language: preferred() };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found === "object" && found !== null) {
      for (const [name, value] of Object.entries(found)) take(kept, name, value);
    }
  } catch {
    return kept;
  }
  return kept;
}

function take(kept: Settings, name: string, value: unknown): void {
  if (!(name in kept)) return;
  const key = name as keyof Settings;
  const choices: readonly unknown[] | undefined = CHOICES[key];
  const fits = choices ? choices.includes(value) : typeof value === typeof kept[key];
  if (fits && (typeof value !== "number" || (value >= 0 && value <= 100))) Object.assign(kept, { [key]: value });
}
