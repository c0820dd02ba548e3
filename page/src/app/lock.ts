/** One game is played in one tab at a time: two engines must not write one game down. */

/** Holds a game until it is let go. */
export interface Hold {
  release(): void;
}

/**
 * Hold a room's game in this tab; `undefined`: another tab has it. `steal`: take it from there. `onlost`: told when another
 * tab takes it. Where the browser has no locks (an address without https), every tab may.
 */
export async function holdRoom(room: string, onlost: () => void, steal = false): Promise<Hold | undefined> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return { release: () => undefined };
  return await new Promise((resolve) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    let lost = true;
    locks
      .request(`bataille.${room}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
        resolve(
          lock
            ? {
                release: () => {
                  lost = false;
                  release();
                },
              }
            : undefined,
        );
        return lock ? held : undefined;
      })
      .catch(() => {
        if (lost) onlost();
      });
  });
}
