import { hexOfName } from '@safelight/operations';
import { says, type Clause } from '../clauses/clauses.ts';
import { FACES_HINT } from '../rules/beyond.ts';
import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { valueIn } from '../clauses/reading.ts';
import { regionIn } from '../regions.ts';
import { asksToKeep, exceptIn } from '../kept/spared.ts';

/** What a blur of the background keeps sharp anyway. */
const OF_SUBJECT: readonly string[] = ['subject', 'face', 'background', 'unknown'];

/** "Everything except the dog blurry": the dog stays sharp, and not whatever the subject is. */
export const withThingSpared = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const clause = clauses.find(({ excepted }) => excepted.length > 0);
  const region = clause === undefined ? null : exceptIn(clause);
  const isOfBackground = clauses.some(({ words }) => words.some((word) => says(word, 'background')));
  if (region === null || OF_SUBJECT.includes(region) || isOfBackground) return reading;
  const where = `not ${region}`;
  const isDone = ({ operation, options }: PlannedStep): boolean =>
    operation === 'blur' && options['where'] === where;
  const steps = reading.steps
    .filter((step) => step.operation !== 'blur-background' || !reading.steps.some(isDone))
    .map((step) =>
      step.operation === 'blur-background'
        ? { ...step, operation: 'blur' as const, options: { where } }
        : step,
    );
  return { ...reading, steps };
};

/** "Leave everything as it is except the sweater, I want it burgundy": one thing gets a color, and nothing else changes. */
export const onlyRecolored = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const at = clauses.findIndex(
    ({ words, excepted }) =>
      excepted.length > 0 && words.some(asksToKeep) && words.some((word) => says(word, 'everything')),
  );
  const clause = clauses[at];
  const named = clause === undefined ? null : regionIn(clause.excepted);
  const colors = clauses
    .slice(at + 1)
    .flatMap(({ words }) => words)
    .map((word) => valueIn(word, 'color'))
    .filter((color) => color !== null);
  const [color, ...others] = colors;
  const isGuess = reading.steps.every(({ operation }) => operation === 'replace-background');
  if (clause === undefined || named === null || named === 'unknown' || color === undefined) return reading;
  if (OF_SUBJECT.includes(named.region) || others.length > 0 || !isGuess) return reading;
  const thing = clause.excepted.findLast(
    (word) => valueIn(word, 'region') !== null || valueIn(word, 'thing') !== null,
  );
  const options = {
    names: named.region,
    said: `the ${thing?.text.toLowerCase() ?? named.region}`,
    color: hexOfName(color),
    name: color,
  };
  return { steps: [{ operation: 'recolor', strength: 1, options }], notPossible: [], hints: [] };
};

const THERE = /^(?:there|hay|da|hier|il y a|há|tem|c)(?: |$)/iu;
const ONE = /^(?:he|she|er|sie|él|ella|il|elle|ele|ela|lui|lei|whose|his|her)$/iu;
/** "There's a minor in the background, he must not be recognisable": one face of those in the picture. */
export const oneInBackground = (
  { steps }: PromptReading,
  clauses: readonly Clause[],
): PromptReading | null => {
  const isHidden = steps.some(({ operation }) => operation === 'hide-faces');
  const told = clauses.find(
    ({ words, text }) =>
      THERE.test(text) &&
      words.some((word) => says(word, 'place:behind', 'background')) &&
      words.some(({ text: word }) => /^(?:an?|ein|eine|une?|uma?|una|un)$/iu.test(word)),
  );
  const isOne = clauses.some((clause) => clause !== told && clause.words.some(({ text }) => ONE.test(text)));
  return isHidden && told !== undefined && isOne
    ? { steps: [], notPossible: [quote(told.text)], hints: [FACES_HINT] }
    : null;
};

/** A size that the picture already has is no size to make it: "160 pixels, make it larger". */
export const withoutPresentSize = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isEnlarged = reading.steps.some(({ operation }) => operation === 'upscale');
  const isOwn = clauses.some(
    ({ words }) =>
      words.length === 1 && words[0]?.measure?.kind === 'pixels' && words[0].measure.value <= 400,
  );
  return isEnlarged && isOwn
    ? { ...reading, steps: reading.steps.filter(({ operation }) => operation !== 'resize') }
    : reading;
};
