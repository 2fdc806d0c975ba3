import { PAINT_HINT } from '../clause-reading.ts';
import { onlyNames, says, type Clause } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { quote, type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';
import { valueIn } from '../clauses/reading.ts';
import { DEFINITE } from '../remarks/meant.ts';
import type { Word } from '../words/words.ts';

const HIDDEN: readonly string[] = ['license plate', 'private text', 'text'];
/** True for a step that hides one kind of thing and nothing else. */
const hides = ({ operation, options }: PlannedStep): boolean =>
  operation === 'hide-faces' ||
  (['blur', 'pixelate'].includes(operation) && ['license plate', 'text'].includes(String(options['where'])));

const isHiding = (word: Word): boolean => says(word, 'anonymize', 'op:blur', 'op:pixelate', 'blurry');
const isHiddenAnyway = (word: Word): boolean =>
  says(word, 'face', 'subject', 'everything', 'word') ||
  valueIn(word, 'thing') === 'person' ||
  HIDDEN.includes(valueIn(word, 'region') ?? '');

/** True for "the house number" and "das Straßenschild": a thing after an article, and at most the verb at the end. */
const namesAnother = ({ words, negated, excepted, continues }: Clause): boolean => {
  const [first, second] = words;
  const isThing = (word: Word): boolean =>
    (word.concepts.size === 0 &&
      word.measure === null &&
      word.quote === null &&
      /\p{L}{3}/u.test(word.text)) ||
    says(word, 'part') ||
    valueIn(word, 'thing') !== null;
  return (
    continues &&
    negated.length + excepted.length === 0 &&
    first !== undefined &&
    second !== undefined &&
    DEFINITE.test(first.text) &&
    says(first, 'article') &&
    words.some(isThing) &&
    !words.some(isHiddenAnyway) &&
    words.every((word) => isThing(word) || onlyNames(word) || isHiding(word)) &&
    !words.some((word) => says(word, ...VERBS) && !isHiding(word))
  );
};

/** The plan, which says what else should be hidden if nothing finds it: "cover the plate and the house number". */
export const withHiddenSaid = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  if (reading.steps.length === 0 || !reading.steps.every(hides)) return reading;
  const told = clauses
    .filter((clause, at) => {
      const before = clauses[at - 1];
      return (
        before !== undefined &&
        namesAnother(clause) &&
        (before.words.some(isHiding) || clause.words.some(isHiding)) &&
        before.words.some(isHiddenAnyway)
      );
    })
    .map(({ text }) => text)
    .filter((text) => !reading.notPossible.includes(quote(text)));
  return told.length === 0 ? reading : withUndone(reading, told, PAINT_HINT);
};
