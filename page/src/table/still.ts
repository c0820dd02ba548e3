/** Whether nothing may move: the system asks for it, or the settings. */
import { settings } from "../settings/settings.svelte";

const asked = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : undefined;

export function still(): boolean {
  return settings.lessMotion || (asked?.matches ?? false);
}
