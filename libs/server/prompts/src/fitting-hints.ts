import { says } from './clauses/clauses.ts';
import { valueIn } from './clauses/reading.ts';
import { VERBS } from './lexicon/concepts.ts';
import { isLettered } from './details/letter-details.ts';
import { quotedIn, type PromptReading } from './prompt-reading.ts';
import { readByRules } from './by-rules/read-by-rules.ts';
import { MADE_HINT } from './rules/beyond.ts';
import { HIDE_HINT } from './rules/faces.ts';
import { REMOVE_HINT } from './rules/objects.ts';
import { RECOLOR_HINT } from './rules/recolor.ts';
import { namesMetadata } from './details/metadata.ts';
import { WHOLE_HINT } from './rules/sizes.ts';
import { TEXT_HINT } from './rules/texts.ts';
import { wordsOf, type Word } from './words/words.ts';

/** "Flash made everyone look like ghosts": a comparison, and not a wish to draw ghosts. */
const LIKENED =
  /(?<!\p{L})(?:looks? like|looked like|aussehen wie|aus wie|parec\p{L}+|ressembl\p{L}+|sembr\p{L}+)(?!\p{L})/iu;

const ASKS =
  /^(?:please |can you |could you )*(?:make|let|turn|give|add|lass|mach|haz|faz|fais|fai|rendi)(?!\p{L})/iu;

/** Hints that depend on the words of a clause alone, and not on the clauses around it. */
const OF_WORDS: readonly string[] = [MADE_HINT, WHOLE_HINT, RECOLOR_HINT, TEXT_HINT];

const METADATA_HINT =
  'The result of every edit is a file without metadata, such as the place and the time at which an image was taken.';

const adds = (word: Word): boolean => says(word, 'add', 'replace', 'instead', 'write');
const hides = (word: Word): boolean => says(word, 'op:pixelate', 'op:blur', 'anonymize');
/** True for a known thing or garment alone with its colors. */
const namesKnown = (words: readonly Word[]): boolean =>
  words.some((word) => valueIn(word, 'thing') !== null || valueIn(word, 'region') !== null) &&
  words.some((word) => valueIn(word, 'color') !== null) &&
  !words.some((word) => says(word, 'part'));

/** The hint that fits these words instead of another one, or null for none. */
const fitting = (hint: string, text: string, words: readonly Word[]): string | null => {
  if (hint === MADE_HINT && words.some(hides)) return HIDE_HINT;
  // "Remove the tattoo on her arm" draws nothing, whatever the words for a thing mean elsewhere.
  const [verb] = words.filter((word) => says(word, ...VERBS));
  if (hint === MADE_HINT && verb !== undefined && says(verb, 'remove') && !words.some(adds))
    return REMOVE_HINT;
  if (hint === MADE_HINT && LIKENED.test(text) && !ASKS.test(text)) return null;
  if (
    hint === RECOLOR_HINT &&
    (namesKnown(words) ||
      !words.some(
        (word) =>
          says(word, 'color', 'recolor', 'colorize') ||
          valueIn(word, 'color') !== null ||
          word.measure?.kind === 'color',
      ))
  )
    return null;
  if (hint === WHOLE_HINT && words.some((word) => says(word, 'remove'))) return null;
  return hint;
};

/**
 * The reading with only those hints that fit its remaining quotations. Hints about words that turned out to be a remark,
 * or about a text that is written, are left out. A hint that belongs to no single quotation stays.
 */
export const withFittingHints = (reading: PromptReading): PromptReading => {
  const texts = reading.notPossible.flatMap((told) => quotedIn(told) ?? []);
  if (texts.length > 0 && texts.every(namesMetadata)) return { ...reading, hints: [METADATA_HINT] };
  if (reading.hints.length === 0) return reading;
  if (
    reading.steps.length > 0 &&
    texts.length === 0 &&
    !reading.notPossible.some((told) => !told.startsWith('“'))
  )
    return { ...reading, hints: [] };
  const own = texts.map((text) => ({ text, words: wordsOf(text).words, hints: readByRules(text).hints }));
  const isExplained = own.length > 0 && own.every(({ hints }) => hints.length > 0);
  const hints = reading.hints.flatMap((hint) => {
    if (hint === TEXT_HINT && reading.steps.some(isLettered)) return [];
    const of = own.filter((one) => one.hints.includes(hint));
    if (of.length === 0) return isExplained && OF_WORDS.includes(hint) ? [] : [hint];
    return [...new Set(of.map(({ text, words }) => fitting(hint, text, words)))].filter(
      (one) => one !== null,
    );
  });
  return { ...reading, hints: [...new Set(hints)] };
};
