// Writes every file a second and a third time, compressed, so that a server need not do it for each visitor.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { filesIn } from "./offline.ts";

const cache = fileURLToPath(new URL("../node_modules/.cache/bataille-compressed", import.meta.url));

/** Smaller files fit into a packet or two anyhow, and pictures are compressed already. */
const SMALL = 1024;
const TEXTUAL = /\.(css|html|js|json|mjs|svg|wasm|webmanifest|zip)$/;
/** From here on the last step of Brotli costs seconds and gains little. */
const LARGE = 2 ** 21;

const codings: Record<string, (content: Uint8Array) => Promise<Uint8Array>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length < LARGE ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

export function compress(): Plugin {
  return {
    name: "bataille:compress",
    apply: "build",
    writeBundle: {
      order: "post", // after the service worker is written
      sequential: true,
      async handler({ dir }) {
        if (!dir) return;
        await mkdir(cache, { recursive: true });
        const names = (await filesIn(dir)).filter((name) => TEXTUAL.test(name));
        await Promise.all(names.map((name) => compressed(join(dir, name))));
      },
    },
  };
}

async function compressed(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALL) return;
  const digest = createHash("sha256").update(content).digest("hex").slice(0, 24);
  for (const [ending, coding] of Object.entries(codings)) {
    const kept = join(cache, `${digest}.${ending}`);
    const result = await readFile(kept).catch(() => coding(content));
    await writeFile(`${path}.${ending}`, result);
    if (content.length >= 2 ** 16) await writeFile(kept, result);
  }
}
