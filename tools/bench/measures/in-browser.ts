// Runs a spec of apps/e2e/src/bench in a browser; returns the results that it wrote.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../../browser.ts';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const CONFIG = 'apps/e2e/playwright.config.ts';

/** Runs a spec with its own server, so that the load does not affect the benchmark's. */
export async function inBrowser(spec: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'safelight-bench-'));
  const file = join(folder, 'result.json');
  const browser = ensureBrowser();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    BENCH_RESULT: file,
    ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
  };
  // Building the client leaves NODE_ENV at production, for which the server would require real secrets.
  delete env['NODE_ENV'];
  try {
    const child = spawn(
      process.execPath,
      [PLAYWRIGHT, 'test', '--config', CONFIG, '--project=bench', `bench/${spec}.spec.ts`],
      { stdio: ['ignore', 'inherit', 'inherit'], env },
    );
    const [status] = (await once(child, 'exit')) as [number | null];
    if (status !== 0) throw new Error(`The spec "${spec}" did not get to its end.`);
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
