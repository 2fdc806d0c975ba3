import type { Rewording } from '../rewording.ts';

/*
 * A text that somebody needs: “need the words Class of 2009 on this and make it darker”. And its name in a list, before the place
 * and the text: “bit warmer, name below Diavola 11.50”.
 */

const CAPITAL = '(?=["“„«]?(?!(?:On|In|At)(?!\\p{L}))[\\p{Lu}\\d])';

export const WORDS_NEEDED: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=^|[.!?;,]\\s*|(?<!\\p{L})and )(?:i )?(?:just )?(?:[Ii] )?(?:[Nn]eed|want|would like|['’]d like) the (?<noun>words?|text|caption|title) ${CAPITAL}`,
      'gu',
    ),
    'add the $<noun> ',
  ],
  [
    new RegExp(
      `(?<=[,;:]\\s*(?:and )?)(?:name|caption|title|text) (?<place>below|underneath|under(?: it)?|at the bottom|at the top|above|on top):? ${CAPITAL}(?<text>[^,;"“”]{2,50}?)(?=\\s*(?:[;]|[.!]?$))`,
      'gu',
    ),
    'write "$<text>" $<place>',
  ],
];
