import type { Concept } from './english.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { entriesFor, LANGUAGES, knows, vocabulary, type Language } from './lexicon.ts';
import { isSlipFor, isSwap } from './slips.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { PLAIN_WORDS_OF_OTHERS } from './plain-words-of-others.ts';
import { listedForm } from './verb-forms.ts';

/** Words with fewer letters than this are not corrected, because they are too similar to each other. */
const SHORTEST = 4;
/** Two wrong letters are corrected only in words with at least this many letters. */
const LONG = 10;
/** Words with more letters than this are also corrected for a replaced or additional letter. */
const SURE = 6;
/** Words are corrected only to stems with at least this many letters. Shorter ones would match too many words. */
const SHORTEST_STEM = 6;

/** Returns how many letters must be added, dropped, replaced or swapped between two words, but at most `most + 1`. */
export const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const differs = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + differs,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      current.push(least);
    }
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? 0, most + 1);
};

/** Returns the edit distance between a stem and the beginning of a word that may be a misspelled form of it. */
const stemDistance = (word: string, stem: string): number =>
  Math.min(
    ...[-1, 0, 1].map((more) => {
      const beginning = word.slice(0, stem.length + more);
      const distance = editDistance(beginning, stem, 1);
      return distance <= 1 && isSlipFor(beginning, stem, distance) ? distance : 2;
    }),
  );

const isKnown = (word: string): boolean =>
  PLAIN_WORDS.has(word) ||
  PLAIN_WORDS_OF_OTHERS.has(word) ||
  EVERYDAY_WORDS.has(word) ||
  LANGUAGES.some((language) => knows(language, word));

/** Returns a German word such as "loeschen", which was typed without umlauts, as the lexicon has it: "loschen". */
export const withUmlauts = (word: string): string => {
  const written = word.replace(/([aou])e/g, '$1');
  return written !== word && !isKnown(word) && knows('german', written) ? written : word;
};

/** Pronouns that Spanish and Italian append to a verb: "bájale", "ruotala". */
const ATTACHED: Partial<Record<Language, RegExp>> = {
  spanish: /(?:me|te|se|nos)?(?:l[aeo]s?)$|(?:me|te|se|nos)$/,
  italian: /(?:me|te|glie|ce|ve)?(?:l[aeio]|gli|mi|ci|ne)$/,
};
export const withoutPronoun = (word: string, language: Language): string | null => {
  const verb = ATTACHED[language] === undefined ? word : word.replace(ATTACHED[language], '');
  if (verb === word || verb.length < SHORTEST) return null;
  return knows(language, verb) ? verb : listedForm(verb, language);
};

/** Diminutive endings and superlatives ("clarito", "abajito", "clarinho", "chiarissima") and the letters before them. */
const DIMINUTIVES: Partial<Record<Language, RegExp>> = {
  spanish: /(?:(?:ec)?it|isim)([oa]s?)$/,
  portuguese: /(?:z?inh|issim)([oa]s?)$/,
  italian: /issim([oaei])$/,
};
const withoutDiminutive = (word: string, language: Language): string | null => {
  const ending = DIMINUTIVES[language];
  const base = ending === undefined ? word : word.replace(ending, '$1');
  // "Chuequita" is a small "chueca".
  return (
    [base, base.replace(/qu([oa]s?)$/, 'c$1')].find(
      (one) => one !== word && one.length >= SHORTEST && knows(language, one),
    ) ?? null
  );
};

/** Concepts that reverse a request. No word is corrected to one of their words by replacing a letter. */
const TURNING: readonly Concept[] = [
  'not',
  'without',
  'except',
  'instead',
  'only',
  'keep',
  'alone',
  'excess',
];
const turns = (word: string): boolean =>
  entriesFor(word).some(
    ({ concept, patterns }) =>
      patterns.length === 1 && patterns[0]?.text === word && TURNING.includes(concept),
  );

/**
 * Returns a word such as "whitee", whose last letter was typed twice, with one of them. Null if that is
 * no word. In French, "ée" is an ending.
 */
const withoutDoubledEnd = (word: string, language: Language): string | null => {
  const isTwice = /(\p{L})\1$/u.test(word) && !(language === 'french' && word.endsWith('ee'));
  const single = isTwice ? word.slice(0, -1) : '';
  return single.length >= SHORTEST && vocabulary.get(language)?.words.has(single) === true ? single : null;
};

/** Returns the word of a language for which a word is a misspelling, or the word itself. Both are folded. */
export const corrected = (word: string, language: Language): string => {
  if (word.length < SHORTEST || isKnown(word) || !/^\p{L}+$/u.test(word)) return word;
  const plain =
    withoutPronoun(word, language) ?? withoutDiminutive(word, language) ?? listedForm(word, language);
  if (plain !== null) return plain;
  const single = withoutDoubledEnd(word, language);
  if (single !== null) return single;
  const most = word.length >= LONG ? 2 : 1;
  let [best, least] = [word, most + 1];
  const { words, stems } = vocabulary.get(language) ?? { words: [], stems: [] };
  for (const candidate of words) {
    if (candidate.length < SHORTEST || candidate[0] !== word[0]) continue;
    const distance = editDistance(word, candidate, most);
    if (distance > most || !isSlipFor(word, candidate, distance)) continue;
    // In short words only swapped letters are corrected, and in words of medium length also a missing letter.
    const isLeftOut = word.length > 4 && candidate.length > word.length;
    const isSlip = word.length > SURE || isLeftOut || isSwap(word, candidate);
    // Swapped letters are likelier mistakes than missing or doubled ones, and those are likelier than replaced ones.
    const isExchange = candidate.length === word.length && !isSwap(word, candidate);
    const unlikely = isExchange ? 0.5 : isSwap(word, candidate) ? -0.25 : 0;
    if (isExchange && turns(candidate)) continue;
    if (isSlip && distance + unlikely < least) {
      [best, least] = [candidate, distance + unlikely];
    }
  }
  for (const stem of stems) {
    if (stem.length < SHORTEST_STEM || stem[0] !== word[0]) continue;
    const distance = stemDistance(word, stem);
    if (distance < Math.min(least, 2)) [best, least] = [stem, distance];
  }
  return best;
};
