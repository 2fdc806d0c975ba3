import type { StepOptions } from './operation.ts';

const LESS =
  /\b(?:less|lower|reduc\w*|decreas\w*|soft(?:en|er)?|tone down|turn down|mut(?:e|ed|ing)|de-?saturat\w*|subdued|too (?:much|high|saturated|vivid|colou?rful|contrasty|harsh)|not so|low|dull(?:er)?|pale[r]?|washed|pastel|flat(?:ter|ten)?|harsh)\b/;

/** Whether a clause wants more of something or less of it. */
export const directionIn = (clause: string): StepOptions => ({
  direction: LESS.test(clause) ? 'less' : 'more',
});

/** True for `{ direction: 'less' }`; more is what is wanted when nothing is said. */
export const isLess = ({ direction }: StepOptions): boolean => direction === 'less';
