import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { remembering } from '../../memory/remembering.ts';

/*
 * Whole sentences in which people tell of themselves and of their picture, in six languages: that they are new or
 * helpless, who took the picture, where and when, who likes or wants it, what becomes of it, and how eager they are. Only
 * closed lists of words may follow what is told, so that “I took this with a finger on the lens. Remove it” keeps its finger.
 */

const TOLD = new RegExp(
  `^(?:(?:so|and|but|also|now|und|aber|y|pero|et|mais|donc|e|mas|então|ma|quindi),? )?(?:${[...ENGLISH, ...GERMAN, ...SPANISH, ...FRENCH, ...PORTUGUESE, ...ITALIAN].join('|')})$`,
  'iu',
);

/** True for one of the sentences above, without punctuation behind it. */
export const isToldSentence = remembering((text: string): boolean => TOLD.test(text));
