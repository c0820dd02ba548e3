import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

// Svelte's client side is what the tests mount.
export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ["browser"] },
    server: { fs: { allow: [".."] } },
    // No test depends on the clock; some ask Python, which takes its time on a busy machine.
    test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"], testTimeout: 120_000 },
  }),
);
