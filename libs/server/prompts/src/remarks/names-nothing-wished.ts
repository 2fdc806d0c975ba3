import { says } from '../clauses/clauses.ts';
import type { Concept } from '../lexicon/english.ts';
import { wordsOf, type Word } from '../words/words.ts';

/** What stories name too: verbs that people use for anything, things, people and places. */
const OF_STORIES: readonly Concept[] = [
  'article',
  'filler',
  'and',
  'then',
  'but',
  'not',
  'this',
  'picture',
  'everything',
  'question',
  'subtle',
  'moderate',
  'strong',
  'fully',
  'half',
  'make',
  'add',
  'near',
  'with',
  'subject',
  'scene',
  'beyond:weather',
  'beyond:person',
];
const ANYWHERE = /^(?:thing|place|direction):/;
/** "So beautiful", "they gave no permission", "our new shop": words that elsewhere say what is too much, lacks or replaces. */
const PLAIN =
  /^(?:so|such|tan|tanto|tão|tanto|così|si|tellement|no|any|some|kein\p{L}*|pas|ningun[ao]?|ningún|nessun[ao]?|nenhum[a]?|aucune?|new|another|other|others|different|neu\p{L}*|ander\p{L}*|nuev[oa]s?|otr[oa]s?|nouve(?:au|lle|l)s?|autres?|nov[oa]s?|outr[oa]s?|nuov[oaie]|altr[oaie]|für|left)$/iu;

const isOfStory = (word: Word): boolean =>
  word.quote === null &&
  word.measure === null &&
  ([...word.concepts].every((concept) => ANYWHERE.test(concept) || says(word, ...OF_STORIES)) ||
    PLAIN.test(word.text));

/** True for a text without any tone, fault, part, color, size or verb of a wish. Words that `also` matches do not count. */
export const namesNothingWished = (text: string, also?: RegExp): boolean =>
  wordsOf(text).words.every((word) => isOfStory(word) || also?.test(word.text) === true);
