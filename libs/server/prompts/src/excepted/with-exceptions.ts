import type { Given } from '@safelight/operations';
import { STRENGTH } from '../amounts/amounts.ts';
import { KEEP_HINT } from '../clause-reading.ts';
import { says } from '../clauses/clauses.ts';
import { SKIN_HINT } from '../kept/kept-parts.ts';
import { quote, type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';
import { plain } from '../remarks/plain-words.ts';
import { isPolicy } from '../rules/beyond.ts';
import { normalized } from '../words/normalized.ts';
import { wordsOf } from '../words/words.ts';
import { exceptionsIn, type Exception } from './exceptions-in.ts';
import { EXCEPT } from './forms.ts';
import { aboutOf, fateOf, ONE_OF_THEM } from './fates.ts';

/** The steps that leave what is excepted, and what has to be said about it. Null if a step would destroy it. */
const sparing = (
  steps: readonly PlannedStep[],
  exceptions: readonly Exception[],
): Pick<PromptReading, 'steps' | 'notPossible' | 'hints'> | null => {
  const told = new Set<string>();
  const hints = new Set<string>();
  const spared = steps.map((step) =>
    exceptions.reduce((one: PlannedStep | null, exception) => {
      if (one === null) return null;
      const fate = fateOf(exception, one);
      const isGentle = fate.is === 'left gently' || fate.is === 'said gently';
      if (fate.is === 'said' || fate.is === 'said gently') {
        told.add(quote(exception.text));
        hints.add(step.operation === 'smooth-skin' ? SKIN_HINT : KEEP_HINT);
      }
      if (fate.is === 'destroyed') return null;
      if (fate.is === 'spared') return { ...one, options: { ...one.options, where: fate.where } };
      return isGentle ? { ...one, strength: Math.min(one.strength, STRENGTH.subtle) } : one;
    }, step),
  );
  const all = spared.filter((step) => step !== null);
  return all.length < steps.length ? null : { steps: all, notPossible: [...told], hints: [...hints] };
};

/** What is done to what. */
const operationsOf = ({ steps }: PromptReading): string =>
  steps.map(({ operation, options }) => `${operation} ${String(options['names'] ?? '')}`).join(' ');
/** How much of what each step changes. */
const choicesIn = ({ steps }: PromptReading): string =>
  JSON.stringify(
    steps.map(({ strength, options }) => [
      strength,
      ...['where', 'keeps', 'place', 'tones'].map((key) => options[key]),
    ]),
  );
/** True if a step is limited to what shall stay as it is. */
const changesExcepted = ({ steps }: PromptReading, exceptions: readonly Exception[]): boolean =>
  exceptions
    .map(aboutOf)
    .some((what) => what.kind === 'region' && steps.some(({ options }) => options['where'] === what.region));

/** True if the first step already changes everything but what is excepted: "blur the background except the cake". */
const sparesOnly = ({ steps }: PromptReading, exceptions: readonly Exception[]): boolean =>
  steps.length > 0 &&
  exceptions.every((exception) => {
    const what = aboutOf(exception);
    return what.kind === 'region' && steps.every(({ options }) => options['where'] === `not ${what.region}`);
  });

/** True for a wish to remove something, and not the scene around what stays. */
const asksToRemove = (text: string): boolean => {
  const { words } = wordsOf(text);
  return words.some((word) => says(word, 'remove')) && !words.some((word) => says(word, 'scene', 'picture'));
};

/** Who or what goes or gets a color is decided with everything that stays in view. */
const isOfThings = ({ steps }: PromptReading): boolean =>
  steps.some(({ operation }) => operation === 'remove-object' || operation === 'recolor');

/**
 * Reads a prompt that wants something to stay as it is: what is left without these words is read alone, and then each
 * step spares what is excepted, or the result says that it does not. A refusal of what would be destroyed stays.
 */
export const withExceptions = (
  written: string,
  given: Given,
  read: (prompt: string) => PromptReading,
): PromptReading => {
  const reading = read(written);
  const split = given.mask ? null : exceptionsIn(normalized(written));
  if (split === null) return reading;
  const isOfClothes = split.exceptions.some(({ about }) => about.some((word) => says(word, 'undress')));
  if (isPolicy(reading) && !isOfClothes) return reading;
  const { asked, askedOnly, exceptions } = split;
  const rest = read(asked);
  // "Remove the pole but keep the car": if the pole cannot be removed, the car is neither removed nor cut out.
  const saysOnly = exceptions.some(({ isOnly }) => isOnly);
  if (rest.steps.length === 0 && asksToRemove(asked) && !saysOnly) return rest;
  if (rest.steps.length === 0 || (asked !== askedOnly && read(askedOnly).steps.length === 0)) return reading;
  if (sparesOnly(reading, exceptions)) return reading;
  const isSame = operationsOf(reading) === operationsOf(rest);
  const isAdded = ({ operation }: PlannedStep): boolean =>
    reading.steps.every((step) => step.operation !== operation);
  // Nothing of the prompt lacked, so what only its rest is taken for was not asked for.
  if (reading.steps.length > 0 && reading.notPossible.length === 0 && rest.steps.some(isAdded))
    return reading;
  const isSpared = isSame && choicesIn(reading) !== choicesIn(rest) && !changesExcepted(reading, exceptions);
  const spared = sparing(rest.steps, exceptions);
  if (spared === null) {
    if (!isSame || isSpared || reading.notPossible.length > 0) return reading;
    const kept = exceptions.filter(({ form }) => form !== 'allowed').map(({ text }) => text);
    // "Remove the people, except the child": who would go although they shall stay is not told apart.
    const removed = reading.steps.find(({ options }) => options['count'] === 0)?.options['names'];
    const isOneOfAll = exceptions.some(
      ({ text }) => ONE_OF_THEM.test(text) || (removed === 'person' && EXCEPT.test(plain(text))),
    );
    const isUnspared = JSON.stringify(reading.steps) === JSON.stringify(rest.steps);
    if (removed !== undefined && isUnspared && isOneOfAll)
      return { steps: [], notPossible: kept.map(quote), hints: [KEEP_HINT] };
    return isOfThings(reading) ? reading : withUndone(reading, kept, KEEP_HINT);
  }
  const isAllDone = isSame && reading.notPossible.length === 0;
  return {
    steps: isSpared ? reading.steps : spared.steps,
    notPossible: [...(isAllDone ? [] : rest.notPossible), ...spared.notPossible],
    hints: [...new Set([...(isAllDone ? [] : rest.hints), ...spared.hints])],
  };
};
