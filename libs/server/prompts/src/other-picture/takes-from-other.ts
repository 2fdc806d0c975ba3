import { operationOf } from '@safelight/operations';
import type { PlannedStep } from '../prompt-reading.ts';

/** True for a step that uses the other picture. A background may also be a color. */
export const takesFromOther = ({ operation, options }: PlannedStep): boolean =>
  operationOf(operation).usesReference === true &&
  (operation !== 'replace-background' || options['fill'] === 'reference');
