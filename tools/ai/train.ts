// `npm run ai:train`: trains the second reader of prompts on the lists of libs/server/prompts/wishes and on the tables beside them, and
// writes its weights to libs/server/prompts/models and their hash beside the code that checks it. It trains with each seed in a
// thread of its own.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { corpus, encodeWeights, learnedFrom, meanWeights, sourceHash } from '@safelight/prompts/training';

const SEEDS = [1, 2, 3];

const at = (path: string): string =>
  fileURLToPath(new URL(`../../libs/server/prompts/${path}`, import.meta.url));

/** Returns what a thread of its own learns with this seed. */
const learnedApart = async (seed: number): Promise<Float32Array> => {
  const [learned] = (await once(new Worker(new URL(import.meta.url), { workerData: seed }), 'message')) as [
    Float32Array,
  ];
  return learned;
};

const { learned } = corpus();
if (isMainThread) {
  const started = performance.now();
  const bytes = encodeWeights(meanWeights(await Promise.all(SEEDS.map(learnedApart)), sourceHash()));
  const hash = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(at('models/wishes.bin'), bytes);
  writeFileSync(
    at('src/classifier/weights-hash.ts'),
    `/** Written by \`npm run ai:train\`. */\nexport const WEIGHTS_SHA256 = '${hash}';\n`,
  );
  console.log(
    `${learned.length} wishes, ${bytes.length} bytes, ${hash}, ${Math.round(performance.now() - started)} ms`,
  );
} else parentPort?.postMessage(learnedFrom(learned, workerData as number));
