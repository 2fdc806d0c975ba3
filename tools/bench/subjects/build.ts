// Builds single parts of the server in the same way as the server itself.
import { resolve } from 'node:path';
import { build } from 'vite';

const OUT = 'dist/bench';

/** Builds the part with this name; returns the path of its script. */
export async function buildSubject(name: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@safelight\//] },
    build: {
      ssr: resolve(import.meta.dirname, `${name}.ts`),
      target: 'node22',
      outDir: resolve(OUT),
      emptyOutDir: false,
      minify: false,
    },
  });
  return resolve(OUT, `${name}.js`);
}
