import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const ENTRY = join(import.meta.dirname, '../src/first-screens.tsx');
/**
 * The folder for the built script. It is inside the repository, because the script imports packages from
 * `node_modules`.
 */
const FOLDER = join(import.meta.dirname, '../../../dist');

/** Renders the first screens of `src/first-screens.tsx`, with the components of the client. */
const renderFirstScreens = async (): Promise<Readonly<Record<string, string>>> => {
  const outDir = await mkdtemp(join(FOLDER, 'first-screens-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      ssr: { noExternal: true },
      build: {
        ssr: ENTRY,
        outDir,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'screens.mjs' } },
      },
    });
    const built = (await import(pathToFileURL(join(outDir, 'screens.mjs')).href)) as {
      firstScreens: () => Readonly<Record<string, string>>;
    };
    return built.firstScreens();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};

/** Writes `first-screens.json`, from which the server puts the first screen of a page into its HTML. */
export const firstScreens = (): Plugin => ({
  name: 'first-screens',
  apply: 'build',
  async generateBundle() {
    const source = JSON.stringify(await renderFirstScreens());
    this.emitFile({ type: 'asset', fileName: 'first-screens.json', source });
  },
});
