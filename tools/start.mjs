// `npm start`: builds what is not built and runs the whole product in this process.
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';

await buildIfNeeded();
await import(pathToFileURL('dist/apps/api/main.js').href);
