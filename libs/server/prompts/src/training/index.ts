// Exports for the tools that train the second reader of prompts and score both readers on lists of wishes.
export { encodeWeights } from '../classifier/weights.ts';
export { countsOfWishes } from './counts-of-wishes.ts';
export { corpus, learnedFrom, meanWeights } from './corpus.ts';
export { learnedTold } from './told-sentences.ts';
export { TOLD_FILE } from '../around/told-odds.ts';
export { isUnseen, OUTCOMES, scored, tally, type Outcome } from './score.ts';
export { sourceHash } from './source-hash.ts';
export { WORDS_FILE } from '../typing/used-words.ts';
export { encodeCounts } from '../typing/word-counts.ts';
export { rowsIn } from './wish-rows.ts';
