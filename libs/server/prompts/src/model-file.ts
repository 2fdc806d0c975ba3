import { existsSync, readFileSync } from 'node:fs';

/** `models/` of this library, beside a bundle, or beside the folder of the bundle's parts. */
const FOLDERS = ['../models/', './models/'];

/** The bytes of a file of `models/`. Throws if there is none of this name. */
export const modelFile = (name: string): Uint8Array => {
  const file = FOLDERS.map((folder) => new URL(`${folder}${name}`, import.meta.url)).find((url) =>
    existsSync(url),
  );
  if (file === undefined) throw new Error(`${name} is missing.`);
  return readFileSync(file);
};
