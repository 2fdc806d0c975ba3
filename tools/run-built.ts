// Runs a program of the server as an operator does: with the settings of `.env`, from a build of the current
// sources.
import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.ts';
import { loadEnvFile } from './env-file.ts';

/** Builds if needed and runs `dist/apps/api/<name>.js` in this process. */
export async function runBuilt(name: string): Promise<void> {
  loadEnvFile();
  await buildIfNeeded();
  // Lets the next start reuse the code that V8 compiled in this one.
  enableCompileCache('node_modules/.cache/compiled');
  await import(pathToFileURL(`dist/apps/api/${name}.js`).href);
}
