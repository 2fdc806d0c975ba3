// `npm run credits -- grant|expire|refund …`: builds if needed and changes credits of the configured
// installation.
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';

await buildIfNeeded();
await import(pathToFileURL('dist/apps/api/credits.js').href);
