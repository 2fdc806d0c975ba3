// `npm run check`: for use before a commit; takes less than a minute after a change in one library. Lint and formatting
// of the changed files, types of the projects that a change reaches, and the specs of the projects that changed, whose
// earlier results Nx remembers. `npm run check -- --dependents` also runs the specs of all projects that a change reaches.
// `npm test` checks all files without a cache, and adds the specs that run the AI's models, and the journeys.
import { changeSinceMain } from './change.ts';
import { formatting, lint, nx, type Part, sideBySide, types } from './parts.ts';

// The daemon keeps the graph of projects for this process, for Nx and for lint. It ends when it is idle.
process.env['NX_DAEMON'] = 'true';

const { files, changed, reached, everywhere } = await changeSinceMain();

const specs = (args: readonly string[]): Part =>
  nx('specs of what changed', 20, [...args, '--targets=test', '--testPathIgnorePatterns=models.spec.ts']);

function specsOfChange(): readonly Part[] {
  if (process.argv.includes('--dependents')) return [specs(['affected'])];
  if (changed.length === 0) return [];
  return [specs(['run-many', `--projects=${changed.join()}`])];
}

function partsOfChange(): readonly Part[] {
  if (everywhere) return [lint(), types(), formatting()];
  if (files.length === 0) return [];
  return [lint(files), ...(reached.length === 0 ? [] : [types(...reached)]), formatting(files)];
}

await sideBySide([...specsOfChange(), ...partsOfChange()]);
// Nx keeps a connection to its daemon open, which would keep this process running.
process.exit(0);
