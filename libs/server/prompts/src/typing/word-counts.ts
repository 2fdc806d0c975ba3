import { folded } from '../lexicon/lexicon.ts';

/** A word as it is mostly written, with its accents, and how often people wrote it. */
export interface CountedWord {
  readonly form: string;
  readonly count: number;
}

/** How often people wrote each word of one language, and each two words one after the other. All keys are folded. */
export interface WordCounts {
  readonly words: ReadonlyMap<string, CountedWord>;
  /** The key is both words with a space between them. The start and the end of a wish count as words. */
  readonly pairs: ReadonlyMap<string, number>;
}

/** Stands before the first word of a wish, and behind its last one. */
export const BOUNDARY = '|';

/** A word with the apostrophes and soft hyphens inside it. */
export const WORDS = /\p{L}+(?:['’\u00ad]\p{L}+)*/gu;

/** What is written only once may be a mistake itself, and tells nothing. */
const LEAST = 2;

const counted = (all: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

/** Counts the words of these texts, which are all in one language. */
export const countWords = (texts: readonly string[]): WordCounts => {
  const wishes = texts.map((text) => text.toLowerCase().match(WORDS) ?? []);
  const words = new Map<string, CountedWord>();
  const mostlyWritten = [...counted(wishes.flat())].toSorted(([, one], [, other]) => other - one);
  for (const [form, count] of mostlyWritten) {
    const known = words.get(folded(form));
    words.set(folded(form), known === undefined ? { form, count } : { ...known, count: known.count + count });
  }
  const pairs = counted(
    wishes.flatMap((wish) => {
      const bounded = [BOUNDARY, ...wish.map(folded), BOUNDARY];
      return bounded.slice(1).map((word, at) => `${bounded[at] ?? ''} ${word}`);
    }),
  );
  return {
    words: new Map([...words].filter(([, { count }]) => count >= LEAST)),
    pairs: new Map([...pairs].filter(([, count]) => count >= LEAST)),
  };
};

const LANGUAGE = '#';

/** Returns the text of a file: for each language a line with its code, and then a line for each word or pair. */
export const encodeCounts = (languages: ReadonlyMap<string, WordCounts>): string =>
  [...languages]
    .flatMap(([language, { words, pairs }]) => [
      `${LANGUAGE}\t${language}`,
      ...[...words]
        .map(([word, { form, count }]) => [word, count, ...(form === word ? [] : [form])].join('\t'))
        .toSorted(),
      ...[...pairs].map(([pair, count]) => `${pair}\t${count}`).toSorted(),
    ])
    .join('\n');

export const decodeCounts = (text: string): ReadonlyMap<string, WordCounts> => {
  const languages = new Map<string, { words: Map<string, CountedWord>; pairs: Map<string, number> }>();
  let current = { words: new Map<string, CountedWord>(), pairs: new Map<string, number>() };
  for (const line of text.split('\n')) {
    const [said = '', value = '', form = said] = line.split('\t');
    if (said === LANGUAGE) languages.set(value, (current = { words: new Map(), pairs: new Map() }));
    else if (said.includes(' ')) current.pairs.set(said, Number(value));
    else current.words.set(said, { form, count: Number(value) });
  }
  return languages;
};
