// What the tools need to score the reader of prompts and to train its second opinion.
export { OUTCOMES, scored, tally, type Outcome } from './score.ts';
export { rowsIn, rowsUnder, type LabelledWish } from './wish-rows.ts';
