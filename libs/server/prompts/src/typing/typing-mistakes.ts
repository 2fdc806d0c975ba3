import { EVERYDAY_WORDS } from '../lexicon/everyday-words.ts';
import { folded, vocabulary, type Language } from '../lexicon/lexicon.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { isNear, isSwap } from '../lexicon/slips.ts';
import { BOUNDARY, WORDS, type WordCounts } from './word-counts.ts';

/*
 * A word that hardly anybody writes is a typing mistake if one slip makes it a word that people often write between the same two
 * neighbors: "trash can on the lfet", "le monsieru à droite". A slip swaps two letters, leaves one out, adds one, or hits a
 * neighboring key. The numbers below were chosen by reading the corrections that they make in the lists of wishes: fewer than
 * one in thirty may change a word that was meant.
 */

const SHORTEST = 3;
/** A word that was written as often as this is no mistake, unless it is a common slip (`isCommonSlip`). */
const WRITTEN_BY_SOME = 2;
/** A mistake is corrected only to a word that was written at least this often. */
const LEAST_FREQUENT = 8;
/** A word that some people or many people wrote is a mistake only for one that is this many times as frequent. */
const TIMES_AS_FREQUENT = { some: 15, many: 40 } as const;

/** What a slip costs, on the scale of `likelinessOf`: the likelier a slip, the less it costs. */
const COST = { doubled: 3.2, swapped: 4, leftOut: 4, added: 4.8, replaced: 5.2, swappedAtStart: 8 } as const;
/**
 * The letters that a word must have. Of words that nobody writes: for an additional letter that doubles nothing, and for a
 * replaced letter. Of words that some write: for swapped letters, and for one that is left out.
 */
const LONG_ENOUGH = { added: 7, replaced: 5, swapped: 4, leftOut: 7 } as const;
/** Each letter that a word lacks to this length makes a mistake less likely, because short words resemble each other. */
const USUAL_LENGTH = 5;
const COST_OF_SHORTNESS = 2;
/** The weight of how often a word and its neighbor are written together. */
const WEIGHT_OF_NEIGHBORS = 1.25;
const LEAST_LIKELY = 2;
const LEAST_LIKELY_OF_WRITTEN = 4;
/** The best word must be this much likelier than the next one. */
const LEAD = 1.5;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** The words that may be meant by a word with one slip, and what this slip costs. */
const meantBy = (word: string): ReadonlyMap<string, number> => {
  const meant = new Map<string, number>();
  const add = (candidate: string, cost: number): void => {
    if (candidate !== word) meant.set(candidate, Math.min(cost, meant.get(candidate) ?? cost));
  };
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [letter = '', next = ''] = after;
    const isInside = at > 0;
    if (next !== '')
      add(before + next + letter + after.slice(2), isInside ? COST.swapped : COST.swappedAtStart);
    for (const one of LETTERS) {
      if (isInside)
        add(before + one + after, before.endsWith(one) || letter === one ? COST.doubled : COST.leftOut);
      const isSound = isInside || letter + one === 'kc';
      if (word.length >= LONG_ENOUGH.replaced && isSound && isNear(letter, one))
        add(before + one + after.slice(1), COST.replaced);
    }
    if (!isInside || letter === '') continue;
    if (before.endsWith(letter)) add(before + after.slice(1), COST.doubled);
    // The "s" of a plural is no mistake.
    else if (word.length >= LONG_ENOUGH.added && !(letter === 's' && next === ''))
      add(before + after.slice(1), COST.added);
  }
  return meant;
};

/**
 * True for a slip that several people make. It gives a word that is far more frequent, and swaps two letters, writes a double
 * letter wrongly, or leaves a letter out of a long word: "grin" is no slip for "grain".
 */
const isCommonSlip = (
  word: string,
  { candidate, cost }: { readonly candidate: string; readonly cost: number },
  countOf: (word: string) => number,
): boolean => {
  const written = countOf(word);
  const times = countOf(candidate) / written;
  if (word.length < LONG_ENOUGH.swapped) return false;
  if (written >= LEAST_FREQUENT) return isSwap(word, candidate) && times >= TIMES_AS_FREQUENT.many;
  const isPlain = cost === COST.doubled || isSwap(word, candidate) || word.length >= LONG_ENOUGH.leftOut;
  return isPlain && times >= TIMES_AS_FREQUENT.some;
};

