import { ENGLISH, type Concept, type Lexicon } from './english.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { FRENCH } from './french.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { SPOKEN_ENGLISH } from './spoken/english.ts';
import { SPOKEN_FRENCH } from './spoken/french.ts';
import { SPOKEN_GERMAN } from './spoken/german.ts';
import { SPOKEN_ITALIAN } from './spoken/italian.ts';
import { SPOKEN_PORTUGUESE } from './spoken/portuguese.ts';
import { DOING } from './topics/doing.ts';
import { EVERYDAY } from './topics/everyday.ts';
import { HOUSEHOLD } from './topics/household.ts';
import { NAMING } from './topics/naming.ts';
import { FAULTS } from './topics/faults.ts';
import { PHRASES } from './topics/phrases.ts';
import { REGIONAL } from './topics/regional.ts';
import { SHAPES_AND_SHADES } from './topics/shapes-and-shades.ts';
import { REGIONS } from './regions.ts';
import { SENSES } from './topics/senses.ts';
import { SKIN } from './topics/skin.ts';
import { TOLD } from './topics/told.ts';
import { ENGLISH_THINGS } from './things/english.ts';
import { FRENCH_THINGS } from './things/french.ts';
import { GERMAN_THINGS } from './things/german.ts';
import { ITALIAN_THINGS } from './things/italian.ts';
import { PORTUGUESE_THINGS } from './things/portuguese.ts';
import { SPANISH_THINGS } from './things/spanish.ts';
import { SPOKEN_SPANISH } from './spoken/spanish.ts';

/** The main lexicon of each language. */
export const LEXICONS = {
  english: ENGLISH,
  spanish: SPANISH,
  german: GERMAN,
  french: FRENCH,
  portuguese: PORTUGUESE,
  italian: ITALIAN,
} as const satisfies Readonly<Record<Language, Lexicon>>;

export { LANGUAGES, type Language };

/** The spoken forms of each language, which are added to its main lexicon. */
const SPOKEN: Readonly<Record<Language, Lexicon>> = {
  english: SPOKEN_ENGLISH,
  spanish: SPOKEN_SPANISH,
  german: SPOKEN_GERMAN,
  french: SPOKEN_FRENCH,
  portuguese: SPOKEN_PORTUGUESE,
  italian: SPOKEN_ITALIAN,
};

const THINGS: Readonly<Record<Language, Lexicon>> = {
  english: ENGLISH_THINGS,
  spanish: SPANISH_THINGS,
  german: GERMAN_THINGS,
  french: FRENCH_THINGS,
  portuguese: PORTUGUESE_THINGS,
  italian: ITALIAN_THINGS,
};

/** The lexicons that contain the phrases of all languages for one topic. */
const TOPICS: readonly Readonly<Record<Language, Lexicon>>[] = [
  SPOKEN,
  FAULTS,
  DOING,
  NAMING,
  EVERYDAY,
  HOUSEHOLD,
  PHRASES,
  SHAPES_AND_SHADES,
  THINGS,
  REGIONS,
  SKIN,
  SENSES,
  TOLD,
  REGIONAL,
];

/** A word of a phrase. A stem matches every word that begins with it. */
export interface Pattern {
  readonly text: string;
  readonly isStem: boolean;
}

/** A phrase of one language and its concept. */
export interface Entry {
  readonly language: Language;
  readonly concept: Concept;
  readonly patterns: readonly Pattern[];
}

/** The text in lower case and without accents. Words are compared in this form. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC');

const patternsOf = (phrase: string): readonly Pattern[] =>
  (folded(phrase).match(/[\p{L}\p{N}.]+\*?|[&/+:]/gu) ?? []).map((word) => ({
    text: word.replace('*', ''),
    isStem: word.endsWith('*'),
  }));

const phrasesOf = (language: Language): readonly Entry[] =>
  [LEXICONS[language], ...TOPICS.map((topic) => topic[language])]
    .flatMap(Object.entries<string>)
    .flatMap(([concept, phrases]) =>
      phrases
        .split(',')
        .map(patternsOf)
        .filter((patterns) => patterns.length > 0)
        // By the type `Lexicon` every key is a concept.
        .map((patterns) => ({ language, concept: concept as Concept, patterns })),
    );

/** The phrases of a language. Its function words are added as fillers unless they have another concept. */
const entriesOf = (language: Language): readonly Entry[] => {
  const phrases = phrasesOf(language);
  const says = (word: string): boolean =>
    phrases.some(
      ({ patterns: [first, ...more] }) =>
        more.length === 0 &&
        first !== undefined &&
        (first.isStem ? word.startsWith(first.text) : word === first.text),
    );
  const fillers = [...new Set(folded(FUNCTION_WORDS[language]).split(' '))]
    .filter((word) => !says(word))
    .map((text) => ({ language, concept: 'filler' as const, patterns: [{ text, isStem: false }] }));
  return [...phrases, ...fillers];
};

/** Entries by the text of their first word. */
type ByFirstWord = ReadonlyMap<string, readonly Entry[]>;

const group = (entries: readonly Entry[], isStem: boolean): ByFirstWord => {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [first] = entry.patterns;
    if (first === undefined || first.isStem !== isStem) continue;
    groups.set(first.text, [...(groups.get(first.text) ?? []), entry]);
  }
  return groups;
};

const SHORTEST_STEM = 3;

/** The phrases of all languages by their first word. */
const ENTRIES = LANGUAGES.flatMap(entriesOf);
const byWord = group(ENTRIES, false);
const byStem = group(ENTRIES, true);
/** Longer beginnings of a word are not looked up: a prompt may be one word of 2,000 letters. */
const LONGEST_STEM = Math.max(...[...byStem.keys()].map(({ length }) => length));

/** The phrases that may begin with this folded word. */
export const entriesFor = (word: string): readonly Entry[] => {
  const found = [...(byWord.get(word) ?? [])];
  for (let end = SHORTEST_STEM; end <= Math.min(word.length, LONGEST_STEM); end++) {
    found.push(...(byStem.get(word.slice(0, end)) ?? []));
  }
  return found;
};

/** The words in the phrases of each language. They identify the language of a prompt and correct its spelling. */
export const vocabulary = new Map(
  LANGUAGES.map((language) => {
    const patterns = ENTRIES.filter((entry) => entry.language === language).flatMap(
      (entry) => entry.patterns,
    );
    return [
      language,
      {
        words: new Set(patterns.filter(({ isStem }) => !isStem).map(({ text }) => text)),
        stems: new Set(patterns.filter(({ isStem }) => isStem).map(({ text }) => text)),
      },
    ] as const;
  }),
);

/** True if a phrase of the language contains this folded word. */
export const knows = (language: Language, word: string): boolean => {
  const { words, stems } = vocabulary.get(language) ?? { words: new Set(), stems: new Set() };
  if (words.has(word)) return true;
  for (let end = SHORTEST_STEM; end <= Math.min(word.length, LONGEST_STEM); end++)
    if (stems.has(word.slice(0, end))) return true;
  return false;
};
