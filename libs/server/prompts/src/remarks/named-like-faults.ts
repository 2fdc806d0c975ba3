import type { OperationId } from '@safelight/operations';
import type { PlannedStep } from '../prompt-reading.ts';

/** Looks that are named like faults of a picture: "faded", "motion blur". */
const LOOKS: readonly OperationId[] = ['fade', 'blur', 'pixelate'];

/** True for such a look of the whole picture, whose name may only say what is wrong with it. */
export const isNamedLikeFault = ({ operation, options }: PlannedStep): boolean =>
  LOOKS.includes(operation) && !('where' in options);
