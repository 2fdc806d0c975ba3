// `npm run check:integrity`: builds if needed and checks rows, files and credits of the configured
// installation.
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';

await buildIfNeeded();
await import(pathToFileURL('dist/apps/api/check-integrity.js').href);