/** Returns the word that is meant by a word between its neighbors, all of them folded. Null if the word is no mistake. */
const meantBetween = (
  [before, word, after]: readonly [before: string, word: string, after: string],
  { words, pairs }: WordCounts,
): string | null => {
  const countOf = (one: string): number => words.get(one)?.count ?? 0;
  const written = countOf(word);
  const isWritten = written >= WRITTEN_BY_SOME;
  const likelinessOf = (candidate: string, cost: number): number =>
    Math.log(countOf(candidate)) +
    WEIGHT_OF_NEIGHBORS * Math.log1p(pairs.get(`${before} ${candidate}`) ?? 0) +
    WEIGHT_OF_NEIGHBORS * Math.log1p(pairs.get(`${candidate} ${after}`) ?? 0) -
    COST_OF_SHORTNESS * Math.max(0, USUAL_LENGTH - word.length) -
    cost;
  const [best, second] = [...meantBy(word)]
    .filter(([candidate]) => countOf(candidate) >= LEAST_FREQUENT)
    .map(([candidate, cost]) => ({ candidate, cost, likeliness: likelinessOf(candidate, cost) }))
    .toSorted((one, other) => other.likeliness - one.likeliness);
  if (best === undefined) return null;
  if (isWritten && !isCommonSlip(word, best, countOf)) return null;
  const lead = best.likeliness - (second?.likeliness ?? Number.NEGATIVE_INFINITY);
  return best.likeliness >= (isWritten ? LEAST_LIKELY_OF_WRITTEN : LEAST_LIKELY) && lead >= LEAD
    ? (words.get(best.candidate)?.form ?? null)
    : null;
};

/** The word with a capital letter if the other has one. */
const cased = (word: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** A text without its typing mistakes, and for each of its words that replaced one, the word that was written. */
export interface Corrected {
  readonly text: string;
  readonly written: ReadonlyMap<string, string>;
}

const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|'[^']{2,}'(?!\p{L})/gu;

type Languages = ReadonlyMap<Language, WordCounts>;

/** The languages that have most of these words: several for a short text whose words are known in all or none of them. */
const languagesOf = (words: readonly string[], languages: Languages): readonly Language[] => {
  const known = [...languages].map(([language, counts]) => ({
    language,
    count: words.filter((word) => counts.words.has(word)).length,
  }));
  const most = Math.max(...known.map(({ count }) => count));
  return known.flatMap(({ language, count }) => (count === most ? [language] : []));
};

/**
 * Returns the text with the words that were surely meant. Names, words in capitals and what stands between quotation
 * marks stay as they are.
 */
export const correctedBy = (languages: Languages, text: string): Corrected => {
  const quotes = [...text.matchAll(QUOTED)].map(
    ({ index, 0: quote }) => [index, index + quote.length] as const,
  );
  const found = [...text.matchAll(WORDS)];
  const words = found.map(({ 0: word }) => folded(word));
  const likely = languagesOf(words, languages);
  const isElsewhere = (word: string): boolean =>
    likely.length > 1 && [...languages.values()].some((counts) => counts.words.has(word));
  const mayBeMistake = (at: number, { index, 0: word }: RegExpExecArray): boolean => {
    const said = words[at] ?? '';
    const isName = at > 0 ? word !== word.toLowerCase() : word.slice(1) !== word.slice(1).toLowerCase();
    return (
      said.length >= SHORTEST &&
      /^[a-z]+$/.test(said) &&
      !isName &&
      !quotes.some(([start, end]) => start <= index && index < end) &&
      !isElsewhere(said) &&
      !likely.some((language) => vocabulary.get(language)?.words.has(said) === true) &&
      !EVERYDAY_WORDS.has(said) &&
      !PLAIN_WORDS.has(said)
    );
  };
  const correctedIn = (language: Language): Corrected => {
    const counts = languages.get(language);
    const written = new Map<string, string>();
    let [corrected, from] = ['', 0];
    for (const [at, match] of found.entries()) {
      const neighbors = [words[at - 1] ?? BOUNDARY, words[at] ?? '', words[at + 1] ?? BOUNDARY] as const;
      // "Floutée": in French, this is no doubled letter.
      const isEnding = language === 'french' && neighbors[1].endsWith('ee');
      const mayMeanOther = counts !== undefined && !isEnding && mayBeMistake(at, match);
      const meant = mayMeanOther ? meantBetween(neighbors, counts) : null;
      if (meant === null) continue;
      const [{ index, 0: word }, replacing] = [match, cased(meant, match[0])];
      written.set(replacing, word);
      corrected += text.slice(from, index) + replacing;
      from = index + word.length;
    }
    return { text: corrected + text.slice(from), written };
  };
  return likely.map(correctedIn).reduce((best, one) => (one.written.size > best.written.size ? one : best));
};
