import type { StepOptions } from '@safelight/operations';
import { folded } from '../lexicon/lexicon.ts';
import { ENGLISH_REGIONS } from '../lexicon/regions.ts';
import { normalized } from '../words/normalized.ts';
import type { PromptReading } from '../prompt-reading.ts';
import { wordsOf, type Word } from '../words/words.ts';
import { withQuotedText } from '../unquoted/quoted-text.ts';
import { textHash } from './text-hash.ts';

/** Features are numbered by their hash. Two features that collide share a weight. */
export const FEATURE_COUNT = 1 << 16;

/** A prompt as a sparse vector: the numbers of its features, and their values. */
export interface Features {
  readonly indices: Uint32Array;
  readonly values: Float32Array;
  /** True for a single clause of which the lexicons know every word. */
  readonly isPlain: boolean;
  /** The count of words that the lexicons do not know. */
  readonly unknown: number;
}

/** The features are those of a prompt's first characters. */
const LONGEST = 600;
const TOKEN =
  /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|»[^«]*«|#[\p{L}\p{N}]+|\p{L}+|\p{N}+(?:[.,:]\p{N}+)*|[%?!°]|\p{Extended_Pictographic}/gu;

/** Replaces a number by its kind: a percentage, a ratio, a year, or its count of digits. */
const classOf = (token: string, next: string | undefined): string => {
  if (/^["“„«»]/.test(token)) return '<quote>';
  if (/^#[\da-f]{3,8}$/.test(token)) return '<hex>';
  if (!/^\p{N}/u.test(token)) return token;
  if (token.includes(':')) return '<ratio>';
  if (next === '%') return '<percent>';
  if (/^(?:19|20)\d\d$/.test(token)) return '<year>';
  const digits = token.replace(/\D/g, '').length;
  return digits > 2 ? '<large>' : digits === 2 ? '<ten>' : `<${token}>`;
};

/** "Very, very dark" is "very dark". */
const isRepeatable = (token: string): boolean => /^\p{L}{3}/u.test(token);

const tokensOf = (beginning: string): readonly string[] => {
  const found = folded(withQuotedText(beginning)).match(TOKEN) ?? [];
  return found
    .filter((token, at) => !(isRepeatable(token) && token === found[at - 1]))
    .map((token, at, kept) => classOf(token, kept[at + 1]));
};

/** The value of a feature of each kind, before the vector is scaled to length 1. */
export const WEIGHTS = {
  word: 0.6,
  pair: 0.4,
  skip: 0.2,
  part: 0.15,
  concept: 1,
  concepts: 0.7,
  together: 0.3,
  whole: 0.5,
};

const SHORTEST_PART = 3;
const LONGEST_PART = 5;

const meanings = (word: Word): readonly string[] =>
  word.measure !== null
    ? [`measure ${word.measure.kind}`]
    : [...word.concepts].filter((c) => c !== 'article' && c !== 'filler');

/** "A dog" and "a car" are both things; "red" and "blue" are both colors. */
const kindOf = (concept: string): string =>
  concept.replace(/^(thing|color|place|format|shade|measure|beyond)[ :].*$/, '$1');

const isUnknown = ({ concepts, measure, quote }: Word): boolean =>
  concepts.size === 0 && measure === null && quote === null;

const PUNCTUATION = /^[.,;!?]$/;
/** True for one clause of which the lexicons know every word. Courtesies beside it do not count. */
const isPlainSentence = (words: readonly Word[]): boolean => {
  const clauses = words.reduce<readonly (readonly Word[])[]>(
    (parts, word) =>
      PUNCTUATION.test(word.text) ? [...parts, []] : [...parts.slice(0, -1), [...(parts.at(-1) ?? []), word]],
    [[]],
  );
  const saying = clauses.filter((clause) =>
    clause.some((word) => isUnknown(word) || meanings(word).length > 0),
  );
  return saying.length === 1 && !saying.flat().some(isUnknown);
};

/** The value of each feature of the rules' reading, beside a vector of length 1 for the words. */
const READING_VALUE = 0.3;

/** The part of the picture that a step names, if it is not an object: the sky, the teeth, the text. */
const partsOf = ({ names, where }: StepOptions): readonly string[] =>
  [names, where].map(String).filter((part) => `region:${part.replace('not ', '')}` in ENGLISH_REGIONS);

/** What the rules read, as features: from these the classifier learns when the rules are right. */
const readingFeatures = (
  { steps, notPossible, hints }: PromptReading,
  isPlain: boolean,
): readonly string[] => {
  const read = [...new Set(steps.map(({ operation }) => operation))].toSorted();
  const isSaid = notPossible.length > 0;
  return [
    `all ${read.join('+')} ${isSaid} ${hints.length > 0}`,
    `count ${read.length} ${isSaid}`,
    `plain ${isPlain} ${read.length === 0} ${isSaid}`,
    ...read.flatMap((id) => [id, `${id} ${isSaid}`, `${id} plain ${isPlain}`]),
    ...steps.flatMap(({ operation, options }) => ('where' in options ? [`${operation} of a part`] : [])),
    ...steps.flatMap(({ operation, options }) => partsOf(options).map((part) => `${operation} of ${part}`)),
  ];
};

/** The features of a prompt and of its reading by the rules. */
export const featuresOf = (prompt: string, reading: PromptReading): Features => {
  const counts = new Map<number, number>();
  const add = (kind: keyof typeof WEIGHTS, text: string): void => {
    const index = textHash(`${kind} ${text}`) % FEATURE_COUNT;
    counts.set(index, Math.max(counts.get(index) ?? 0, WEIGHTS[kind]));
  };
  const beginning = normalized(prompt).slice(0, LONGEST);
  const tokens = tokensOf(beginning);
  tokens.forEach((token, at) => {
    add('word', token);
    add('pair', `${tokens[at - 1] ?? '^'} ${token}`);
    const further = tokens[at + 2];
    if (further !== undefined) add('skip', `${token} ${further}`);
    if (!/^\p{L}{2}/u.test(token)) return;
    const within = `^${token}$`;
    for (let length = SHORTEST_PART; length <= LONGEST_PART; length++)
      for (let start = 0; start + length <= within.length; start++)
        add('part', within.slice(start, start + length));
  });
  const { language, words } = wordsOf(beginning);
  const said = words.map(meanings).filter((concepts) => concepts.length > 0);
  let isNegated = false;
  said.forEach((concepts, at) => {
    for (const concept of concepts) {
      const kind = kindOf(concept);
      add('concept', concept);
      if (kind !== concept) add('concept', kind);
      if (isNegated) add('concepts', `not ${kind}`);
      for (const before of said[at - 1] ?? ['^']) add('concepts', `${kindOf(before)} ${kind}`);
      for (const before of said[at - 2] ?? []) add('concepts', `${kindOf(before)} … ${kind}`);
      for (const other of said.slice(0, at).flat()) add('together', `${kindOf(other)} & ${kind}`);
    }
    isNegated ||= concepts.some((concept) => concept === 'not' || concept === 'without');
  });
  const unknown = words.filter((word) => isUnknown(word) && /\p{L}{2}/u.test(word.text)).length;
  add('whole', `unknown ${Math.min(unknown, 5)}`);
  add('whole', `language ${language}`);
  add('whole', `length ${Math.min(6, Math.round(Math.log2(tokens.length + 1) * 1.5))}`);
  add('whole', `understood ${Math.round((4 * said.length) / Math.max(1, words.length))}`);
  add('whole', 'always');
  const length = Math.sqrt([...counts.values()].reduce((sum, value) => sum + value * value, 0));
  const isPlain = isPlainSentence(words);
  const features = new Map([...counts].map(([index, value]) => [index, value / length]));
  for (const text of readingFeatures(reading, isPlain))
    features.set(textHash(`rules ${text}`) % FEATURE_COUNT, READING_VALUE);
  return {
    indices: Uint32Array.from(features.keys()),
    values: Float32Array.from(features.values()),
    isPlain,
    unknown,
  };
};
