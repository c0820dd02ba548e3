/** The version of the package (vite.config.ts). */
declare const __VERSION__: string;

/** Pyodide and its Python, as the build makes them (build/engine.ts). */
declare module "virtual:engine" {
  /** Address of the folder with `pyodide.asm.mjs`, `pyodide.asm.wasm` and `python.zip`; ends with `/`. */
  export const folder: string;
  /** Address of the archive: standard library and the package's core, as byte code. */
  export const python: string;
  /** In place of Pyodide's list of packages: there are none. */
  export const lock: import("pyodide").Lockfile;
}
