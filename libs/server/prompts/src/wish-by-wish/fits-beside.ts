import type { OperationId } from '@safelight/operations';
import { PAINT_HINT } from '../clause-reading.ts';
import { isIncluded } from '../own-wishes.ts';
import { LIGHT_AND_COLOR } from '../parts-meant/things.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';

/* Whether steps are the same, and whether one can be done beside others. */

/** Operations that can be done to several things. */
const OF_THINGS: readonly OperationId[] = ['recolor', 'remove-object', 'add-text'];
/** The texts that a step writes: its own, and those below it. Undefined for one that writes nothing. */
const textsOf = ({ options }: PlannedStep): readonly unknown[] => [
  options['text'],
  ...String(options['below'] ?? '').split('\n'),
];
export const isSame = (one: PlannedStep, other: PlannedStep): boolean =>
  one.operation === other.operation &&
  (!OF_THINGS.includes(one.operation) ||
    (one.options['names'] === other.options['names'] &&
      (one.options['text'] === other.options['text'] || textsOf(other).includes(one.options['text']))));
/** Operations of which one takes the place of another. */
const OF_SUBJECT: readonly OperationId[] = [
  'remove-background',
  'replace-background',
  'blur-background',
  'product-shadow',
  'passport-photo',
];
const isOfSubject = ({ operation }: PlannedStep): boolean => OF_SUBJECT.includes(operation);
/** True for a step that can be done beside these and is no part of them. */
export const fitsBeside = (planned: readonly PlannedStep[], step: PlannedStep): boolean =>
  planned.every(
    (other) =>
      !isSame(step, other) &&
      !(isOfSubject(other) && (isOfSubject(step) || step.operation === 'crop')) &&
      !(other.operation === 'round-corners' && step.operation === 'remove-background') &&
      !isIncluded([other], step),
  );
/** True if one of these steps is the same as `step`. */
export const isIn = (steps: readonly PlannedStep[], step: PlannedStep): boolean =>
  steps.some((other) => isSame(step, other));

/** True for a step that takes care of whatever else is said of a page or a text. */
export const takesCareOfAll = ({ operation, options }: PlannedStep): boolean =>
  operation === 'scan-document' || options['where'] === 'text';

/** True for a tone of the whole picture that a reading refuses for the sake of something that nothing finds. */
export const isToneOfUnfound = ({ hints }: PromptReading, { operation, options }: PlannedStep): boolean =>
  hints.includes(PAINT_HINT) && LIGHT_AND_COLOR.includes(operation) && !('where' in options);
