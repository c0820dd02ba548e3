import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./build/compress.ts";
import { engine } from "./build/engine.ts";
import { offline } from "./build/offline.ts";
import { texts } from "./build/texts.ts";

export default defineConfig({
  base: "./",
  plugins: [svelte(), engine(), texts(), offline(), compress()],
  worker: { format: "es", plugins: () => [engine()] },
  optimizeDeps: { exclude: ["pyodide"] },
  build: {
    outDir: fileURLToPath(new URL("../src/bataille/web/static", import.meta.url)),
    emptyOutDir: true,
    target: ["chrome112", "firefox115", "safari16.4"],
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
});
