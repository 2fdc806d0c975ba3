import { operationOf, type OperationId, type StepOptions } from '@safelight/operations';
import { PAINT_HINT } from '../clause-reading.ts';
import { hasPronoun } from '../clauses/topic.ts';
import { includedInTurn } from '../framing/edges.ts';
import { notMeantIn } from '../not-meant.ts';
import { isSaidIn } from '../own-wishes.ts';
import { LIGHT_AND_COLOR } from '../parts-meant/things.ts';
import { inOrder, quote, quotedIn, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { isPolicy } from '../rules/beyond.ts';
import { wordsOf } from '../words/words.ts';
import { complainsOnly } from '../remarks/remarks.ts';
import { asksByVerb, asksForMore } from './belonging.ts';
import { isClear } from './clear.ts';
import { fitsBeside, isSame } from './fits-beside.ts';
import { isMeant, isPossible, isRefused, isSure } from './sure-wishes.ts';
import { ADDING, wishesApart, type WishApart } from './wishes-apart.ts';

const isIn = (steps: readonly PlannedStep[], step: PlannedStep): boolean =>
  steps.some((other) => isSame(step, other));

/** True for a step that takes care of whatever else is said of a page or a text. */
const takesCareOfAll = ({ operation, options }: PlannedStep): boolean =>
  operation === 'scan-document' || options['where'] === 'text';

/** True if these words, which are not done, belong to a wish. */
const saysOf = (told: string, { text, reading }: WishApart): boolean =>
  isSaidIn(text, quotedIn(told)?.replace(ADDING, '') ?? told) ||
  reading.steps.some(({ operation }) => operationOf(operation).title === told);

/** Options that say which color a step gives. */
const OF_COLOR: readonly string[] = ['color', 'name', 'stops', 'fill'];
const differs = (one: PlannedStep, other: PlannedStep, key: string): boolean =>
  key in other.options && one.options[key] !== other.options[key];
const pick = (options: StepOptions, keys: readonly string[]): StepOptions =>
  Object.fromEntries(Object.entries(options).filter(([key]) => keys.includes(key)));

/** Options that say to which part of the picture a step is limited. */
const OF_PLACE: readonly string[] = ['where'];

/** The steps, of which none lacks options of its wish, or is limited to a part that only another wish names. */
const withOwnOptions = (
  steps: readonly PlannedStep[],
  wishes: readonly WishApart[],
): readonly PlannedStep[] =>
  steps.map((step) => {
    // "Fewer pimples and less redness" are two steps of one operation.
    if (steps.filter((one) => isSame(one, step)).length > 1) return step;
    const [wish, ...others] = wishes.filter(({ reading }) => isIn(reading.steps, step));
    const alone = wish?.reading.steps.find((one) => isSame(one, step));
    if (wish === undefined || alone === undefined || others.length > 0 || !isPossible(wish)) return step;
    const entries = Object.entries(step.options);
    if (entries.every(([key, value]) => alone.options[key] === value))
      return { ...step, options: alone.options };
    if (hasPronoun(wordsOf(wish.text).words)) return step;
    // "Pinta la silla de rosa, luego pon el fondo blanco": each has its own color.
    if (
      isMeant(wish) &&
      asksByVerb(wish.text) &&
      !complainsOnly(wish.text) &&
      OF_COLOR.some((key) => key in step.options && differs(step, alone, key))
    )
      return { ...step, options: { ...step.options, ...pick(alone.options, OF_COLOR) } };
    if (!isSure(wish)) return step;
    // What is not done gives its place to the wish beside it: "trop sombre dans le ciel, éclaircis".
    const isOfOther = (part: unknown): boolean =>
      wishes.some(
        (one) =>
          one !== wish &&
          one.reading.steps.some(
            (other) =>
              isIn(steps, other) && (other.options['where'] === part || other.options['names'] === part),
          ),
      );
    const isExcepted = (part: unknown): boolean => String(part).startsWith('not ');
    const own = entries.filter(
      ([key, value]) =>
        !OF_PLACE.includes(key) || key in alone.options || isExcepted(value) || !isOfOther(value),
    );
    return { ...step, options: Object.fromEntries(own) };
  });

/** Operations that the amount or the turn of another wish is taken for: “too much contrast, reduce by 20 %”. */
const OF_OTHER_WISHES: readonly OperationId[] = ['resize', 'upscale', 'rotate', 'flip', 'straighten'];
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
  // A tone of the whole picture was refused for the sake of something that nothing finds.
  const isToneOfUnfound = ({ operation, options }: PlannedStep): boolean =>
    whole.hints.includes(PAINT_HINT) && LIGHT_AND_COLOR.includes(operation) && !('where' in options);
  return wishes.filter(
    (wish) =>
      isOpen(wish) &&
      (whole.notPossible.some((told) => saysOf(told, wish)) ||
        ((isSureWhateverStandsBeside(wish) || (isClear(wish.text, read) && asksByVerb(wish.text))) &&
          !whole.steps.some(takesCareOfAll))) &&
      isPossible(wish) &&
      // "Low light, rescue it": the pronoun stands for what is done.
      !hasPronoun(wordsOf(wish.text).words) &&
      !wish.reading.steps.some(isToneOfUnfound),
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
  const steps = inOrder(withOwnOptions(kept, wishes));
  const done = missing.filter(({ reading }) => reading.steps.every((step) => isIn(steps, step)));
  const open = whole.notPossible.filter((told) => !done.some((wish) => saysOf(told, wish)));
  const unsaid = steps.some(takesCareOfAll)
    ? []
    : wishes.filter((wish) => isRefused(wish) && !open.some((told) => saysOf(told, wish)));
  const quoted = unsaid.map(({ text }) => quote(prompt.includes('"') ? text : text.replaceAll('"', '')));
  const hints = [...(open.length > 0 ? whole.hints : []), ...unsaid.flatMap(({ reading }) => reading.hints)];
  return { ...whole, steps, notPossible: [...open, ...quoted], hints: [...new Set(hints)] };
};
