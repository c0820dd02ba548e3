/** What went wrong, in words. */
import { Refusal } from "../engine/engine";
import type { Arguments } from "../texts/texts";
import { texts } from "../texts/spoken.svelte";

/** An error of the engine by its code and arguments; one that the page has no text for by its code. */
export function complaintText(code: string, values: Arguments): string {
  const key = `error-${code.replace("/", "-")}`;
  return texts().has(key) ? texts().say(key, values) : code;
}

/** Whatever was thrown. */
export function errorText(error: unknown): string {
  return error instanceof Refusal ? complaintText(error.code, error.values) : String(error);
}
