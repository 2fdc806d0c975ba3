// The parts of `npm test` and `npm run check`, each a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const bin = (path) => `node_modules/${path}`;
const running = new Set();

/** Ends a part and everything that it started. */
function end(child, signal) {
  if (process.platform === 'win32') child.kill(signal);
  else process.kill(-child.pid, signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    for (const child of running) end(child, signal);
    process.exit(1);
  });

/**
 * Runs a part and returns whether it passed. It is ended after its `minutes`, which are generous, so that a
 * slow machine does not fail a test and only a part that hangs is ended.
 */
async function run({ name, args, minutes, env = {} }, stdio) {
  const startedAt = Date.now();
  const child = spawn(process.execPath, args, {
    stdio,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
  });
  running.add(child);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const timer = setTimeout(() => {
    console.error(`\n${name} did not end within ${minutes} minutes.`);
    end(child, 'SIGKILL');
  }, minutes * 60_000);
  const [status] = await once(child, 'close');
  clearTimeout(timer);
  running.delete(child);
  if (output.length > 0) process.stdout.write(Buffer.concat(output));
  console.log(`=== ${name}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  if (status !== 0) console.error(`\nFailed: ${name}.`);
  return status === 0;
}

/** Runs a part that may use the whole machine, and shows its output at once. Ends everything if it fails. */
export async function alone(part) {
  console.log(`\n=== ${part.name}`);
  if (!(await run(part, ['ignore', 'inherit', 'inherit']))) process.exit(1);
}

/** Runs parts that need one core each, two at a time, and shows the output of each at its end. */
export async function sideBySide(parts) {
  console.log(`\n=== ${parts.map(({ name }) => name).join(', ')}`);
  const waiting = [...parts];
  let passed = true;
  const lane = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift())
      if (!(await run(part, ['ignore', 'pipe', 'pipe']))) passed = false;
  };
  await Promise.all([lane(), lane()]);
  if (!passed) process.exit(1);
}

const cached = (isCached, args) => (isCached ? args : []);

export const formatting = ({ isCached }) => ({
  name: 'formatting',
  args: [
    bin('prettier/bin/prettier.cjs'),
    '--check',
    '--log-level=warn',
    ...cached(isCached, ['--cache', '--cache-strategy=content', '--cache-location=tmp/formatting']),
    '.',
  ],
  minutes: 10,
});

export const generatedFiles = () => ({
  name: 'generated files',
  args: [bin('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts', '--check'],
  minutes: 10,
});

/**
 * With the cache, only changed files are looked at, and a new circle contains one. What a changed type brings to a
 * file that uses it is found without.
 */
export const lint = ({ isCached }) => ({
  name: 'lint',
  args: [
    bin('eslint/bin/eslint.js'),
    '--max-warnings=0',
    ...cached(isCached, ['--cache', '--cache-strategy=content', '--cache-location=tmp/lint']),
    '.',
  ],
  minutes: 15,
});

export const types = (...projects) => ({
  name: 'types',
  args: ['tools/typecheck.mjs', ...projects],
  minutes: 15,
});

/**
 * An Nx command. Its daemon is used where somebody waits for the result, and not where it would outlive the
 * job.
 */
export const nx = (name, minutes, args, { daemon = false } = {}) => ({
  name,
  args: [bin('nx/dist/bin/nx.js'), ...args, '--output-style=static'],
  minutes,
  env: { NX_DAEMON: String(daemon) },
});

/** The specs of every project, or those that match, in one run of Jest. */
export const specs = (args = []) => ({
  name: 'unit and integration',
  args: [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    bin('jest/bin/jest.js'),
    ...args,
  ],
  minutes: 30,
});

export const build = () => ({ name: 'build', args: ['tools/build.mjs'], minutes: 10 });

export const inBrowser = (name, minutes, browser, args) => ({
  name,
  args: [bin('@playwright/test/cli.js'), 'test', '--config', 'apps/e2e/playwright.config.ts', ...args],
  minutes,
  env: browser === undefined ? {} : { CHROMIUM_PATH: browser },
});
