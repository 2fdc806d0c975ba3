// `npm start` builds if needed and runs the whole product in this process.
import { runBuilt } from './run-built.ts';

await runBuilt('main');
