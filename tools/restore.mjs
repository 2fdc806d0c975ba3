// `npm run restore -- <folder>`: builds if needed and restores a backup to an empty database and store.
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';

await buildIfNeeded();
await import(pathToFileURL('dist/apps/api/restore.js').href);
