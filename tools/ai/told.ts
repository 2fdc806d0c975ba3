// `npm run ai:told`: trains the classifier that tells what people only tell beside their wishes, on libs/server/prompts/sentences
// and the lists of wishes, and writes its weights to libs/server/prompts/models and their hash beside the code that checks it.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodeWeights, learnedTold, TOLD_FILE } from '@safelight/prompts/training';

const at = (path: string): string =>
  fileURLToPath(new URL(`../../libs/server/prompts/${path}`, import.meta.url));

const bytes = encodeWeights(learnedTold());
const hash = createHash('sha256').update(bytes).digest('hex');
writeFileSync(at(`models/${TOLD_FILE}`), bytes);
writeFileSync(
  at('src/around/told-hash.ts'),
  `/** Written by \`npm run ai:told\`. */\nexport const TOLD_SHA256 = '${hash}';\n`,
);
console.log(`${bytes.length} bytes, ${hash}`);
