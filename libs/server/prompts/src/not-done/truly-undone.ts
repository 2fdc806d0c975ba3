import { operationOf } from '@safelight/operations';
import { isLettered } from '../details/letter-details.ts';
import { quote, quotedIn, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { tellsPurpose } from '../remarks/plans-for-it.ts';
import { asksForItGone, asksForSomething, isAnswered, isMadeClear } from './answered.ts';
import { isDeniedAndNotDone } from './denied.ts';
import { adviceOnStains, isMended } from './damage.ts';
import { isOfDoneStep } from './of-done-steps.ts';
import { describesPicture, showsToo } from './pictures.ts';
import { withOtherScriptsUndone } from './other-scripts.ts';
import { isLeftUnchanged } from './unchanged.ts';
import { lettersIn } from '../words/letters-in.ts';
import { QUOTATION } from '../words/quotations.ts';
import { isRemovedAnyway } from './removed-anyway.ts';
import { isUnasked } from './unasked.ts';

/** The sign at which a quoted text was shortened. Such a text is not looked at. */
const CUT_OFF = '…';

/** What stands before and after these words in the prompt. Nothing if they are not in it. */
const around = (text: string, prompt: string): readonly [before: string, after: string] => {
  const at = prompt.toLowerCase().indexOf(text.toLowerCase());
  return at < 0 ? ['', ''] : [prompt.slice(0, at), prompt.slice(at + text.length)];
};

/** Operations that one prompt may ask for twice, of which only one is done: “remove the car and the sign”. */
const OF_THINGS: readonly string[] = ['remove-object', 'recolor', 'add-text', 'blur', 'pixelate'];
/** True for the title of an operation that is done to the whole picture. */
const isTitleOfDone = (told: string, steps: readonly PlannedStep[]): boolean =>
  steps.some(
    ({ operation, options }) =>
      operationOf(operation).title === told && !OF_THINGS.includes(operation) && !('where' in options),
  );

/** True for a part of a text that is written. */
const isWritten = (text: string, steps: readonly PlannedStep[]): boolean =>
  steps.some(({ options }) => {
    const written = options['text'];
    return (
      typeof written === 'string' && lettersIn(text) !== '' && lettersIn(written).includes(lettersIn(text))
    );
  });

/** True for one of several texts to write, which is not written: “"Concert" at the bottom, below it "Square"”. */
const isUnwritten = (text: string, prompt: string, steps: readonly PlannedStep[]): boolean =>
  steps.some(isLettered) &&
  (prompt.match(QUOTATION) ?? []).some((said) => lettersIn(said) === lettersIn(text)) &&
  !isWritten(text, steps);

/** What joins two parts of which one contradicts the other. */
const BUT = /\s(?:but|aber|pero|mais|mas|ma)\s/iu;

/** True for what is said not to be done although it is done, or although nobody asked for it. */
const isFalse = (
  told: string,
  reading: PromptReading,
  prompt: string,
  readAlone: (text: string) => PromptReading,
): boolean => {
  const { steps } = reading;
  const text = quotedIn(told);
  if (text === null) return isTitleOfDone(told, steps) || isUnasked(told, prompt, steps);
  if (text.includes(CUT_OFF) || isUnwritten(text, prompt, steps)) return false;
  const parts = text.split(BUT);
  if (parts.length > 1 && parts.every((part) => isFalse(quote(part), reading, prompt, readAlone)))
    return true;
  const [before, after] = around(text, prompt);
  let found: PromptReading | undefined;
  const alone = (): PromptReading => (found ??= readAlone(text));
  return (
    isWritten(text, steps) ||
    tellsPurpose(text) ||
    isMended(text, steps) ||
    describesPicture(text, steps, /[\p{L}\p{N}]/u.test(after)) ||
    showsToo(text, before) ||
    isMadeClear(text, before, after, steps) ||
    isAnswered(text, steps, alone) ||
    isDeniedAndNotDone(text, steps, readAlone) ||
    isLeftUnchanged(text, steps) ||
    asksForSomething(text) ||
    asksForItGone(text, before, steps, readAlone) ||
    isRemovedAnyway(text, before, prompt, steps) ||
    isOfDoneStep(text, steps, alone)
  );
};

const hintsOf = (told: readonly string[]): readonly string[] =>
  told.flatMap((one) => readByRules(quotedIn(one) ?? one).hints);

const withoutFalse = (
  reading: PromptReading,
  prompt: string,
  readAlone: (text: string) => PromptReading,
): PromptReading => {
  const gone = reading.notPossible.filter((told) => isFalse(told, reading, prompt, readAlone));
  if (gone.length === 0) return reading;
  const notPossible = reading.notPossible.filter((told) => !gone.includes(told));
  const [ofGone, ofOthers] = [hintsOf(gone), hintsOf(notPossible)];
  const hints = reading.hints.filter((hint) => !ofGone.includes(hint) || ofOthers.includes(hint));
  return { ...reading, notPossible, hints: notPossible.length === 0 ? [] : hints };
};

/**
 * The reading that only says of what was asked for and is not done that it is not done: neither of the picture itself
 * ("Opas Foto vom Dachboden"), nor of damage that a repair mends, nor of a complaint to which a step is the answer.
 * Words in another script that are not written are said too. What is done stays as it is. `readAlone` reads words as
 * if they were the whole prompt.
 */
export const trulyUndone = (
  reading: PromptReading,
  prompt: string,
  readAlone: (text: string) => PromptReading,
): PromptReading => {
  if (reading.steps.length === 0) return reading;
  const left = withOtherScriptsUndone(withoutFalse(reading, prompt, readAlone), prompt);
  const advice = adviceOnStains(prompt, left);
  return advice.length === 0 ? left : { ...left, advice };
};
