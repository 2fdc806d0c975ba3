// Defines the parts of `npm test` and `npm run check`. Each part runs in its own process.
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

/** A check that runs in a process; exit code 0 means that it passed. */
export interface Part {
  readonly name: string;
  readonly args: readonly string[];
  /** The time limit after which the process is killed. */
  readonly minutes: number;
  readonly env?: NodeJS.ProcessEnv;
}

const bin = (path: string): string => `node_modules/${path}`;
/** Enlarges the heap space for new objects, so that lint and specs spend less time on garbage collection. */
const ROOMY = '--max-semi-space-size=64';
const running = new Set<ChildProcess>();

/** Ends the process of a part and the processes that it started. */
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
 * Runs a part and returns true if it passed. A part is killed after its `minutes`; the limits are generous, so that
 * they end a part that hangs but not a part on a slow machine.
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

/** Runs a part that may use the whole machine, and shows its output immediately. Exits if the part fails. */
export async function alone(part: Part): Promise<void> {
  console.log(`\n=== ${part.name}`);
  if (!(await run(part, ['ignore', 'inherit', 'inherit']))) process.exit(1);
}

/** Runs parts that need one core each, two at a time. Shows the output of each part when it has ended. */
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

/** The formatting of these files, by default of all. */
export const formatting = (files: readonly string[] = ['.']): Part => ({
  name: 'formatting',
  args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '--ignore-unknown', ...files],
  minutes: 10,
});

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

/** The folders of the client; everything else is the server, the rules and the tools. */
const CLIENT = ['libs/web', 'libs/editor', 'apps/web'];

/** Lint in two processes. The halves use different libraries, so few types are checked twice. */
export const lintInHalves = (): readonly Part[] => [
  eslint('lint of the client', CLIENT),
  eslint('lint of the rest', ['.', ...CLIENT.flatMap((folder) => ['--ignore-pattern', folder])]),
];

/**
 * Lint of these files, by default of all; files that passed before and are the same are skipped. Lint of the changed
 * files finds every new circle of imports, because a new circle contains one of them, but no errors that a changed type
 * causes in other files.
 */
export const lint = (files: readonly string[] = ['.']): Part =>
  eslint('lint', [
    '--cache',
    '--cache-strategy=content',
    '--cache-location=tmp/lint',
    '--no-warn-ignored',
    ...files,
  ]);

export const types = (...projects: readonly string[]): Part => ({
  name: 'types',
  args: ['tools/typecheck.ts', ...projects],
  minutes: 15,
});

export const nx = (name: string, minutes: number, args: readonly string[]): Part => ({
  name,
  args: [bin('nx/dist/bin/nx.js'), ...args, '--output-style=static'],
  minutes,
});

/** The specs of every project, or of those that match the arguments, in one run of Jest. */
export const specs = (args: readonly string[] = []): Part => ({
  name: 'unit and integration',
  args: [
    ROOMY,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    bin('jest/bin/jest.js'),
    ...args,
  ],
  minutes: 60,
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

/** The fault drills, or those whose files match the names. They run alone, because some of them measure memory. */
export const drills = (browser: string | undefined, names: readonly string[] = []): Part =>
  inBrowser('drills', 60, browser, ['--workers=1', '--project=drills', ...names]);
