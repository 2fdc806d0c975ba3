import type { StepOptions } from '../operation.ts';

/** True for `{ direction: 'less' }`; the default is more. */
export const isLess = ({ direction }: StepOptions): boolean => direction === 'less';
