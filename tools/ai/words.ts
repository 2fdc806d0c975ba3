// `npm run ai:words`: counts the words of the lists of libs/server/prompts/wishes, by which typing mistakes are corrected, and writes
// them to libs/server/prompts/models. To be run after each change of these lists.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countsOfWishes, encodeCounts, WORDS_FILE } from '@safelight/prompts/training';

const file = fileURLToPath(new URL(`../../libs/server/prompts/models/${WORDS_FILE}`, import.meta.url));
const text = encodeCounts(countsOfWishes());
writeFileSync(file, text);
console.log(`${text.split('\n').length} lines`);
