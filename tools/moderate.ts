// `npm run moderate -- block|unblock|suspend|reopen|list …`: builds if needed and blocks images or suspends accounts.
import { runBuilt } from './run-built.ts';

await runBuilt('moderate');
