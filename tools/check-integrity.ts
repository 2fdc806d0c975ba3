// `npm run check:integrity` builds if needed and checks rows, files and credits of the configured
// installation.
import { runBuilt } from './run-built.ts';

await runBuilt('check-integrity');
