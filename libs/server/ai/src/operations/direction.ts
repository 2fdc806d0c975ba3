import type { StepOptions } from '../operation.ts';

/** True for `{ direction: 'less' }`; more is what is wanted when nothing is said. */
export const isLess = ({ direction }: StepOptions): boolean => direction === 'less';
