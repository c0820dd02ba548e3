// The module `virtual:engine`: where the page finds Pyodide and its Python, in a folder named after their content.
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { ingredients, packPython, tryPython } from "./python.ts";

const MODULE = "virtual:engine";
const cache = fileURLToPath(new URL("../node_modules/.cache/bataille", import.meta.url));
const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide"));

export interface Engine {
  /** Named after the content of the files. */
  folder: string;
  files: Map<string, Uint8Array>;
  /** What Pyodide asks for in place of its list of packages: the page has none. */
  lock: { info: unknown; packages: Record<string, never> };
}

let made: Promise<Engine> | undefined;

export function engine(): Plugin {
  let serving = false;
  let worker = false;
  return {
    name: "bataille:engine",
    configResolved(config) {
      serving = config.command === "serve";
      worker = config.isWorker;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return;
      const { folder, lock } = await (made ??= make());
      // Scripts lie in assets/, beside engine/; the development server has them anywhere.
      const from = serving ? "location.origin" : "import.meta.url";
      return [
        `const from = ${JSON.stringify(serving ? "/engine/" : "../engine/")};`,
        `export const folder = new URL(from + ${JSON.stringify(`${folder}/`)}, ${from}).href;`,
        `export const python = folder + "python.zip";`,
        `export const lock = ${JSON.stringify(lock)};`,
      ].join("\n");
    },
    async generateBundle() {
      if (worker) return; // the page's own bundle has them
      const { folder, files } = await (made ??= make());
      for (const [name, source] of files) {
        this.emitFile({ type: "asset", fileName: `engine/${folder}/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use("/engine", (request, response, next) => {
        void (made ??= make()).then(({ files }) => {
          const name = request.url?.split("/").at(-1)?.split("?")[0] ?? "";
          const file = files.get(name);
          if (!file) return next();
          response.setHeader("Content-Type", type(name));
          response.end(file);
        }, next);
      });
    },
  };
}

function type(name: string): string {
  if (name.endsWith(".wasm")) return "application/wasm";
  return name.endsWith(".mjs") ? "text/javascript" : "application/zip";
}

async function make(): Promise<Engine> {
  const files = new Map<string, Uint8Array>();
  for (const name of ["pyodide.asm.mjs", "pyodide.asm.wasm"]) files.set(name, await readFile(join(pyodide, name)));
  files.set("python.zip", await python());
  const digest = createHash("sha256");
  for (const content of files.values()) digest.update(content);
  const { info } = JSON.parse(await readFile(join(pyodide, "pyodide-lock.json"), "utf8")) as { info: unknown };
  return { folder: digest.digest("hex").slice(0, 12), files, lock: { info, packages: {} } };
}

/** The archive; kept from build to build as long as what it is made of stays the same. */
async function python(): Promise<Uint8Array> {
  const kept = join(cache, `python-${await digestOfSources()}.zip`);
  try {
    return await readFile(kept);
  } catch {
    const archive = await packPython();
    await rm(cache, { recursive: true, force: true });
    await mkdir(cache, { recursive: true });
    await writeFile(`${kept}.part`, archive);
    await tryPython(`${kept}.part`);
    await rename(`${kept}.part`, kept);
    return archive;
  }
}

async function digestOfSources(): Promise<string> {
  const digest = createHash("sha256");
  for (const part of [join(pyodide, "package.json"), ...(await ingredients())]) {
    digest.update(part).update(await readFile(part));
  }
  return digest.digest("hex").slice(0, 16);
}
