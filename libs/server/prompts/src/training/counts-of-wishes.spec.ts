import { modelFile } from '../model-file.ts';
import { WORDS_FILE } from '../typing/used-words.ts';
import { decodeCounts, encodeCounts } from '../typing/word-counts.ts';
import { countsOfWishes } from './counts-of-wishes.ts';

it('the words were counted in the lists of wishes as they are (npm run ai:words)', () => {
  const written = Buffer.from(modelFile(WORDS_FILE)).toString();
  expect(encodeCounts(countsOfWishes()) === written).toBe(true);
  expect(encodeCounts(decodeCounts(written)) === written).toBe(true);
});
