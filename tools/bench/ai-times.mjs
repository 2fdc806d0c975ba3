// `npm run bench:ai`: what each edit costs the local editor on a photo of 12 megapixels with two processors.
//   npm run bench:ai -- [--prompts "Add neon glow,Upscale to 8K"] [--json FILE]
// Each prompt gets a new worker that has already started. Processor time and the highest resident memory are
// those of the worker, from /proc: Linux only. Without --prompts: one prompt for each operation, and some more.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createLocalEditor } from '../../libs/server/ai/src/local-editor.ts';
import { createLocalEngine } from '../../libs/server/ai/src/local-engine.ts';
import { photos } from '../../libs/test-pictures/src/photos.ts';

const WIDTH = 4_000;
const HEIGHT = 3_000;
const MAX_SIDE = 7_680;
/** Clock ticks a second in /proc/PID/stat on every Linux. */
const TICKS = 100;

const { values } = parseArgs({ options: { prompts: { type: 'string' }, json: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'safelight-ai-times-'));

const cpuSeconds = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
const peakMb = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_000;

/** The photo, a mask over 5 % of it, and another picture, as files. */
async function makePictures() {
  const [photo, other] = ['Kleiber', 'picosdeeuropa'].map((name) =>
    photos().find((p) => p.name.startsWith(name)),
  );
  const sourcePath = join(folder, 'photo.jpg');
  await sharp(photo.path)
    .autoOrient()
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .jpeg({ quality: 90 })
    .toFile(sourcePath);
  const maskPath = join(folder, 'mask.png');
  const hole = `<svg width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%"/><ellipse cx="2600" cy="1700" rx="500" ry="390" fill="#fff"/></svg>`;
  await sharp(Buffer.from(hole)).toColourspace('b-w').png().toFile(maskPath);
  return { sourcePath, maskPath, reference: { path: other.path, contentType: 'image/jpeg' } };
}

const workers = [];
const logger = {
  info: (details, message) => message === 'AI worker started' && workers.push(details.pid),
  warn: (details, message) => console.error(message, details),
};

async function measure(prompt, { sourcePath, maskPath, reference }) {
  const engine = createLocalEngine({ scratchDir: folder, logger });
  const editor = createLocalEditor(engine);
  try {
    await editor.capabilities();
    const pid = workers.at(-1);
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
    if (outcome.kind !== 'image') return { ...measured, answer: outcome.message };
    await outcome.file.dispose();
    return { ...measured, answer: `${outcome.textResponse} ${outcome.width} × ${outcome.height}` };
  } finally {
    await engine.stop();
  }
}

async function promptsOf() {
  if (values.prompts !== undefined) return values.prompts.split(',').map((prompt) => prompt.trim());
  const engine = createLocalEngine({ scratchDir: folder });
  const { operations } = await createLocalEditor(engine).capabilities();
  await engine.stop();
  const examples = operations.filter(({ id }) => id !== 'remove-object').map(({ example }) => example);
  return [...examples, 'Remove this', 'Use my other picture as background', 'Upscale to 8K'];
}

const row = (cells) => `| ${cells.join(' | ')} |`;
try {
  const pictures = await makePictures();
  const results = [];
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
