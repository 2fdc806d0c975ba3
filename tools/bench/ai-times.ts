// `npm run bench:ai` measures the cost of each edit by the local editor on photos of 12 megapixels with two
// processors.
//   npm run bench:ai -- [--operations straighten,upscale] [--prompts "Add neon glow,Upscale to 8K"] [--json FILE]
// Each prompt gets a new worker that has already started. Processor time and peak resident memory are those
// of the worker, read from /proc (Linux only). It runs one prompt for each operation, and some more; with
// --operations only those of these operations, with --prompts only these prompts, on the photo of a bird.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLocalEditor } from '@safelight/ai/local';
import { promptsHere } from '@safelight/ai/prompts-here';
import { createLocalEngine, type WorkerLogger } from '@safelight/operations';
import type { PictureFile } from '@safelight/application/ports';
import { photoNamed } from '@safelight/test-pictures';
import { writeMask } from '../ai/photos.ts';
import { writePhotoFor, type TimedPhoto } from './ai-photos.ts';

const MAX_SIDE = 7_680;
/** The clock ticks per second in /proc/PID/stat, which are the same on every Linux. */
const TICKS = 100;

const { values } = parseArgs({
  options: { operations: { type: 'string' }, prompts: { type: 'string' }, json: { type: 'string' } },
});
const folder = mkdtempSync(join(tmpdir(), 'safelight-ai-times-'));

const cpuSeconds = (pid: number): number => {
  const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
const peakMb = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;

/** An edit to measure, and the operation whose photo it gets. */
interface TimedEdit {
  readonly prompt: string;
  readonly operation: string;
}

const STYLES = ['Monet', 'Hokusai', 'Andy Warhol', 'a comic book', 'an anime', 'Mondrian', 'Klimt', 'Banksy'];
/** Edits beside the examples of the operations: other styles, and what takes the longest. */
const MORE: readonly TimedEdit[] = [
  ...STYLES.map((style) => ({ prompt: `In the style of ${style}`, operation: 'artist-style' })),
  { prompt: 'Use my other picture as background', operation: 'replace-background' },
  { prompt: 'Upscale to 8K', operation: 'bird' },
  { prompt: 'Make the sky bluer', operation: 'landscape' },
  { prompt: 'Make the grass greener', operation: 'landscape' },
  { prompt: 'Remove the text', operation: 'captioned' },
  { prompt: 'Blur the text', operation: 'captioned' },
  { prompt: 'Whiten the teeth', operation: 'portrait' },
  { prompt: 'Make the eyes blue', operation: 'portrait' },
  { prompt: 'Make the suit blue', operation: 'portrait' },
  { prompt: 'Make the verticals upright', operation: 'front' },
  { prompt: 'Reduce the redness of the face', operation: 'red-cheeks' },
  { prompt: 'Compress it to 2 MB', operation: 'landscape' },
];
/** Examples that do not suit the photos. */
const INSTEAD: Readonly<Record<string, string>> = {
  recolor: 'Make the cup red',
  'remove-object': 'Remove this',
};

/** The mask of "this": 5 % of the picture. */
const writeMaskOfThis = (photo: TimedPhoto): Promise<string> =>
  writeMask(photo, [0.65, 0.567, 0.125, 0.13], join(folder, 'mask.png'));

const otherPicture = (): PictureFile => {
  const { path, contentType } = photoNamed('picosdeeuropa');
  return { path, contentType };
};

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

async function measure({ prompt, operation }: TimedEdit): Promise<Result> {
  const photo = await writePhotoFor(operation, folder);
  const maskPath = prompt === 'Remove this' ? await writeMaskOfThis(photo) : null;
  const engine = createLocalEngine({ scratchDir: folder, logger });
  const editor = createLocalEditor({ ...engine, prompts: promptsHere });
  try {
    await editor.capabilities();
    const pid = workers.at(-1);
    if (pid === undefined) throw new Error('The engine started no worker.');
    const before = cpuSeconds(pid);
    const startedAt = performance.now();
    const outcome = await editor.edit(
      {
        ...photo,
        contentType: 'image/jpeg',
        prompt,
        seed: 1,
        maskPath,
        reference: /\bother picture\b/.test(prompt) ? otherPicture() : null,
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

async function editsToTime(): Promise<readonly TimedEdit[]> {
  if (values.prompts !== undefined)
    return values.prompts.split(',').map((prompt) => ({ prompt: prompt.trim(), operation: 'bird' }));
  const engine = createLocalEngine({ scratchDir: folder });
  const { operations } = await createLocalEditor({ ...engine, prompts: promptsHere }).capabilities();
  await engine.stop();
  const examples = operations.map(({ id, example }) => ({ prompt: INSTEAD[id] ?? example, operation: id }));
  const wanted = values.operations?.split(',');
  return [...examples, ...MORE].filter(({ operation }) => wanted?.includes(operation) ?? true);
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
try {
  const results: Result[] = [];
  console.log(row(['prompt', 'wall s', 'CPU s', 'peak MB', 'answer']));
  console.log(row(['---', '---', '---', '---', '---']));
  for (const edit of await editsToTime()) {
    const result = await measure(edit);
    results.push(result);
    const numbers = [result.wallSeconds, result.cpuSeconds].map((value) => value.toFixed(1));
    console.log(row([edit.prompt, ...numbers, result.peakMb.toFixed(0), result.answer]));
  }
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      `${JSON.stringify({ processors: availableParallelism(), results }, null, 2)}\n`,
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
