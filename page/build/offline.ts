// Writes `sw.js`: the service worker, with the list of everything that the page is made of.
import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithOxc, type Plugin } from "vite";

const source = fileURLToPath(new URL("../src/sw/sw.ts", import.meta.url));

/** Folders in which every name holds a digest of the content. */
const named = /^(assets|engine)\//;

export function offline(): Plugin {
  return {
    name: "bataille:offline",
    apply: "build",
    async writeBundle({ dir }) {
      if (!dir) return;
      const files: Record<string, string | null> = {};
      for (const name of await filesIn(dir)) {
        if (name === "sw.js" || /\.(br|gz|map)$/.test(name)) continue;
        if (/^icon-.*\.png$/.test(name)) continue; // asked for once, when the page is installed
        const digest = named.test(name) ? null : sha256(await readFile(join(dir, name)));
        files[name === "index.html" ? "./" : name] = digest;
      }
      const script = await transformWithOxc(await readFile(source, "utf8"), source);
      const list = JSON.stringify(files);
      const version = sha256(list + script.code).slice(0, 12);
      const text = `const VERSION = "${version}";\nconst FILES = ${list};\n${script.code}`;
      await writeFile(join(dir, "sw.js"), text);
    },
  };
}

/** The names of all files in a folder, with `/`, in order; hidden ones are none of ours. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  return files
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, "/"),
    )
    .sort();
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
