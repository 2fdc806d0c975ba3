// Measures the editor's stage in a browser without a graphics card: the time of a frame, an export and the
// first paint, and the memory.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { mainThreadTasks } from '../../../apps/e2e/src/harness/main-thread.ts';
import { ensureBrowser } from '../../browser.ts';
import { portOf } from '../../processes.ts';
import type { DocumentName } from '../subjects/editor/page.ts';
import type { Moves } from '../subjects/editor/drawing.ts';
import type { InTurns } from '../subjects/editor/timing.ts';
import { smallPicture } from '../world/pictures.ts';
import type { Measure } from './measure.ts';

const OUT = resolve('dist/bench/editor');
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-accelerated-2d-canvas', '--disable-quic'];
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
};
const ROUNDS = 7;
const UNDOABLE = 200;
/**
 * The task duration in milliseconds above which people notice that the page does not respond (RAIL: 100 ms).
 */
const LONGEST_TASK_MS = 100;

async function buildPage(): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../subjects/editor'),
    base: './',
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: OUT, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
    worker: { format: 'es' },
  });
}

async function answer(path: string, photo: Buffer, response: ServerResponse): Promise<void> {
  try {
    const bytes =
      path === '/photo.jpg' ? photo : await readFile(join(OUT, path === '/' ? 'index.html' : path));
    response.setHeader('Content-Type', TYPES[extname(path)] ?? (path === '/' ? 'text/html' : 'font/woff2'));
    response.end(bytes);
  } catch {
    response.statusCode = 404;
    response.end();
  }
}

