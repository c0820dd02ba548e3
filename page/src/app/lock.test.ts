import { afterEach, expect, it, vi } from "vitest";
import { holdRoom } from "./lock";

type Callback = (lock: object | null) => Promise<void> | undefined;

/** One lock, as browsers keep it for all tabs. */
class Locks {
  #lose: ((reason: Error) => void) | undefined;

  async request(_: string, { steal = false }: { steal?: boolean }, callback: Callback): Promise<void> {
    if (this.#lose && !steal) return await callback(null);
    this.#lose?.(new DOMException("stolen", "AbortError"));
    const lost = new Promise<void>((_, reject) => (this.#lose = reject));
    const mine = this.#lose;
    await Promise.race([callback({}), lost]);
    if (this.#lose === mine) this.#lose = undefined;
  }
}

afterEach(() => vi.unstubAllGlobals());

it("a game is held by one tab, until it lets go", async () => {
  vi.stubGlobal("navigator", { locks: new Locks() });
  const lost = vi.fn();
  const first = await holdRoom("room", lost);
  expect(first).toBeDefined();
  expect(await holdRoom("room", lost)).toBeUndefined();
  first?.release();
  await Promise.resolve();
  await vi.waitFor(async () => expect(await holdRoom("room", lost)).toBeDefined());
  expect(lost).not.toHaveBeenCalled();
});

it("another tab may take it, and the first is told", async () => {
  vi.stubGlobal("navigator", { locks: new Locks() });
  const lost = vi.fn();
  await holdRoom("room", lost);
  expect(await holdRoom("room", vi.fn(), true)).toBeDefined();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
});

it("where there are no locks every tab may play", async () => {
  vi.stubGlobal("navigator", {});
  expect(await holdRoom("room", vi.fn())).toBeDefined();
});
