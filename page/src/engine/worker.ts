/** The worker in which the Python engine runs: Pyodide around `bataille.room.parlour`, and the keeping of rooms. */
import { loadPyodide } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { folder, lock, python } from "virtual:engine";
import type { Posted } from "../protocol/messages";
import { keepPosted } from "../store/rooms";
import type { FromWorker, ToWorker } from "./mail";

/** The methods of Python's `Parlour`. */
interface Parlour extends PyProxy {
  ask(text: string): string;
  send(room: string, connection: number, text: string): void;
  gone(room: string, connection: number): void;
  tick(room: string): number | undefined;
  reopen(kept: string): void;
  close(room: string): void;
  record(room: string): string;
  drain(): string;
}

const MAKE = `
from bataille.room.parlour import Parlour
lambda clock, entropy: Parlour(clock, lambda size: entropy(size).to_bytes())
`;
/** How long computer players may go on before others get a word in. */
const BREATH = 12;

let parlour: Parlour;
let kept = true;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const held = new Set<string>();

function post(mail: FromWorker): void {
  postMessage(mail);
}

async function start(base: string): Promise<void> {
  const begun = performance.now();
  const pyodide = await loadPyodide({
    indexURL: new URL(folder, base).href,
    packageBaseUrl: new URL(folder, base).href,
    stdLibURL: new URL(python, base).href,
    lockFileContents: lock,
  });
  const make = pyodide.runPython(MAKE) as PyCallable;
  const clock = (): number => Math.floor(performance.now());
  const entropy = (size: number): Uint8Array => crypto.getRandomValues(new Uint8Array(size));
  parlour = make(clock, entropy) as Parlour;
  const heap = (pyodide as unknown as { _module: { HEAP8: Int8Array } })._module.HEAP8;
  post({ type: "ready", milliseconds: Math.round(performance.now() - begun), memory: heap.length });
}

/** Keep and pass on what has happened. */
function deliver(): void {
  const posted = JSON.parse(parlour.drain()) as Posted[];
  if (!posted.length) return;
  const toKeep = posted.filter((each) => each.type !== "letter");
  if (toKeep.length) keepPosted(toKeep).catch(complainOnce);
  for (const each of posted) if (each.type === "letter") post(each);
}

function complainOnce(): void {
  if (kept) post({ type: "unkept" });
  kept = false;
}

/** Let a room's time pass until nothing more happens now, and come back when something will. */
function run(room: string): void {
  clearTimeout(timers.get(room));
  timers.delete(room);
  if (held.has(room)) return;
  const until = performance.now() + BREATH;
  let wait: number | undefined;
  do wait = parlour.tick(room);
  while (wait === 0 && performance.now() < until);
  deliver();
  if (wait !== undefined) timers.set(room, setTimeout(run, wait, room));
}

function answer(id: number, give: () => string): void {
  try {
    post({ type: "answer", id, text: give() });
  } catch (error) {
    post({ type: "refused", id, reason: String(error) });
  }
}

function obey(mail: ToWorker): void {
  switch (mail.type) {
    case "start":
      return;
    case "ask":
      answer(mail.id, () => parlour.ask(mail.text));
      return deliver();
    case "send":
      parlour.send(mail.room, mail.connection, mail.text);
      deliver();
      return run(mail.room);
    case "gone":
      parlour.gone(mail.room, mail.connection);
      return deliver();
    case "reopen":
      return answer(mail.id, () => {
        parlour.reopen(mail.kept);
        return "{}";
      });
    case "hold":
      if (mail.held) held.add(mail.room);
      else if (held.delete(mail.room)) run(mail.room);
      return;
    case "record":
      return answer(mail.id, () => parlour.record(mail.room));
    case "close":
      clearTimeout(timers.get(mail.room));
      timers.delete(mail.room);
      held.delete(mail.room);
      return parlour.close(mail.room);
  }
}

let running = false;

function fail(reason: unknown): void {
  if (!running) post({ type: "failed", reason: String(reason) });
}
// Pyodide does not tell its caller when its WebAssembly cannot be loaded: either nobody has waited for that yet, or it
// is only written to the console.
addEventListener("unhandledrejection", ({ reason }) => fail(reason));
const instantiate = WebAssembly.instantiateStreaming;
Object.assign(WebAssembly, {
  instantiateStreaming: async (...from: Parameters<typeof instantiate>) => {
    try {
      return await instantiate(...from);
    } catch (error) {
      fail(error);
      throw error;
    }
  },
});

/** What comes before Python is there waits for it. */
let started: Promise<void> | undefined;
onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") {
    started = start(data.base);
    started.then(() => (running = true), fail);
  } else {
    started?.then(
      () => obey(data),
      () => undefined,
    );
  }
};
