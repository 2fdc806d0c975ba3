import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt|xml|wasm)$/;
/** The minimum size of a compressed file. Smaller ones fit into one packet anyway. */
const MIN_BYTES = 1_024;
/**
 * The maximum size for the highest quality, which takes seconds per megabyte. Larger files use the next lower
 * one, which compresses nearly as well.
 */
const BEST_QUALITY_MAX_BYTES = 2_000_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressFile = async (path: string): Promise<void> => {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  const quality = bytes.length > BEST_QUALITY_MAX_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const forms = { br: await brotli(bytes, { params }), gz: await zip(bytes, { level: 9 }) };
  for (const [extension, form] of Object.entries(forms)) {
    if (form.length < bytes.length) await writeFile(`${path}.${extension}`, form);
  }
};

/**
 * Writes `.br` and `.gz` files next to every file of the built client that becomes smaller, for the server to
 * send.
 */
export const compressClient = (root: string): Plugin => ({
  name: 'compress-client',
  apply: 'build',
  closeBundle: async () => {
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
    await Promise.all(
      names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compressFile(join(root, name))),
    );
  },
});
