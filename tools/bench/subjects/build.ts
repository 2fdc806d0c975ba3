// Parts of the server by themselves, built as the server is.
import { resolve } from 'node:path';
import { build } from 'vite';

const OUT = 'dist/bench';

/** Builds the subject of this name; answers the path of its script. */
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
