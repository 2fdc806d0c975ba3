import { operationOf } from '@safelight/operations';
import type { PlannedStep } from '../prompt-reading.ts';
import { canBePartial, complement, type Region } from '../regions.ts';

const isRemoval = ({ operation, options }: PlannedStep): boolean =>
  operation === 'remove-object' && options['place'] === '';
const isOfPeople = ({ options }: PlannedStep, region: Region): boolean =>
  options['names'] === 'person' && (region === 'subject' || region === 'face');

/** Limits a removal to people in the background: "remove the guests but keep the couple". */
const withOthersRemoved =
  (region: Region) =>
  (step: PlannedStep): PlannedStep =>
    isRemoval(step) && isOfPeople(step, region) && step.options['count'] === 0
      ? { ...step, options: { ...step.options, place: 'behind' } }
      : step;

/** True if a removal and the part to keep have the same name: "remove the dogs but keep the brown one". */
const removesKept = (step: PlannedStep, region: Region): boolean =>
  isRemoval(step) && step.options['names'] === region;

/** The steps, which leave a part as it is. Null if they cannot. */
export const sparing = (steps: readonly PlannedStep[], region: Region): readonly PlannedStep[] | null => {
  if (region === 'background' && steps.some(({ operation }) => operationOf(operation).phase === 'subject'))
    return null;
  if (steps.some((step) => removesKept(step, region))) return null;
  return steps
    .map(withOthersRemoved(region))
    .map((step) =>
      canBePartial(step.operation) && !('where' in step.options)
        ? { ...step, options: { ...step.options, where: complement(region) } }
        : step,
    );
};
