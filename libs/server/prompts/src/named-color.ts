import type { NamedColor } from '@safelight/operations';
import { createReading } from './clauses/reading.ts';
import { wordsOf } from './words/words.ts';

/** The color that a few words name. Alone, “rose” is taken for the color, not for the flower. */
export const namedColor = (said: string): NamedColor | undefined =>
  createReading(wordsOf(said.replace(/(?<!\p{L})roses?(?!\p{L})/iu, 'pink')).words, []).colors()[0];
