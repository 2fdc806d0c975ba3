// `npm run moderate -- block|unblock|list …`: builds if needed and blocks images, or lists blocked ones.
import { runBuilt } from './run-built.mjs';

await runBuilt('moderate');
