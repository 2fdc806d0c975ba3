// `npm run credits -- grant|expire|refund …` builds if needed and changes credits of the configured
// installation.
import { runBuilt } from './run-built.ts';

await runBuilt('credits');
