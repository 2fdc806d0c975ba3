// Runs a program of the server as an operator does: with the settings of `.env`, from a build of these sources.
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';
import { loadEnvFile } from './env-file.mjs';

/** Builds if needed and runs `dist/apps/api/<name>.js` in this process. */
export async function runBuilt(name) {
  loadEnvFile();
  await buildIfNeeded();
  await import(pathToFileURL(`dist/apps/api/${name}.js`).href);
}
