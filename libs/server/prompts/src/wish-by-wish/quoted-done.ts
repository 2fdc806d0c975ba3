import type { OperationId } from '@safelight/operations';
import { hasPronoun } from '../clauses/topic.ts';
import { evidenceFor } from '../opinion-of.ts';
import { inOrder, type PromptReading } from '../prompt-reading.ts';
import { isBesideWish } from '../remarks/remarks.ts';
import { isPolicy } from '../rules/beyond.ts';
import { wordsOf } from '../words/words.ts';
import { asksByVerb } from './belonging.ts';
import { namesObject, OF_OTHERS } from './clear.ts';
import { fitsBeside, isToneOfUnfound, takesCareOfAll } from './fits-beside.ts';
import { isNamed, isTold, mayBeFault, OF_OTHER_WISHES } from './sure-wishes.ts';
import { saysOf, type WishApart } from './wishes-apart.ts';

/* Wishes that are refused beside others, although each of them would be done by itself. */

/** The evidence for the operations of such a wish is stronger than this, in log odds. */
const LIKELY = 1;

/** “A white border, wider at the bottom” cuts nothing off, and “happy birthday and brighten at the top” writes nothing. */
const NEEDING_VERB: readonly OperationId[] = ['crop', 'add-text'];

/** True for a wish that the prompt would be done for if it were all of it, and that nothing beside it explains. */
const isDoneAlone = ({ text, isWhole, reading }: WishApart): boolean =>
  isWhole &&
  reading.steps.length > 0 &&
  reading.notPossible.length === 0 &&
  evidenceFor(text, reading.steps) > LIKELY &&
  !reading.steps.some(
    ({ operation }) => OF_OTHERS.includes(operation) || OF_OTHER_WISHES.includes(operation),
  ) &&
  (asksByVerb(text) || !reading.steps.some(({ operation }) => NEEDING_VERB.includes(operation)));

/** The reading with the wishes that it quotes as not done, although each of them would be done by itself. */
export const withQuotedDone = (whole: PromptReading, wishes: readonly WishApart[]): PromptReading => {
  if (whole.steps.length === 0 || whole.notPossible.length === 0 || isPolicy(whole)) return whole;
  if (whole.steps.some(takesCareOfAll)) return whole;
  const done = wishes.filter(
    (wish, at) =>
      whole.notPossible.some((told) => saysOf(told, wish)) &&
      isDoneAlone(wish) &&
      !isTold(wish.text) &&
      !isNamed(wish.text) &&
      !isBesideWish(wish.text) &&
      !mayBeFault(wish) &&
      !(hasPronoun(wordsOf(wish.text).words) && wishes.slice(0, at).some(({ text }) => namesObject(text))) &&
      wish.reading.steps.every((step) => fitsBeside(whole.steps, step) && !isToneOfUnfound(whole, step)),
  );
  if (done.length === 0) return whole;
  const notPossible = whole.notPossible.filter((told) => !done.some((wish) => saysOf(told, wish)));
  return {
    ...whole,
    steps: inOrder([...whole.steps, ...done.flatMap(({ reading }) => reading.steps)]),
    notPossible,
    hints: notPossible.length === 0 ? [] : whole.hints,
  };
};
