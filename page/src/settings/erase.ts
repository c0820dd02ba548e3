/** Forget everything that this page has left on the device: games, settings, and the page itself. */
import { deleteDB } from "idb";
import { forgetAll } from "../app/kept";
import { close, NAME } from "../store/database";

/** How long another tab may keep the database open before it is left to it. */
const PATIENCE = 3000;

export async function eraseEverything(): Promise<void> {
  await close().catch(() => undefined);
  await Promise.race([deleteDB(NAME).catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  const here = new URL(".", document.baseURI).href;
  if ("serviceWorker" in navigator) {
    const workers = await navigator.serviceWorker.getRegistrations().catch(() => []);
    await Promise.all(workers.filter(({ scope }) => scope === here).map((worker) => worker.unregister()));
  }
  if ("caches" in globalThis) {
    const names = await caches.keys().catch(() => []);
    await Promise.all(names.filter((name) => name.startsWith(`${NAME} ${here}`)).map((name) => caches.delete(name)));
  }
  forgetAll();
}
