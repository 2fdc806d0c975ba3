import type { StepOptions } from '../operation.ts';

/** True for `{ direction: 'less' }`. Without the option the direction is more. */
export const isLess = ({ direction }: StepOptions): boolean => direction === 'less';
