import type { Rewording } from '../rewording.ts';

/* "Remove the man, no, not the man, the bag": what was named is taken back, and another name stands in its place. */

const ARTICLE = "(?:the|my|that|der|die|das|den|el|la|los|las|le|les|o|a|os|as|il|lo|i|gli|l[’'])";
const NO = '(?:no|nein|nee|non|não|nao)';
const NOT = '(?:not|nicht|no|pas|não|nao|non)';

export const NAMED_AGAIN: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?<name>${ARTICLE} ?\\p{L}+),? (?:${NO},? )?${NOT} \\k<name>(?:, (?:but |sondern |sino |mais |mas |ma )?| (?:but|sondern|sino|mais|mas|ma) )(?=${ARTICLE})`,
      'giu',
    ),
    '',
  ],
];
