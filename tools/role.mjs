// `npm run role -- <username> <user|moderator|admin>`: builds if needed and gives somebody a role.
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';

await buildIfNeeded();
await import(pathToFileURL('dist/apps/api/role.js').href);
