// `npm run check`: for use before a commit; takes about a minute. Types of everything, lint and formatting of
// what changed since the last run, and the specs of the projects that a change affects, whose earlier results Nx
// remembers. `npm test` adds the journeys and uses no cache.
import { alone, cachedFormatting, cachedLint, nx, sideBySide, types } from './parts.ts';

await sideBySide([types(), cachedLint(), cachedFormatting()]);
await alone(nx('specs of what changed', 20, ['affected', '-t', 'test'], { daemon: true }));
