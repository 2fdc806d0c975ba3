import type { OperationId } from '@safelight/operations';
import { isIncluded } from '../own-wishes.ts';
import type { PlannedStep } from '../prompt-reading.ts';

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
