// Makes and tries the Python of the page: the core of `src/bataille` and as much of the standard library as it needs.
import { readFileSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide, type PyodideAPI } from "pyodide";

const here = dirname(fileURLToPath(import.meta.url));

const sources = join(here, "../../src/bataille");
const recipe = join(here, "python.py");
const first = join(here, "start.py");

/** What needs more than the page has, and the command line's own modules. */
const leftOut = JSON.parse(readFileSync(join(here, "left-out.json"), "utf8")) as string[];

/** Everything that the archive is made of. */
export async function ingredients(): Promise<string[]> {
  const files = await readdir(sources, { recursive: true });
  const core = files.filter((file) => file.endsWith(".py") && !leftOut.includes(file.split(/[/\\.]/)[0] ?? ""));
  return [
    recipe,
    first,
    join(here, "left-out.json"),
    join(here, "python.ts"),
    ...core.sort().map((file) => join(sources, file)),
  ];
}

/** The archive, made by Pyodide itself so that the byte code fits. */
export async function packPython(): Promise<Uint8Array> {
  const start = await readFile(first);
  const pyodide = await loadPyodide({
    // Line numbers are enough for a traceback; columns would be a sixth of the archive.
    env: { PYTHONNODEBUGRANGES: "1", PYTHONPATH: "/first" },
    fsInit: async (FS) => {
      FS.mkdir("/first");
      FS.writeFile("/first/sitecustomize.py", start);
    },
  });
  pyodide.FS.mkdirTree("/house/bataille");
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: sources }, "/house/bataille");
  pyodide.runPython(await readFile(recipe, "utf8"));
  pyodide.globals.get("pack")("/python.zip", leftOut);
  return pyodide.FS.readFile("/python.zip");
}

/** Start Pyodide with an archive as the page does, and play. Rejects where something is missing in it. */
export async function tryPython(archive: string): Promise<void> {
  const pyodide: PyodideAPI = await loadPyodide({
    stdLibURL: archive,
  });
  pyodide.runPython(`
import sitecustomize
known = len(sitecustomize.methods)

import bataille.room.parlour
from bataille.players import players
from bataille.variants import variants

assert players()
for key in variants():
    bataille.play_out(bataille.start(key, seed=2))
try:
    bataille.variant("clasic")
except bataille.BatailleError as error:
    assert "classic" in str(error)
assert len(sitecustomize.methods) == known, "methods are compiled in the page"
`);
}
