// `npm run check`: for use before a commit; takes less than a minute after a change in most libraries. Lint and
// formatting of what changed since the last run, types of the projects that a change reaches, and the specs of the
// projects that changed, whose earlier results Nx remembers. `npm run check -- --dependents` also runs the specs of
// all projects that a change reaches. `npm test` adds the journeys and uses no cache.
import { changeSinceMain } from './change.ts';
import { cachedFormatting, cachedLint, nx, type Part, sideBySide, types } from './parts.ts';

const { changed, reached, everywhere } = await changeSinceMain();

const specs = (args: readonly string[]): Part =>
  nx('specs of what changed', 20, [...args, '--targets=test'], { daemon: true });

function specsOfChange(): readonly Part[] {
  if (process.argv.includes('--dependents')) return [specs(['affected'])];
  if (changed.length === 0) return [];
  return [specs(['run-many', `--projects=${changed.join()}`])];
}

function typesOfChange(): readonly Part[] {
  if (everywhere) return [types()];
  return reached.length === 0 ? [] : [types(...reached)];
}

await sideBySide([...specsOfChange(), cachedLint(), ...typesOfChange(), cachedFormatting()]);
// Nx keeps a connection to its daemon open, which would keep this process running.
process.exit(0);
