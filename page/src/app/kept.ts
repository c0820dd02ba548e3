/** Small things kept on this device. A browser that keeps nothing is no reason to complain. */
const START = "bataille.";

/** What is kept under a name; `undefined`: nothing, or nothing that can be read. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(START + name) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(START + name, JSON.stringify(value));
  } catch {
    return;
  }
}

/** Forget everything that this page has kept in this way. */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(START)) localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** An object whose members are unknown yet. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
