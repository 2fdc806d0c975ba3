// `npm run bench:ai` measures the cost of each edit by the local editor on a photo of 12 megapixels with two
// processors.
//   npm run bench:ai -- [--prompts "Add neon glow,Upscale to 8K"] [--json FILE]
// Each prompt gets a new worker that has already started. Processor time and peak resident memory are those
// of the worker, read from /proc (Linux only). Without --prompts it runs one prompt for each operation, and
// some more.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLocalEditor, createLocalEngine, type WorkerLogger } from '@safelight/ai/local';
import type { PictureFile } from '@safelight/application/ports';
import { photoNamed } from '@safelight/test-pictures';
import sharp from 'sharp';
import { writeMask } from '../ai/photos.ts';

const WIDTH = 4_000;
const HEIGHT = 3_000;
const MAX_SIDE = 7_680;
/** The clock ticks per second in /proc/PID/stat, which are the same on every Linux. */
const TICKS = 100;

const { values } = parseArgs({ options: { prompts: { type: 'string' }, json: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'safelight-ai-times-'));

const cpuSeconds = (pid: number): number => {
  const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
const peakMb = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;

/** The paths of the photo, of a mask over 5 % of it, and of another picture. */
interface Pictures {
  readonly sourcePath: string;
  readonly maskPath: string;
  readonly reference: PictureFile;
}

async function makePictures(): Promise<Pictures> {
  const sourcePath = join(folder, 'photo.jpg');
  await sharp(photoNamed('Kleiber').path)
    .autoOrient()
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .jpeg({ quality: 90 })
    .toFile(sourcePath);
  const size = { width: WIDTH, height: HEIGHT };
  const maskPath = await writeMask(size, [0.65, 0.567, 0.125, 0.13], join(folder, 'mask.png'));
  const { path, contentType } = photoNamed('picosdeeuropa');
  return { sourcePath, maskPath, reference: { path, contentType } };
}

const workers: number[] = [];
const logger: WorkerLogger = {
  info: (details, message) => {
    if (message === 'AI worker started' && 'pid' in details) workers.push(Number(details.pid));
  },
  warn: (details, message) => {
    console.error(message, details);
  },
};

interface Result {
  readonly prompt: string;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly peakMb: number;
  readonly answer: string;
}

async function measure(prompt: string, { sourcePath, maskPath, reference }: Pictures): Promise<Result> {
  const engine = createLocalEngine({ scratchDir: folder, logger });
  const editor = createLocalEditor(engine);
  try {
    await editor.capabilities();
    const pid = workers.at(-1);
    if (pid === undefined) throw new Error('The engine started no worker.');
    const before = cpuSeconds(pid);
    const startedAt = performance.now();
    const outcome = await editor.edit(
      {
        sourcePath,
        contentType: 'image/jpeg',
        width: WIDTH,
        height: HEIGHT,
        prompt,
        seed: 1,
        maskPath: prompt === 'Remove this' ? maskPath : null,
        reference: /\bother picture\b/.test(prompt) ? reference : null,
        maxSide: MAX_SIDE,
      },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    const wallSeconds = (performance.now() - startedAt) / 1_000;
    const measured = { prompt, wallSeconds, cpuSeconds: cpuSeconds(pid) - before, peakMb: peakMb(pid) };
    if (outcome.kind !== 'image')
      return { ...measured, answer: outcome.kind === 'text' ? outcome.text : outcome.message };
    await outcome.file.dispose();
    return { ...measured, answer: `${outcome.textResponse ?? ''} ${outcome.width} × ${outcome.height}` };
  } finally {
    await engine.stop();
  }
}

async function promptsOf(): Promise<readonly string[]> {
  if (values.prompts !== undefined) return values.prompts.split(',').map((prompt) => prompt.trim());
  const engine = createLocalEngine({ scratchDir: folder });
  const { operations } = await createLocalEditor(engine).capabilities();
  await engine.stop();
  const examples = operations.filter(({ id }) => id !== 'remove-object').map(({ example }) => example);
  return [...examples, 'Remove this', 'Use my other picture as background', 'Upscale to 8K'];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
try {
  const pictures = await makePictures();
  const results: Result[] = [];
  console.log(row(['prompt', 'wall s', 'CPU s', 'peak MB', 'answer']));
  console.log(row(['---', '---', '---', '---', '---']));
  for (const prompt of await promptsOf()) {
    const result = await measure(prompt, pictures);
    results.push(result);
    const numbers = [result.wallSeconds, result.cpuSeconds].map((value) => value.toFixed(1));
    console.log(row([prompt, ...numbers, result.peakMb.toFixed(0), result.answer]));
  }
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      `${JSON.stringify({ processors: availableParallelism(), results }, null, 2)}\n`,
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
