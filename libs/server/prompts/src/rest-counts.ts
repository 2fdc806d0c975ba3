import { VAGUE } from './by-rules/agreeing.ts';
import { readByRules } from './by-rules/read-by-rules.ts';
import { featuresOf } from './classifier/features.ts';
import { says } from './clauses/clauses.ts';
import { notMeantIn } from './not-meant.ts';
import { opinionOf } from './opinion-of.ts';
import { piecesOf } from './pieces.ts';
import type { PromptReading } from './prompt-reading.ts';
import { wordsOf } from './words/words.ts';

/**
 * True if what is left of a prompt without its remarks is surely all that was wished: nothing of it is refused, the
 * lexicons know every word, the rules read each piece, and what is done is what the classifier finds likeliest for the
 * whole prompt.
 */
export const isSurelyAll = (
  { steps, notPossible, hints }: PromptReading,
  asked: string,
  all: string,
): boolean => {
  if (steps.length === 0 || notPossible.length + hints.length > 0) return false;
  const isRead = (piece: string): boolean => readByRules(piece).steps.length > 0;
  if (featuresOf(asked, readByRules(asked)).unknown > 0 || !piecesOf(asked).every(isRead)) return false;
  const notMeant = notMeantIn(
    all,
    piecesOf(all),
    steps.map(({ operation }) => operation),
  );
  const { ranked } = opinionOf(all);
  const likeliest = ranked.find((operation) => !notMeant.includes(operation));
  return steps.some(({ operation }) => operation === likeliest);
};

/**
 * True for the rest of a prompt that is worth doing although something else cannot be removed. A vague improvement is not,
 * and neither is a cut-out that would still contain that thing: "remove the mannequin, keep only the coat", "keep the car
 * but remove the logo".
 */
export const isWorthAlone = ({ steps, notPossible }: PromptReading, asked: string): boolean => {
  const { words } = wordsOf(asked);
  const isKept =
    words.some((word) => says(word, 'only', 'keep')) && !words.some((word) => says(word, 'background'));
  return (
    notPossible.length === 0 &&
    steps.some(
      ({ operation }) => !VAGUE.includes(operation) && !(isKept && operation === 'remove-background'),
    )
  );
};
