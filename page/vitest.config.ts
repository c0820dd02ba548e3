import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

// Svelte's client side is what the tests mount.
export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ["browser"] },
    server: { fs: { allow: [".."] } },
    test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
  }),
);
