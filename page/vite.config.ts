import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Rolldown } from "vite";
import { compress } from "./build/compress.ts";
import { engine } from "./build/engine.ts";
import { offline } from "./build/offline.ts";
import { texts } from "./build/texts.ts";

/** Pyodide asks for node's modules only where there is node. */
const quiet: Rolldown.InputOptions = {
  checks: { pluginTimings: false },
  onLog(level, log, handle) {
    if (!/"node:\w+(\/\w+)?" has been externalized/.test(log.message)) handle(level, log);
  },
};

/** The package's version, which its page says. */
const version = /__version__ = "(.+)"/.exec(
  readFileSync(new URL("../src/bataille/__init__.py", import.meta.url), "utf8"),
)?.[1];

export default defineConfig({
  base: "./",
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [svelte(), engine(), texts(), offline(), compress()],
  worker: { format: "es", plugins: () => [engine()], rolldownOptions: quiet },
  optimizeDeps: { exclude: ["pyodide"] },
  build: {
    outDir: fileURLToPath(new URL("../src/bataille/web/static", import.meta.url)),
    emptyOutDir: true,
    target: ["chrome112", "firefox115", "safari16.4"],
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: quiet,
  },
});
