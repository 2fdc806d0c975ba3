// `npm run restore -- <folder>` builds if needed and restores a backup to an empty database and store.
import { runBuilt } from './run-built.ts';

await runBuilt('restore');
