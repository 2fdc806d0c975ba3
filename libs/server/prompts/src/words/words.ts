import { VERBS } from '../lexicon/concepts.ts';
import type { Concept } from '../lexicon/english.ts';
import { entriesFor, folded, knows, LANGUAGES, type Entry, type Language } from '../lexicon/lexicon.ts';
import { splitCompound } from '../lexicon/compounds.ts';
import { ENGLISH_HOMOGRAPHS } from '../lexicon/plain-words-of-others.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { corrected, withoutPronoun, withUmlauts } from '../lexicon/spelling.ts';
import { listedForm } from '../lexicon/verb-forms.ts';
import { withDensityBeside } from './densities.ts';
import { withLimitsInBytes } from './limits-in-bytes.ts';
import { withoutLineBetween } from './line-between.ts';
import { measureAt, type Measure } from './measures.ts';
import { normalized } from './normalized.ts';
import { outsideQuotations } from './quotations.ts';
import { remembering } from '../memory/remembering.ts';
import { withShades } from './shades.ts';
import { withUsualSizes } from './usual-sizes.ts';
import { withQuotedText } from '../unquoted/quoted-text.ts';
import { SINGLE_QUOTED } from '../unquoted/spans.ts';

/** A word of a prompt, or a phrase of several words that has a meaning in a lexicon. */
export interface Word {
  /** The text as it was written. */
  readonly text: string;
  /** The meanings of the word; empty if no lexicon has it. */
  readonly concepts: ReadonlySet<Concept>;
  readonly measure: Measure | null;
  /** The words between quotation marks; null for any other word. */
  readonly quote: string | null;
}

interface Token extends Pick<Word, 'text' | 'measure' | 'quote'> {
  readonly folded: string;
}

/** The words of a prompt with their meanings, and the language to which most of them belong. */
export interface Words {
  readonly language: Language;
  readonly words: readonly Word[];
}

