// The parts of `npm test` and `npm run check`, each a process of its own.
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

/** Something that must hold, as a process that tells by its exit code whether it does. */
export interface Part {
  readonly name: string;
  readonly args: readonly string[];
  /** After how long it is ended. */
  readonly minutes: number;
  readonly env?: NodeJS.ProcessEnv;
}

const bin = (path: string): string => `node_modules/${path}`;
/** More room for new objects, most of which are gone before it is full: lint and specs spend less on collecting them. */
const ROOMY = '--max-semi-space-size=64';
const running = new Set<ChildProcess>();

/** Ends a part and everything that it started. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (process.platform === 'win32' || child.pid === undefined) child.kill(signal);
  else process.kill(-child.pid, signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const child of running) end(child, signal);
    process.exit(1);
  });

/**
 * Runs a part and returns whether it passed. It is ended after its `minutes`, which are generous, so that a
 * slow machine does not fail a test and only a part that hangs is ended.
 */
async function run({ name, args, minutes, env = {} }: Part, stdio: StdioOptions): Promise<boolean> {
  const startedAt = Date.now();
  const child = spawn(process.execPath, args, {
    stdio,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
  });
  running.add(child);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const timer = setTimeout(() => {
    console.error(`\n${name} did not end within ${minutes} minutes.`);
    end(child, 'SIGKILL');
  }, minutes * 60_000);
  const [status] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  running.delete(child);
  if (output.length > 0) process.stdout.write(Buffer.concat(output));
  console.log(`=== ${name}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  if (status !== 0) console.error(`\nFailed: ${name}.`);
  return status === 0;
}

/** Runs a part that may use the whole machine, and shows its output at once. Ends everything if it fails. */
export async function alone(part: Part): Promise<void> {
  console.log(`\n=== ${part.name}`);
  if (!(await run(part, ['ignore', 'inherit', 'inherit']))) process.exit(1);
}

/** Runs parts that need one core each, two at a time, and shows the output of each at its end. */
export async function sideBySide(parts: readonly Part[]): Promise<void> {
  console.log(`\n=== ${parts.map(({ name }) => name).join(', ')}`);
  const waiting = [...parts];
  const lane = async (): Promise<boolean> => {
    let passed = true;
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift())
      if (!(await run(part, ['ignore', 'pipe', 'pipe']))) passed = false;
    return passed;
  };
  const lanes = await Promise.all([lane(), lane()]);
  if (lanes.includes(false)) process.exit(1);
}

export const formatting = (args: readonly string[] = []): Part => ({
  name: 'formatting',
  args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', ...args, '.'],
  minutes: 10,
});

/** Looks only at files that changed since the last run. */
export const cachedFormatting = (): Part =>
  formatting(['--cache', '--cache-strategy=content', '--cache-location=tmp/formatting']);

export const generatedFiles = (): Part => ({
  name: 'generated files',
  args: [bin('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts', '--check'],
  minutes: 10,
});

const eslint = (name: string, args: readonly string[]): Part => ({
  name,
  args: [ROOMY, bin('eslint/bin/eslint.js'), '--max-warnings=0', ...args],
  minutes: 15,
});

/** Where the client is. What is left are the server, the rules and the tools. */
const CLIENT = ['libs/web', 'libs/editor', 'apps/web'];

/** Lint in two processes, which check few types twice: each half works with libraries of its own. */
export const lintInHalves = (): readonly Part[] => [
  eslint('lint of the client', CLIENT),
  eslint('lint of the rest', ['.', ...CLIENT.flatMap((folder) => ['--ignore-pattern', folder])]),
];

/**
 * Only changed files are checked. A new circle contains one of them, but what a changed type breaks in another file is
 * found only without the cache.
 */
export const cachedLint = (): Part =>
  eslint('lint', ['--cache', '--cache-strategy=content', '--cache-location=tmp/lint', '.']);

export const types = (...projects: readonly string[]): Part => ({
  name: 'types',
  args: ['tools/typecheck.ts', ...projects],
  minutes: 15,
});

/**
 * An Nx command. Its daemon is used where somebody waits for the result, and not where it would outlive the
 * job.
 */
export const nx = (
  name: string,
  minutes: number,
  args: readonly string[],
  { daemon = false }: { readonly daemon?: boolean } = {},
): Part => ({
  name,
  args: [bin('nx/dist/bin/nx.js'), ...args, '--output-style=static'],
  minutes,
  env: { NX_DAEMON: String(daemon) },
});

/** The specs of every project, or those that match, in one run of Jest. */
export const specs = (args: readonly string[] = []): Part => ({
  name: 'unit and integration',
  args: [
    ROOMY,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    bin('jest/bin/jest.js'),
    ...args,
  ],
  minutes: 30,
});

export const build = (): Part => ({ name: 'build', args: ['tools/build.ts'], minutes: 10 });

export const inBrowser = (
  name: string,
  minutes: number,
  browser: string | undefined,
  args: readonly string[],
): Part => ({
  name,
  args: [bin('@playwright/test/cli.js'), 'test', '--config', 'apps/e2e/playwright.config.ts', ...args],
  minutes,
  env: browser === undefined ? {} : { CHROMIUM_PATH: browser },
});
