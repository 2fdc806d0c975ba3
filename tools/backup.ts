// `npm run backup -- <folder>` builds if needed and backs up the rows and files of the configured
// installation.
import { runBuilt } from './run-built.ts';

await runBuilt('backup');
