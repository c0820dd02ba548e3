// Runs pytest in Pyodide, the Python of the page: node run.mjs PACKAGES [pytest argument …]
// PACKAGES: a folder with pytest, Hypothesis and what they need. The exit code is pytest's.
import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const house = fileURLToPath(new URL("../..", import.meta.url));
const [packages, ...args] = process.argv.slice(2);

const pyodide = await loadPyodide({
  env: { HOME: "/home", CI: process.env.CI ?? "" },
});
for (const [from, to] of [[house, "/house"], [resolve(packages), "/packages"]]) {
  pyodide.FS.mkdirTree(to);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: from }, to);
}
pyodide.globals.set("args", pyodide.toPy(args));
process.exitCode = pyodide.runPython(`
import os, sys

sys.path.insert(0, "/packages")
os.chdir("/house")

import pytest

print("Python", sys.version)
int(pytest.main(args))
`);