const QUOTED = /^(?:"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|»([^«]+)«)/u;
const WORD = /^(?:@[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*|#?[\p{L}\p{N}]+)/u;
/** Signs that are kept as words, because they belong to a text to write: "© 2024 Maria". */
const MARKS = /[©®™]/;
/** "Soooo dark" is "so dark". */
const LONG_DRAWN = /(\p{L})\1{2,}/gu;
/** Shorter words may follow themselves: "on on". */
const LEAST_REPEATED = 3;
/** A date such as "12.05.2024" is read as one word and not as a number. */
const DATE = /^\d{1,2}([./-])\d{1,2}\1\d{2,4}(?!\d)/;
/** A point ends a sentence only before a space or the end of the prompt: not in "f/1.8". */
const SENTENCE_END = /^\.(?=\s|$)/;
/** The number of characters in which a measure is looked for: enough for "eight hundred by six hundred pixels". */
const LONGEST_MEASURE = 60;

const plain = (prompt: string): string =>
  outsideQuotations(
    withUsualSizes(
      withLimitsInBytes(withDensityBeside(withQuotedText(withoutLineBetween(normalized(prompt))))),
    ).replace(SINGLE_QUOTED, '"$1"'),
    (asked) =>
      asked
        .replace(/\bwon't\b/gi, 'will not')
        .replace(/\b(do|does|did|should|ca|is|are|must|could|would|was)n't\b/gi, '$1 not')
        // "Um ca. 15 %": the point ends no sentence.
        .replace(/(?<!\p{L})(ca|approx|aprox|env)\. ?(?=\d)/giu, '$1 '),
  );

const tokensOf = (prompt: string): readonly Token[] => {
  const tokens: Token[] = [];
  let rest = plain(prompt);
  let isAfterLetter = false;
  while (rest !== '') {
    const quoted = isAfterLetter ? null : QUOTED.exec(rest);
    const measured =
      isAfterLetter || DATE.test(rest) ? null : measureAt(rest.slice(0, LONGEST_MEASURE).toLowerCase());
    const date = isAfterLetter ? undefined : DATE.exec(rest)?.[0];
    const word = date ?? WORD.exec(rest)?.[0];
    let length = 1;
    if (quoted !== null) {
      length = quoted[0].length;
      tokens.push({
        text: quoted[0],
        folded: '',
        measure: null,
        quote: (quoted.slice(1).find(Boolean) ?? '').trim(),
      });
    } else if (measured !== null) {
      length = measured.length;
      const text = rest.slice(0, length);
      tokens.push({ text, folded: folded(text), measure: measured.measure, quote: null });
    } else if (word !== undefined) {
      length = word.length;
      const known = withUmlauts(folded(word).replace(LONG_DRAWN, '$1'));
      // "Very, very dark" is "very dark".
      const isRepeated = known.length >= LEAST_REPEATED && tokens.at(-1)?.folded === known;
      if (!isRepeated) tokens.push({ text: word, folded: known, measure: null, quote: null });
    } else {
      const sign = SENTENCE_END.test(rest) ? '.' : (rest[0] ?? '');
      if (/[,;!?\n&+/()]/.test(sign) || MARKS.test(sign) || SENTENCE_END.test(rest)) {
        tokens.push({ text: sign, folded: sign, measure: null, quote: null });
      }
    }
    isAfterLetter = /[\p{L}\p{N}]$/u.test(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return tokens;
};

/** The most articles that may stand between two words of a phrase: "remove all of the background". */
const MOST_ARTICLES = 3;
const isArticle = (word: string): boolean =>
  entriesFor(word).some(
    ({ concept, patterns }) => concept === 'article' && patterns.length === 1 && patterns[0]?.text === word,
  );

/** Returns how many tokens the phrase covers from `start`, or 0 if the tokens there are not the phrase. */
const covered = ({ patterns }: Entry, tokens: readonly Token[], start: number): number => {
  let at = start;
  for (const [index, { text, isStem }] of patterns.entries()) {
    const matches = (): boolean => {
      const word = tokens[at]?.folded ?? '';
      return isStem ? word.startsWith(text) : word === text;
    };
    for (let skipped = 0; index > 0 && !matches() && skipped < MOST_ARTICLES; skipped++) {
      if (!isArticle(tokens[at]?.folded ?? '')) return 0;
      at++;
    }
    if (!matches()) return 0;
    at++;
  }
  return at - start;
};

/** A word that only the lexicon of an unlikely language has counts as unknown if it is shorter than this. */
const LEAST_FOREIGN = 6;

/** The letters for which an exact word counts, so that it ranks before the longest stem. */
const WHOLE = 99;

/**
 * True for an English word that another language's entry only seems to contain: “gift” is poison in German, and “Friday”
 * begins like “frío”.
 */
const onlySeems = (word: string, { patterns }: Entry): boolean =>
  ENGLISH_HOMOGRAPHS.has(word) || (PLAIN_WORDS.has(word) && patterns[0]?.isStem === true);

interface Found {
  readonly length: number;
  readonly concepts: ReadonlySet<Concept>;
}

/**
 * Returns the phrase at `start` that has the most words. Of several, it is that of the first language, and then the one
 * with exact words before the one with stems. The first `likely` of the languages may be that of the prompt.
 */
const phraseAt = (
  tokens: readonly Token[],
  start: number,
  languages: readonly Language[],
  likely: number,
): Found | null => {
  const first = tokens[start]?.folded ?? '';
  const candidates = entriesFor(first)
    .map((entry) => ({
      entry,
      length: covered(entry, tokens, start),
      rank: languages.indexOf(entry.language),
    }))
    .filter(
      ({ entry, length, rank }) =>
        length > 0 &&
        (rank < likely || first.length >= LEAST_FOREIGN || length > 1 || languages[rank] === 'english') &&
        (rank === 0 || length > 1 || languages[0] !== 'english' || !onlySeems(first, entry)),
    );
  if (candidates.length === 0) return null;
  const words = (entry: Entry): number => entry.patterns.length;
  const letters = (entry: Entry): number =>
    entry.patterns.reduce((sum, { text, isStem }) => sum + (isStem ? text.length : WHOLE), 0);
  const [best] = candidates.toSorted(
    (a, b) =>
      words(b.entry) - words(a.entry) ||
      a.rank - b.rank ||
      letters(b.entry) - letters(a.entry) ||
      a.length - b.length,
  );
  if (best === undefined) return null;
  const alike = candidates.filter(
    ({ entry, rank, length }) =>
      words(entry) === words(best.entry) &&
      rank === best.rank &&
      length === best.length &&
      (letters(entry) === letters(best.entry) ||
        VERBS.includes(entry.concept) ||
        best.entry.concept.startsWith('shade:')),
  );
  return { length: best.length, concepts: new Set(alike.map(({ entry }) => entry.concept)) };
};

const isOf = (language: Language, word: string): boolean =>
  knows(language, word) ||
  withoutPronoun(word, language) !== null ||
  listedForm(word, language) !== null ||
  (language === 'german' && splitCompound(word) !== null);

/** Returns the language to which most of the words belong, or several languages if they have equally many. */
const languagesOf = (tokens: readonly Token[]): readonly Language[] => {
  const counts = LANGUAGES.map(
    (language) => tokens.filter(({ folded: word }) => word.length > 0 && isOf(language, word)).length,
  );
  return LANGUAGES.filter((_, at) => counts[at] === Math.max(...counts));
};

/** Returns the words of a prompt. Misspelled words are corrected to words of its language or of English. */
export const wordsOf = remembering((prompt: string): Words => {
  const written = tokensOf(prompt);
  const likely = languagesOf(written);
  const [language = 'english'] = likely;
  const languages = [...new Set<Language>([...likely, 'english', ...LANGUAGES])];
  const tokens = written.flatMap((token) => {
    if (token.measure !== null || token.quote !== null) return [token];
    const parts = language === 'german' ? splitCompound(token.folded) : null;
    if (parts !== null)
      return parts.map((part, at) => ({ ...token, text: at === 0 ? token.text : '', folded: part }));
    const native = corrected(token.folded, language);
    return [{ ...token, folded: native === token.folded ? corrected(token.folded, 'english') : native }];
  });
  const words: Word[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = phraseAt(tokens, at, languages, likely.length);
    const part = tokens.slice(at, at + (found?.length ?? 1));
    words.push({
      text: part
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join(' '),
      concepts: found?.concepts ?? new Set(),
      measure: part.find(({ measure }) => measure !== null)?.measure ?? null,
      quote: part[0]?.quote ?? null,
    });
    at += part.length;
  }
  return { language, words: withShades(words) };
});
