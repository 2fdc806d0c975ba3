// `npm run check:integrity`: builds if needed and audits rows, bytes and credits of the configured data.
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';

await buildIfNeeded();
await import(pathToFileURL('dist/apps/api/check-integrity.js').href);
