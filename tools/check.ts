// `npm run check`: for use before a commit; takes about a minute. Lint and types of everything, checking again
// only what changed since the last run, and the specs of the projects that a change affects, whose earlier
// results Nx remembers. `npm test` adds the journeys and uses no cache.
import { alone, formatting, lint, nx, sideBySide, types } from './parts.ts';

const cached = { isCached: true };
await sideBySide([types(), lint(cached), formatting(cached)]);
await alone(nx('specs of what changed', 20, ['affected', '-t', 'test'], { daemon: true }));
