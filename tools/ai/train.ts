// `npm run ai:train`: trains the second reader of prompts on the lists of libs/server/ai/wishes and on the tables beside them, and
// writes its weights to libs/server/ai/models and their hash beside the code that checks it.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { corpus, encodeWeights, sourceHash, weightsFrom } from '@safelight/ai/training';

const at = (path: string): string => fileURLToPath(new URL(`../../libs/server/ai/${path}`, import.meta.url));

const { learned } = corpus();
const started = performance.now();
const bytes = encodeWeights(weightsFrom(learned, sourceHash()));
const hash = createHash('sha256').update(bytes).digest('hex');
writeFileSync(at('models/wishes.bin'), bytes);
writeFileSync(
  at('src/plan/second-reader/weights-hash.ts'),
  `/** Written by \`npm run ai:train\`. */\nexport const WEIGHTS_SHA256 = '${hash}';\n`,
);
console.log(
  `${learned.length} wishes, ${bytes.length} bytes, ${hash}, ${Math.round(performance.now() - started)} ms`,
);
