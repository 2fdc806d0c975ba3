import type { Concept } from './english.ts';
import { entriesFor, LANGUAGES, knows, vocabulary, type Language } from './lexicon.ts';
import { isSlipFor, isSwap } from './slips.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { PLAIN_WORDS_OF_OTHERS } from './plain-words-of-others.ts';

/** Words shorter than this are too like each other to be corrected. */
const SHORTEST = 4;
/** From this length on two wrong letters are corrected. */
const LONG = 10;
/** In words up to this length a letter for another, or one more, makes another word. */
const SURE = 6;
/** Stems shorter than this would fit too much. */
const SHORTEST_STEM = 6;

/** The letters to add, drop, change or swap with their neighbour to turn one word into the other; `most + 1` if more. */
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

/** How far a stem is from the beginning of a word, when that may be a slip for it. */
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
  LANGUAGES.some((language) => knows(language, word));

/** "Schaerfen", "loeschen": German typed on a keyboard without umlauts. Folded. */
export const withUmlauts = (word: string): string => {
  const written = word.replace(/([aou])e/g, '$1');
  return written !== word && !isKnown(word) && knows('german', written) ? written : word;
};

/** Pronouns that Spanish and Italian write onto a verb: "bájale", "ruotala". */
const ATTACHED: Partial<Record<Language, RegExp>> = {
  spanish: /(?:me|te|se|nos)?(?:l[aeo]s?)$|(?:me|te|se|nos)$/,
  italian: /(?:me|te|glie|ce|ve)?(?:l[aeio]|gli|mi|ci|ne)$/,
};
export const withoutPronoun = (word: string, language: Language): string | null => {
  const verb = ATTACHED[language] === undefined ? word : word.replace(ATTACHED[language], '');
  return verb !== word && verb.length >= SHORTEST && knows(language, verb) ? verb : null;
};

/** "Clarito", "abajito", "clarinho", "pochino": endings for what is small or dear, and what stands before them. */
const DIMINUTIVES: Partial<Record<Language, RegExp>> = {
  spanish: /(?:ec)?it([oa]s?)$/,
  portuguese: /z?inh([oa]s?)$/,
};
const withoutDiminutive = (word: string, language: Language): string | null => {
  const ending = DIMINUTIVES[language];
  const base = ending === undefined ? word : word.replace(ending, '$1');
  return base !== word && base.length >= SHORTEST && knows(language, base) ? base : null;
};

/** Words that turn a request into its opposite: only letters dropped, doubled or swapped lead to them. */
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

/** The word of the language that this one is a misspelling of, or else the word itself. Both folded. */
export const corrected = (word: string, language: Language): string => {
  if (word.length < SHORTEST || isKnown(word) || !/^\p{L}+$/u.test(word)) return word;
  const plain = withoutPronoun(word, language) ?? withoutDiminutive(word, language);
  if (plain !== null) return plain;
  const most = word.length >= LONG ? 2 : 1;
  let [best, least] = [word, most + 1];
  const { words, stems } = vocabulary.get(language) ?? { words: [], stems: [] };
  for (const candidate of words) {
    if (candidate.length < SHORTEST || candidate[0] !== word[0]) continue;
    const distance = editDistance(word, candidate, most);
    if (distance > most || !isSlipFor(word, candidate, distance)) continue;
    // In a short word only swapped letters, and in one of middle length also a letter left out, are a slip.
    const isLeftOut = word.length > 4 && candidate.length > word.length;
    const isSlip = word.length > SURE || isLeftOut || isSwap(word, candidate);
    // Swapped letters are likelier slips than those left out or doubled, and these than a letter for another.
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
