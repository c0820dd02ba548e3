/*
 * The page's service worker: keeps the whole page of one version, and gives it out without asking a server.
 *
 * Built as one plain script (build/offline.ts). A new version is fetched whole beside the old one and waits until the
 * page says `skip-waiting`, or until no page of the old version is open.
 */

/** What the page is made of, by address relative to this script; the digest where the name holds none. */
declare const FILES: Record<string, string | null>;
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;

/** One server may carry several pages of ours, each in its own folder. */
const OURS = `bataille ${worker.registration.scope} `;
const CACHE = OURS + VERSION;

worker.addEventListener("install", (event) => event.waitUntil(fetchAll()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(answer(request));
});

/** All or nothing: whatever is missing or belongs to another version ends this, and it is tried again later. */
async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.entries(FILES).map(([name, digest]) => keep(cache, name, digest)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function keep(cache: Cache, name: string, digest: string | null): Promise<void> {
  const address = new URL(name, worker.registration.scope).href;
  if (digest === null) {
    // The same name is the same content: from an older version, or from what the browser has loaded for the page.
    const known = await caches.match(address, { ignoreVary: true });
    await cache.put(address, known ?? (await whole(await fetch(address))));
    return;
  }
  const response = await whole(await fetch(address, { cache: "no-cache" }));
  if (digest !== (await digestOf(response.clone()))) throw new Error(`${name} is of another version`);
  await cache.put(address, response);
}

/** A complete answer, and one that may be given to a navigation: not the end of a redirection. */
async function whole(response: Response): Promise<Response> {
  if (response.status !== 200) throw new Error(`${response.url}: ${response.status}`);
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function takeOver(): Promise<void> {
  await worker.clients.claim();
  // Another window may still run the old version and load more of it; then that stays until the next one.
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  }
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const address = request.url.split(/[?#]/)[0] ?? request.url;
  const start = request.mode === "navigate" && isStart(address);
  const kept = await cache.match(start ? worker.registration.scope : address, { ignoreVary: true });
  return kept ?? (await caches.match(address, { ignoreVary: true })) ?? fetch(request);
}

function isStart(address: string): boolean {
  return address === worker.registration.scope || address === `${worker.registration.scope}index.html`;
}
