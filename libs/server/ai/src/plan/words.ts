import { VERBS } from './lexicon/concepts.ts';
import type { Concept } from './lexicon/english.ts';
import { entriesFor, folded, knows, LANGUAGES, type Entry, type Language } from './lexicon/lexicon.ts';
import { splitCompound } from './lexicon/compounds.ts';
import { ENGLISH_HOMOGRAPHS } from './lexicon/plain-words-of-others.ts';
import { corrected, withoutPronoun, withUmlauts } from './lexicon/spelling.ts';
import { measureAt, type Measure } from './measures.ts';

/** A word of a prompt, or a phrase that says one thing. */
export interface Word {
  /** The text as it was written. */
  readonly text: string;
  /** The concepts that it means; none for a word that no lexicon has. */
  readonly concepts: ReadonlySet<Concept>;
  readonly measure: Measure | null;
  /** The words between quotation marks; null for any other word. */
  readonly quote: string | null;
}

interface Token extends Pick<Word, 'text' | 'measure' | 'quote'> {
  readonly folded: string;
}

/** The words of a prompt with their meanings, and the language of most of them. */
export interface Words {
  readonly language: Language;
  readonly words: readonly Word[];
}

const QUOTED = /^(?:"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«\s*([^»]+?)\s*»|'([^']{2,})'(?![\p{L}]))/u;
const WORD = /^(?:@[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*|#?[\p{L}\p{N}]+)/u;
/** Signs that stand in texts to be written, and never between words of a request. */
const MARKS = /[©®™]/;
/** "12.05.2024" is one word, and no measure. */
const DATE = /^\d{1,2}([./-])\d{1,2}\1\d{2,4}(?!\d)/;
/** A point inside "f/1.8" belongs to no sentence. */
const SENTENCE_END = /^\.(?=\s|$)/;
const LONGEST_PROMPT = 2_000;
/** "Eight hundred by six hundred pixels" and the like fit into so many characters. */
const LONGEST_MEASURE = 60;

/** "My name faint across it: Anna Ray", "oben soll stehen: SALE": what follows the colon is a text, as if it were quoted. */
const INTRODUCED =
  /(^|[\s,;])((?:name|namen|nombre|nome|nom|text|texto?|texte|testo|caption|title|título|titulo|titel|titre|titolo|légende|leyenda|legenda|didascalia|beschriftung|wasserzeichen|watermark|filigrane|filigrana|marca d['e] ?(?:agua|água)|says?|reads|stehen|steht|diga|dice|dizer|diz|esserci|scritto|avoir|écrit)(?:\s[^:"“„«\n]{0,40})?):\s+([^"“”„«»,;\n]{2,60}?)(?=$|[,;\n])/iu;
const plain = (prompt: string): string =>
  prompt
    .slice(0, LONGEST_PROMPT)
    .normalize('NFKC')
    .replace(/[‘’`´]/g, "'")
    .replace(INTRODUCED, '$1$2: "$3"')
    .replace(/\b(do|does|did|should|wo|ca|is|are|must|could|would|was)n't\b/gi, '$1 not');

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
      tokens.push({ text: quoted[0], folded: '', measure: null, quote: quoted.slice(1).find(Boolean) ?? '' });
    } else if (measured !== null) {
      length = measured.length;
      const text = rest.slice(0, length);
      tokens.push({ text, folded: folded(text), measure: measured.measure, quote: null });
    } else if (word !== undefined) {
      length = word.length;
      tokens.push({ text: word, folded: withUmlauts(folded(word)), measure: null, quote: null });
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

/** The number of tokens that the phrase covers from `start`; 0 when it is not there. */
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

/** A short word that only another language's lexicon has is more likely an unknown word of the prompt's own. */
const LEAST_FOREIGN = 6;

/** An exact word ranks before the longest stem. */
const WHOLE = 99;

interface Found {
  readonly length: number;
  readonly concepts: ReadonlySet<Concept>;
}

/** The longest phrase at `start`; of equally long ones that of the first language, exact words before stems. The first `likely` languages may be that of the prompt. */
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
      ({ length, rank }) =>
        length > 0 &&
        (rank < likely || first.length >= LEAST_FOREIGN || length > 1 || languages[rank] === 'english') &&
        (rank === 0 || length > 1 || languages[0] !== 'english' || !ENGLISH_HOMOGRAPHS.has(first)),
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
  (language === 'german' && splitCompound(word) !== null);

/** The languages to which most of the words belong. Several have equally many in short prompts. */
const languagesOf = (tokens: readonly Token[]): readonly Language[] => {
  const counts = LANGUAGES.map(
    (language) => tokens.filter(({ folded: word }) => word.length > 0 && isOf(language, word)).length,
  );
  return LANGUAGES.filter((_, at) => counts[at] === Math.max(...counts));
};

/** Reads the words of a prompt. Typing errors are corrected by the words of its language and of English. */
export const wordsOf = (prompt: string): Words => {
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
  return { language, words };
};
