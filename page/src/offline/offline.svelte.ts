/** The page without a network, its next version, and the page as an app of the device. */

/** What a browser offers before it would ask whether the page is to be installed; Chromium alone has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** Between two questions for a new version, when the page is looked at again: milliseconds. */
const RARELY = 60 * 60 * 1000;

class Offline {
  /** Everything is kept: the page plays on without a network. */
  ready = $state(false);
  /** A new version is here, whole, and waits for `update`. */
  newVersion = $state(false);
  /** The browser would install the page now. */
  canInstall = $state(false);

  #registration: ServiceWorkerRegistration | undefined;
  #prompt: InstallPrompt | undefined;
  #updating = false;
  #asked = 0;

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // we offer it where it does not disturb
      this.#prompt = event as InstallPrompt;
      this.canInstall = true;
    });
    addEventListener("appinstalled", () => {
      this.canInstall = false;
    });
  }

  /** Once, after the engine is there, so that nothing is loaded twice. Where it cannot be, nothing happens. */
  async start(): Promise<void> {
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (this.#updating) location.reload();
    });
    try {
      this.#watch(await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" }));
      await navigator.serviceWorker.ready;
      this.ready = true;
    } catch {
      // A browser may forbid it, in private windows for instance; the page plays all the same.
    }
  }

  /** Change to the new version; the page loads again. */
  update(): void {
    this.#updating = true;
    this.#registration?.waiting?.postMessage("skip-waiting");
  }

  /** Let the browser ask whether to install the page; returns whether it was. */
  async install(): Promise<boolean> {
    const prompt = this.#prompt;
    if (!prompt) return false;
    this.#prompt = undefined;
    this.canInstall = false;
    return (await prompt.prompt()).outcome === "accepted";
  }

  #watch(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    const look = (): void => {
      this.newVersion = registration.waiting !== null && navigator.serviceWorker.controller !== null;
    };
    const wait = (): void => registration.installing?.addEventListener("statechange", look);
    look();
    wait();
    registration.addEventListener("updatefound", wait);
    this.#asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - this.#asked < RARELY) return;
      this.#asked = Date.now();
      registration.update().catch(() => undefined); // without a network there is nothing new
    });
  }
}

export const offline = new Offline();
