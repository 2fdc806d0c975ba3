import { hasPronoun } from '../clauses/topic.ts';
import { includedInTurn } from '../framing/edges.ts';
import { notMeantIn } from '../not-meant.ts';
import { inOrder, quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { isPolicy } from '../rules/beyond.ts';
import { wordsOf } from '../words/words.ts';
import { asksByVerb, asksForMore } from './belonging.ts';
import { isClear } from './clear.ts';
import { fitsBeside, isIn, isToneOfUnfound, takesCareOfAll } from './fits-beside.ts';
import { withOwnAmounts, withOwnOptions } from './own-options.ts';
import { isMeant, isPossible, isRefused, isSure, OF_OTHER_WISHES } from './sure-wishes.ts';
import { saysOf, wishesApart, type WishApart } from './wishes-apart.ts';

/** True for a wish of which both readers are sure, and that describes no other one. */
const isSureWhateverStandsBeside = (wish: WishApart): boolean =>
  isSure(wish) &&
  (asksByVerb(wish.text) || asksForMore(wish.text)) &&
  !wish.reading.steps.some(({ operation }) => OF_OTHER_WISHES.includes(operation));

/** The wishes of which something is missing in the reading of the whole prompt, and that surely can be done. */
const missingIn = (
  whole: PromptReading,
  wishes: readonly WishApart[],
  prompt: string,
  read: (text: string) => PromptReading,
): readonly WishApart[] => {
  const planned = whole.steps.map(({ operation }) => operation);
  const unmeant = notMeantIn(
    prompt,
    wishes.map(({ text }) => text),
    planned,
  );
  const isOpen = ({ reading }: WishApart): boolean =>
    reading.steps.some((step) => !isIn(whole.steps, step)) &&
    !reading.steps.some(({ operation }) => unmeant.includes(operation));
  if (whole.steps.length === 0)
    return wishes.every((wish) => isMeant(wish) || isRefused(wish)) ? wishes.filter(isMeant) : [];
  // What only the whole prompt means already stands for what its parts would be taken for.
  const isOfWhole = whole.steps.some((step) => !wishes.some(({ reading }) => isIn(reading.steps, step)));
  if (isOfWhole) return [];
  return wishes.filter(
    (wish) =>
      isOpen(wish) &&
      (whole.notPossible.some((told) => saysOf(told, wish)) ||
        ((isSureWhateverStandsBeside(wish) || (isClear(wish.text, read) && asksByVerb(wish.text))) &&
          !whole.steps.some(takesCareOfAll))) &&
      isPossible(wish) &&
      // "Low light, rescue it": the pronoun stands for what is done.
      !hasPronoun(wordsOf(wish.text).words) &&
      !wish.reading.steps.some((step) => isToneOfUnfound(whole, step)),
  );
};

/**
 * The reading of a prompt of several wishes, of which each is done or said as if it were the only one: what can be done
 * is not refused because something beside it cannot, and what cannot be done is said. `whole` is how the prompt is read
 * at once, and `read` reads a part of it.
 */
export const withWishesApart = (
  prompt: string,
  whole: PromptReading,
  read: (text: string) => PromptReading,
): PromptReading => {
  const wishes = isPolicy(whole) ? [] : wishesApart(prompt, read);
  const missing = wishes.length === 0 ? [] : missingIn(whole, wishes, prompt, read);
  if (wishes.length === 0 || whole.steps.length + missing.length === 0) return whole;
  const added = missing
    .flatMap(({ reading }) => reading.steps)
    .reduce<readonly PlannedStep[]>(
      (planned, step) => (fitsBeside(planned, step) ? [...planned, step] : planned),
      whole.steps,
    );
  const inTurn = includedInTurn(
    prompt,
    added.map(({ operation }) => operation),
  );
  const kept = added.filter(({ operation }) => missing.length === 0 || !inTurn.includes(operation));
  const steps = inOrder(withOwnAmounts(withOwnOptions(kept, wishes), wishes));
  const done = missing.filter(({ reading }) => reading.steps.every((step) => isIn(steps, step)));
  const open = whole.notPossible.filter((told) => !done.some((wish) => saysOf(told, wish)));
  const unsaid = steps.some(takesCareOfAll)
    ? []
    : wishes.filter((wish) => isRefused(wish) && !open.some((told) => saysOf(told, wish)));
  const quoted = unsaid.map(({ text }) => quote(prompt.includes('"') ? text : text.replaceAll('"', '')));
  const hints = [...(open.length > 0 ? whole.hints : []), ...unsaid.flatMap(({ reading }) => reading.hints)];
  return { ...whole, steps, notPossible: [...open, ...quoted], hints: [...new Set(hints)] };
};
