// `npm run moderate -- block|unblock|list …`: builds if needed and blocks images, or lists blocked ones.
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';

await buildIfNeeded();
await import(pathToFileURL('dist/apps/api/moderate.js').href);
