// `npm run check`: what to run before a commit, in a minute. Lint and types of everything, of which only what has
// changed since the last check is looked at again, and the specs of the projects that a change reaches, of which
// Nx remembers those it has run. `npm test` adds the journeys and trusts no cache.
import { alone, formatting, lint, nx, sideBySide, types } from './parts.mjs';

const cached = { isCached: true };
await sideBySide([types(), lint(cached), formatting(cached)]);
await alone(nx('specs of what changed', 20, ['affected', '-t', 'test'], { daemon: true }));
