// `npm test`: everything that must hold. Stops at the first part that fails and says which.
//   lint (with module boundaries and circles) · formatting · types · generated files · unit and integration ·
//   the build · journeys in a real browser against the real server, alone and as a cluster
// Fault drills, which take minutes and break things on purpose, are `npm run drills`.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';

const node = process.execPath;
const bin = (path) => `node_modules/${path}`;

function part(name, args, env = {}) {
  console.log(`\n=== ${name}`);
  const startedAt = Date.now();
  const { status } = spawnSync(node, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    console.error(`\nFailed: ${name}.`);
    process.exit(1);
  }
  console.log(`=== ${name}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
}

let browser;
try {
  browser = ensureBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

part('formatting', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']);
part('generated files', [bin('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts', '--check']);
const nx = (...args) => [bin('nx/dist/bin/nx.js'), 'run-many', ...args, '--output-style=static'];
part('lint and types', nx('-t', 'lint', 'typecheck'));
// One project at a time: suites start processes and watch the clock, and have two cores between them.
part('unit and integration', nx('-t', 'test', '--parallel=1'));
part('build', ['tools/build.mjs']);
part(
  'journeys',
  [
    bin('@playwright/test/cli.js'),
    'test',
    '--config',
    'apps/e2e/playwright.config.ts',
    '--project=journeys',
    '--project=cluster',
  ],
  browser === undefined ? {} : { CHROMIUM_PATH: browser },
);
