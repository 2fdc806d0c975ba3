import type { OperationId } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { hasPronoun } from '../clauses/topic.ts';
import { correctionIn } from '../corrections/corrections.ts';
import { includedInTurn } from '../framing/edges.ts';
import { TONES } from '../lexicon/concepts.ts';
import { evidenceFor } from '../opinion-of.ts';
import { piecesOf } from '../pieces.ts';
import { inOrder, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { complainsOnly } from '../remarks/remarks.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { featuresOf } from '../classifier/features.ts';
import { wordsOf } from '../words/words.ts';
import { asksByVerb } from './belonging.ts';
import { namesObject } from './clear.ts';
import { fitsBeside, isSame } from './fits-beside.ts';
import { withQuotedDone } from './quoted-done.ts';
import { isPossible } from './sure-wishes.ts';
import type { WishApart } from './wishes-apart.ts';

/*
 * Wishes of which each is understood by itself: “make it darker, add a vignette”. What becomes of them does not depend on
 * one another, so a step that the reading of the whole prompt lacks is lost.
 */

/** The evidence for the operations of such a wish is stronger than this, in log odds. */
const SURE = 1;

const TURNS: readonly OperationId[] = ['rotate', 'flip', 'straighten'];

/** True for words that begin with a verb for an edit: “round the corners”, “éclaircis le visage”. */
const beginsWithEdit = (text: string): boolean => {
  const [first] = wordsOf(text).words;
  return (
    first !== undefined &&
    (says(first, ...TONES) ||
      [...first.concepts].some((concept) => concept.startsWith('op:') && concept !== 'op:low-light'))
  );
};

/** True for a wish that both readers understand by itself. */
const isSureAlone = (wish: WishApart): boolean => {
  const { text, reading } = wish;
  const byRules = readByRules(text);
  return (
    isPossible(wish) &&
    (asksByVerb(text) || beginsWithEdit(text)) &&
    !complainsOnly(text) &&
    !wordsOf(text).words.some((word) => says(word, 'not', 'without', 'but')) &&
    featuresOf(text, byRules).unknown === 0 &&
    byRules.notPossible.length === 0 &&
    reading.steps.every(({ operation }) => byRules.steps.some((step) => step.operation === operation)) &&
    evidenceFor(text, reading.steps) > SURE
  );
};

/**
 * The reading of a prompt whose wishes are all sure by themselves; `whole` if one of them is not, or if nothing is lost. `apart`
 * reads each wish by itself.
 */
export const withAllSure = (
  prompt: string,
  whole: PromptReading,
  apart: () => readonly WishApart[],
): PromptReading => {
  // Nothing is lost where each piece has its step. To read the pieces takes as long as to read the whole.
  if (whole.notPossible.length === 0 && whole.steps.length >= piecesOf(prompt).length) return whole;
  const wishes = apart();
  if (wishes.length < 2 || correctionIn(prompt) !== null) return whole;
  if (!wishes.every(isSureAlone)) return withQuotedDone(whole, wishes);
  const refers = wishes.some(({ text }, at) => at > 0 && hasPronoun(wordsOf(text).words));
  if (refers && wishes.some(({ text }) => namesObject(text))) return whole;
  const steps = wishes.flatMap(({ reading }) => reading.steps);
  // “The writing is mirrored, turn it round”: one turn says how the other is meant.
  if (steps.filter(({ operation }) => TURNS.includes(operation)).length > 1) return whole;
  const inTurn = includedInTurn(
    prompt,
    steps.map(({ operation }) => operation),
  );
  const isApart = (step: PlannedStep, at: number): boolean =>
    fitsBeside(steps.slice(0, at), step) && !inTurn.includes(step.operation);
  const isIn = (step: PlannedStep, others: readonly PlannedStep[]): boolean =>
    others.some((other) => isSame(step, other));
  const isLost = whole.notPossible.length > 0 || !steps.every((step) => isIn(step, whole.steps));
  if (!isLost || !steps.every(isApart) || !whole.steps.every((step) => isIn(step, steps))) return whole;
  // Of a step in a part of the picture, the whole prompt may say the part.
  const placed = (step: PlannedStep): PlannedStep => {
    const same = whole.steps.find((other) => isSame(step, other));
    return same !== undefined && same.options['where'] !== step.options['where'] ? same : step;
  };
  return { ...whole, steps: inOrder(steps.map(placed)), notPossible: [], hints: [] };
};
