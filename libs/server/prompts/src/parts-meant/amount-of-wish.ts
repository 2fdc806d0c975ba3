import { STRENGTH } from '../amounts/amounts.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { STATES } from '../remarks/complaints.ts';

/** Operations for light, of which a complaint and the wish after it may mean two. */
const LIGHTER: readonly string[] = ['low-light', 'brighten'];

/**
 * The plan, in which the wish after a complaint says how much: "it is very dark, brighten it a little". The complaint alone
 * would be a wish for all that it lacks.
 */
export const withAmountOfWish = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isLighter = ({ operation, strength }: PlannedStep): boolean =>
    LIGHTER.includes(operation) && strength === STRENGTH.normal;
  const isComplaint = ({ words }: Clause): boolean => words.some((word) => STATES.test(word.text));
  if (!clauses.some(isComplaint) || !reading.steps.some(isLighter)) return reading;
  const amounts = clauses.flatMap((clause) =>
    isComplaint(clause)
      ? []
      : readByRules(clause.text)
          .steps.filter(({ operation }) => LIGHTER.includes(operation))
          .map(({ strength }) => strength),
  );
  const amount = amounts.at(-1);
  return amount === undefined || amount >= STRENGTH.normal
    ? reading
    : {
        ...reading,
        steps: reading.steps.map((step) => (isLighter(step) ? { ...step, strength: amount } : step)),
      };
};