/** Serves the page and its photo; returns the server and its URL. */
async function serve(photo: Buffer): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(
    ({ url = '/' }, response) => void answer(new URL(url, 'http://localhost').pathname, photo, response),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${portOf(server)}/` };
}

interface Memory {
  readonly residentMb: number;
  readonly heapMb: number;
}

/** The memory of the page's process in megabytes after garbage collection. */
async function memoryOf(browser: Browser, page: Page): Promise<Memory> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const resident = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(
      ({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    );
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { residentMb: Math.max(...resident), heapMb: usedSize / 1024 ** 2 };
}

/** Works as a person would, with a real mouse: drags, draws, moves a slider, pans, undoes. */
async function work(page: Page): Promise<void> {
  await page.mouse.move(640, 400);
  await page.mouse.down();
  for (let step = 0; step < 30; step += 1) await page.mouse.move(640 + step * 5, 400 + step * 2);
  await page.mouse.up();
  await page.mouse.wheel(120, 90);
  await page.keyboard.down('Control');
  for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, turn < 3 ? -120 : 120);
  await page.keyboard.up('Control');
  await page.keyboard.press('b');
  await page.mouse.move(400, 300);
  await page.mouse.down();
  for (let step = 0; step < 40; step += 1)
    await page.mouse.move(400 + step * 8, 300 + Math.sin(step / 4) * 80);
  await page.mouse.up();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('v');
  await page.evaluate(() => window.bench.settle());
}

async function measure<T>(
  browser: Browser,
  url: string,
  name: DocumentName | null,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    if (name !== null) await page.evaluate((opened) => window.bench.open(opened), name);
    return await act(page);
  } finally {
    await page.close();
  }
}

interface Result {
  readonly work: string;
  readonly ours: string;
  readonly limit: string;
  /** The ratio to the limit; null when there is no limit to compare with. */
  readonly ratio: number | null;
  readonly aim: string;
  /** True when the aim is met; null when the row has no aim. */
  readonly isMet: boolean | null;
}

const row = (work: string, ours: string, more: Partial<Result> = {}): Result => ({
  work,
  ours,
  limit: '',
  ratio: null,
  aim: '',
  isMet: null,
  ...more,
});
const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const compared = (
  work: string,
  { oursMs, limitMs, ratio }: InTurns,
  limitName: string,
  most: number,
): Result =>
  row(work, ms(oursMs), {
    limit: `${limitName}: ${ms(limitMs)}`,
    ratio,
    aim: `≤ ${most} ×`,
    isMet: ratio <= most,
  });

async function longestTask(browser: Browser, url: string, name: DocumentName): Promise<number> {
  return measure(browser, url, name, async (page) => {
    const stop = await mainThreadTasks(page);
    await work(page);
    if (name === 'filtered') await page.evaluate(() => window.bench.slide());
    return Math.max(...(await stop()));
  });
}

async function run(): Promise<readonly Result[]> {
  await buildPage();
  const { server, url } = await serve(await smallPicture());
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: FLAGS,
  });
  try {
    const filter = await measure(browser, url, 'filtered', (page) =>
      page.evaluate((rounds) => window.bench.filterPreview(rounds), ROUNDS),
    );
    const drag = await measure(browser, url, 'many', (page) =>
      page.evaluate((rounds) => window.bench.drag(rounds), ROUNDS),
    );
    const { brush, eraser, blitMs } = await measure(browser, url, 'drawing', (page) =>
      page.evaluate((rounds) => window.bench.brush(rounds), ROUNDS),
    );
    const exported = await measure(browser, url, 'composition', (page) =>
      page.evaluate((rounds) => window.bench.export(rounds), ROUNDS),
    );
    const opened = await measure(browser, url, null, (page) =>
      page.evaluate(() => window.bench.firstPaint()),
    );
    const memory = await measure(browser, url, 'composition', async (page) => {
      const before = await memoryOf(browser, page);
      await page.evaluate((times) => window.bench.act(times), UNDOABLE);
      const after = await memoryOf(browser, page);
      return { before, after };
    });
    const tasks: (readonly [name: DocumentName, longestMs: number])[] = [];
    for (const name of ['many', 'drawing', 'filtered'] as const)
      tasks.push([name, await longestTask(browser, url, name)]);
    const move = (what: string, { medianMs, p95Ms }: Moves): Result =>
      row(`a move of the ${what} over 200 strokes`, `${ms(medianMs)}, p95 ${ms(p95Ms)}`, {
        limit: `one blit: ${ms(blitMs)}`,
        aim: '≤ 2 ms',
        isMet: medianMs <= 2,
      });
    return [
      compared('a step of all color filters, 12 MP', filter.colors, 'one fused pass', 2),
      compared('a step of the blur, 12 MP', filter.blur, 'one pass', 2),
      compared('a step of a drag of one of 500', drag, 'two blits', 1.5),
      move('brush', brush),
      move('eraser', eraser),
      compared('export at ratio 2, 12 MP', exported, 'bare encode', 2),
      row('12 MP opened to first paint', ms(opened)),
      row(
        `memory after ${UNDOABLE} actions`,
        `${memory.after.residentMb.toFixed(0)} MB, heap ${memory.after.heapMb.toFixed(1)} MB`,
        {
          limit: `before: ${memory.before.residentMb.toFixed(0)} MB, heap ${memory.before.heapMb.toFixed(1)} MB`,
        },
      ),
      ...tasks.map(([name, longestMs]) =>
        row(`longest task while working on "${name}"`, ms(longestMs), {
          aim: `≤ ${LONGEST_TASK_MS} ms`,
          isMet: longestMs <= LONGEST_TASK_MS,
        }),
      ),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

export const editorMeasure: Measure<Result> = {
  name: 'editor',
  title: 'the editor in a browser without a graphics card',
  run,
  headings: ['work', 'ours', 'limit', 'ratio', 'aim', 'met?'],
  cellsOf: ({ work, ours, limit, ratio, aim, isMet }) => [
    work,
    ours,
    limit,
    ratio === null ? '' : ratio.toFixed(2),
    aim,
    isMet === null ? '' : isMet ? 'yes' : 'NO',
  ],
};

if (import.meta.main) {
  const { markdownTable } = await import('../table.ts');
  console.log(markdownTable(editorMeasure.headings, (await run()).map(editorMeasure.cellsOf)));
}
