import { PAINT_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';
import { thingAt } from './things.ts';

const isWholeDarker = ({ operation, options }: PlannedStep): boolean =>
  operation === 'darken' && !('where' in options);

const saysTooBright = ({ words }: Clause): boolean => words.some((word) => says(word, 'overexposed'));
/** A flash that is too bright makes the whole picture too bright. */
const FLASH = /^(?:flash|blitz|blitzlicht)$/iu;
/** True for a clause that begins with a thing which nothing finds: “the statue is too bright”. */
const isOfThing = ({ words }: Clause): boolean => {
  const from = words.findIndex((word) => !says(word, 'filler') || says(word, 'article'));
  return thingAt(words, from)?.isFound === false && !words.some(({ text }) => FLASH.test(text));
};

/** The plan, in which the whole picture does not become darker because one thing is too bright that nothing finds. */
export const withoutBrightThings = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const bright = clauses.filter(saysTooBright);
  const isAsked = clauses.some(
    (clause) => !saysTooBright(clause) && clause.words.some((word) => says(word, 'dark', 'highlight')),
  );
  if (!reading.steps.some(isWholeDarker) || bright.length === 0 || isAsked || !bright.every(isOfThing))
    return reading;
  return withUndone(
    { ...reading, steps: reading.steps.filter((step) => !isWholeDarker(step)) },
    bright.map(({ text }) => text),
    PAINT_HINT,
  );
};
