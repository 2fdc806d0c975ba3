// What the tools need to score the reader of prompts and to train its second opinion.
export { OUTCOMES, scored, tally } from './score.ts';
export { rowsIn } from './wish-rows.ts';
