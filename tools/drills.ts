// `npm run drills [-- NAMES]` runs the fault drills, or those whose files match the names, against the built server.
import { browserOrExit } from './browser.ts';
import { alone, drills } from './parts.ts';

await alone(drills(browserOrExit(), process.argv.slice(2)));
