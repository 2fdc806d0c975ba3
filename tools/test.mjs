// `npm test`: everything that must hold. Stops at the first part that fails and says which.
//   lint (with module boundaries and circles) · formatting · types · generated files · unit and integration ·
//   the build · journeys in a real browser against the real server, alone and as a cluster
// Fault drills, which take minutes and break things on purpose, are `npm run drills`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBrowser } from './browser.mjs';

const node = process.execPath;
const bin = (path) => `node_modules/${path}`;

/** Runs one part as a process group of its own, so that one that hangs is ended with all it started. */
async function part(name, args, { minutes, env = {} }) {
  console.log(`\n=== ${name}`);
  const startedAt = Date.now();
  const child = spawn(node, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
  });
  const end = (signal) => {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.removeAllListeners(signal);
    process.once(signal, () => {
      end(signal);
      process.exit(1);
    });
  }
  const timer = setTimeout(() => {
    console.error(`\n${name} did not end within ${minutes} minutes.`);
    end('SIGKILL');
  }, minutes * 60_000);
  const [status] = await once(child, 'exit');
  clearTimeout(timer);
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

await part('formatting', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'], {
  minutes: 3,
});
await part('generated files', [bin('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts', '--check'], {
  minutes: 3,
});
const nx = (...args) => [bin('nx/dist/bin/nx.js'), 'run-many', ...args, '--output-style=static'];
await part('lint and types', nx('-t', 'lint', 'typecheck'), { minutes: 15 });
// One project at a time: suites start processes and watch the clock, and have two cores between them.
await part('unit and integration', nx('-t', 'test', '--parallel=1'), { minutes: 20 });
await part('build', ['tools/build.mjs'], { minutes: 5 });
await part(
  'journeys',
  [
    bin('@playwright/test/cli.js'),
    'test',
    '--config',
    'apps/e2e/playwright.config.ts',
    '--project=journeys',
    '--project=cluster',
  ],
  { minutes: 30, env: browser === undefined ? {} : { CHROMIUM_PATH: browser } },
);
