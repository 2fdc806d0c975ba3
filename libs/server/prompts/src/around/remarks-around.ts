import { surelyAsksNothing } from '../remarks/remarks.ts';
import { belongsToWish, names } from './belongs-to-wish.ts';
import { JOINED_BEFORE } from './joined-before.ts';
import { JOINED_BEHIND } from './joined-behind.ts';
import { askedOnly } from '../normalization/asked-only.ts';
import { mayBeText } from '../normalization/shouted.ts';
import { withoutToldSentences } from './told-parts.ts';

/*
 * What people tell before and behind a wish, in six languages. A whole sentence, or a part between commas, is left out if it
 * asks for nothing. What is joined to the wish by a word (“because”, “so that I can”, “in this picture”) has its own patterns.
 */

const AT_START = new RegExp(`^(?:${JOINED_BEFORE.join('|')})(?=.*\\p{L})`, 'iu');
const AT_END = new RegExp(`(?<=[\\p{L}\\p{N}%")”’']),?\\s+(?:${JOINED_BEHIND.join('|')})[\\s.!…]*$`, 'iu');

/**
 * Between what is told and the wish: “I like this picture but …”, “I know nothing about photography so …”. The French “ma” is
 * “my”, and only the Italian one is “but”.
 */
const TOLD_BEFORE =
  /^([^,.;:!?"“„«]+?)(?:,? (?:but|so|aber|also|pero|así que|mais|donc|mas|então|quindi)|,? ma(?<!^(?:je|nous|on|il|elle|tu|vous|faut|voici|voilà|\p{L}['’])(?!\p{L})[^,]* ma|(?<!\p{L})(?:de|avec|sur|dans|pour|à|\p{L}+er) ma)) (?=\p{L}+ \p{L})/iu;
/** Words that refer to somebody or something named before. */
const REFERRING =
  /(?<!\p{L})(?:him|her|them|he|she|they|these|those|there(?! (?:is|are|was|were|['’]?s)(?!\p{L}))|(?<!(?<!\p{L})the \p{L}+ )ones?)(?!\p{L})/iu;
/** The prompt without the sentences and parts of sentences that ask for nothing and belong to no wish. */
const withoutTold = (prompt: string): string => {
  const rest = withoutToldSentences(prompt);
  if (mayBeText(rest)) return rest;
  const asked = askedOnly(rest, belongsToWish) ?? rest;
  return REFERRING.test(asked)
    ? (askedOnly(rest, (part) => belongsToWish(part) || names(part, /^thing:/)) ?? rest)
    : asked;
};

/** The prompt without the remarks around its wishes. */
export const withoutRemarksAround = (prompt: string): string => {
  const begun = prompt
    .replace(AT_START, '')
    .replace(TOLD_BEFORE, (said, told: string) =>
      surelyAsksNothing(told) && !belongsToWish(told) ? '' : said,
    );
  const rest = withoutTold(mayBeText(begun) ? begun : begun.replace(AT_END, ''));
  return rest === prompt || !/\p{L}/u.test(rest) ? prompt : withoutRemarksAround(rest);
};
