// A game in Firefox, over WebDriver BiDi: node firefox.mjs ADDRESS LABEL … presses the buttons with these labels one after
// the other and prints how the game ended.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { WebSocket } = createRequire(new URL("../../page/package.json", import.meta.url))("ws");
const [address, ...labels] = process.argv.slice(2);
const PATIENCE = 120_000;

const profile = mkdtempSync(join(tmpdir(), "firefox-"));
const browser = spawn("firefox-esr", ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]);
const giveUp = setTimeout(() => end(2, "Firefox took too long"), PATIENCE);

function end(code, said) {
  clearTimeout(giveUp);
  console.log(said);
  browser.once("exit", () => {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    process.exit(code);
  });
  browser.kill();
}

/** Where the browser listens, which it says itself. */
function listening() {
  return new Promise((resolve) => {
    let said = "";
    browser.stderr.on("data", (chunk) => {
      said += chunk;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
      if (found) resolve(found[1]);
    });
  });
}

const socket = new WebSocket(`${await listening()}/session`);
await new Promise((resolve) => socket.once("open", resolve));
const waiting = new Map();
let count = 0;
socket.on("message", (text) => {
  const answer = JSON.parse(text);
  waiting.get(answer.id)?.(answer);
});

async function ask(method, params) {
  const id = ++count;
  const answer = await new Promise((resolve) => {
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
  });
  if (answer.type === "error") end(1, answer.message);
  return answer.result;
}

/** What a function of the page returns, once that is anything. */
async function seen(context, body, ...given) {
  for (;;) {
    const { result } = await ask("script.callFunction", {
      functionDeclaration: body,
      arguments: given.map((value) => ({ type: "string", value })),
      target: { context },
      awaitPromise: false,
    });
    if (result?.value) return result.value;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

await ask("session.new", { capabilities: {} });
const { contexts } = await ask("browsingContext.getTree", {});
const { context } = contexts[0];
await ask("browsingContext.navigate", { context, url: address, wait: "complete" });
for (const label of labels) {
  await seen(
    context,
    `(label) => {
      const button = [...document.querySelectorAll("button")].find(
        (each) => each.textContent.trim() === label && !each.disabled,
      );
      button?.click();
      return button ? label : "";
    }`,
    label,
  );
}
end(0, await seen(context, `() => document.querySelector("#ending")?.textContent.trim() ?? ""`));
