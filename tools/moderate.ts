// `npm run moderate -- block|unblock|suspend|reopen|list …` builds if needed, then blocks images or suspends
// accounts.
import { runBuilt } from './run-built.ts';

await runBuilt('moderate');
