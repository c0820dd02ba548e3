// Makes and tries the Python of the page: the core of `src/bataille` and as much of the standard library as it needs.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide, type PyodideAPI } from "pyodide";

const here = dirname(fileURLToPath(import.meta.url));

export const sources = join(here, "../../src/bataille");
export const recipe = join(here, "python.py");

/** The archive, made by Pyodide itself so that the byte code fits. */
export async function packPython(): Promise<Uint8Array> {
  const pyodide = await loadPyodide();
  pyodide.FS.mkdirTree("/house/bataille");
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: sources }, "/house/bataille");
  pyodide.runPython(await readFile(recipe, "utf8"));
  pyodide.runPython("pack('/python.zip')");
  return pyodide.FS.readFile("/python.zip");
}

/** Start Pyodide with an archive as the page does, and play. Rejects where something is missing in it. */
export async function tryPython(archive: string): Promise<void> {
  const pyodide: PyodideAPI = await loadPyodide({
    stdLibURL: archive,
  });
  pyodide.runPython(`
import bataille, bataille.room
from bataille.players import players
from bataille.variants import variants

assert players()
for key in variants():
    bataille.play_out(bataille.start(key, seed=2))
try:
    bataille.variant("clasic")
except bataille.BatailleError as error:
    assert "classic" in str(error)
`);
}
