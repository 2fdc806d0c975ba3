import type { NamedColor } from '@safelight/operations';
import { createReading } from './clauses/reading.ts';
import { wordsOf } from './words/words.ts';

/** Alone, “rose” is the color and not the flower, and “noir” is no look of films. */
const inPlainColors = (said: string): string =>
  said.replace(/(?<!\p{L})roses?(?!\p{L})/iu, 'pink').replace(/(?<!\p{L})noirs?(?!\p{L})/iu, 'black');

/** The color that a few words name. */
export const namedColor = (said: string): NamedColor | undefined =>
  createReading(wordsOf(inPlainColors(said)).words, []).colors()[0];
