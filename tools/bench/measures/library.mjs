// A library of 100,000 images scrolled from top to bottom in a browser: how long the page does not respond.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../../browser.mjs';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const CONFIG = 'apps/e2e/playwright.config.ts';

/** The browser uses a server of its own, so that the world's is not affected. */
async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'safelight-bench-'));
  const file = join(folder, 'library.json');
  const browser = ensureBrowser();
  const env = {
    ...process.env,
    LIBRARY_RESULT: file,
    ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
  };
  // Building the client leaves NODE_ENV as production, for which the server requires real secrets.
  delete env.NODE_ENV;
  try {
    const child = spawn(process.execPath, [PLAYWRIGHT, 'test', '--config', CONFIG, '--project=bench'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    const [status] = await once(child, 'exit');
    if (status !== 0) throw new Error('The browser did not get to the end of the library.');
    return [JSON.parse(await readFile(file, 'utf8'))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const libraryMeasure = {
  name: 'library',
  title: 'a library of 100,000 images scrolled from top to bottom',
  run,
  headings: [
    'seconds',
    'longest task, ms of work',
    'by the clock',
    'over 50 ms',
    'elements',
    'layout shift',
    '≤ 100 ms?',
  ],
  cellsOf: ({ seconds, workMs, clockMs, over50, mostElements, layoutShift, aimMs }) => [
    seconds.toFixed(0),
    workMs.toFixed(0),
    clockMs.toFixed(0),
    String(over50),
    String(mostElements),
    layoutShift.toFixed(4),
    workMs <= aimMs ? 'yes' : 'NO',
  ],
};
