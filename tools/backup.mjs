// `npm run backup -- <folder>`: builds if needed and backs up rows and files of the configured installation.
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';

await buildIfNeeded();
await import(pathToFileURL('dist/apps/api/backup.js').href);
