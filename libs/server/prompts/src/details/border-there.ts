import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { isPronoun } from '../clauses/topic.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { quote, unquoted, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { EDGE_PERCENT } from '../rules/crop.ts';
import { CROP_HINT } from '../rules/frames.ts';
import { WISHES } from '../remarks/complaints.ts';

const tellsOfBorder = ({ words, negated }: Clause): boolean =>
  negated.length === 0 &&
  words.some((word) => says(word, 'border')) &&
  !words.some((word) => says(word, ...VERBS, 'with', 'write') || WISHES.test(word.text));

/** "Remove it", "toglilo": a removal of nothing but what was named before. */
const removesThat = ({ words }: Clause): boolean =>
  words.some((word) => says(word, 'remove')) &&
  words.every((word) => isPronoun(word) || says(word, 'remove', 'make', 'filler', 'article', 'this'));
/** "Get rid of the white frame". */
const removesBorder = ({ words }: Clause): boolean =>
  words.some((word) => says(word, 'remove')) &&
  words.some((word) => says(word, 'border')) &&
  words.every(
    (word) => says(word, 'remove', 'border', 'filler', 'article', 'this') || valueIn(word, 'color') !== null,
  );

const isAroundSubject = ({ operation, options }: PlannedStep): boolean =>
  operation === 'crop' && options['around'] === 'subject';

/**
 * The plan for a picture with a border that shall go: "it has a white border, remove it and crop". The crop takes it off
 * all sides, and no other border is added. Null if the prompt speaks of no such border.
 */
export const withTrimmed = (reading: PromptReading, clauses: readonly Clause[]): PromptReading | null => {
  const isCropped = reading.steps.some(isAroundSubject);
  const at = clauses.findIndex(
    (clause, index) => tellsOfBorder(clause) && clauses.slice(index + 1, index + 2).some(removesThat),
  );
  const about =
    at < 0 ? clauses.filter((clause) => isCropped && removesBorder(clause)) : clauses.slice(at, at + 2);
  if (about.length === 0) return null;
  const steps = reading.steps
    .filter(({ operation }) => operation !== 'border')
    .map((step) =>
      isAroundSubject(step) ? { ...step, options: { edge: 'all', percent: EDGE_PERCENT } } : step,
    );
  const told = about.map(({ text }) => text);
  const others = reading.notPossible.filter((one) => !told.includes(unquoted(one).toLowerCase()));
  const notPossible = isCropped ? others : [...others, quote(told.join(', '))];
  return { ...reading, steps, notPossible, hints: isCropped && others.length === 0 ? [] : [CROP_HINT] };
};
