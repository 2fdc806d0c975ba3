import type { OperationId } from '@safelight/operations';
import { clausesOf, says } from '../clauses/clauses.ts';
import { keepsLook } from '../kept/spared.ts';
import { quotedIn, type PlannedStep } from '../prompt-reading.ts';
import { complainsOnly, isTold, namesNoWish } from '../remarks/remarks.ts';
import { wordsOf } from '../words/words.ts';
import type { BothReadings } from './both-readings.ts';

/** Thresholds for log odds. */
const BOUNDS = {
  /**
   * Words that the rules left unread ask for what is done if a step is likelier than `covered` to be all that they mean,
   * and a refusal of them is less likely than `coveredUnrefused`.
   */
  covered: 1,
  coveredUnrefused: -1.9,
  /**
   * Words without any request are a remark if a refusal of them is less likely than `remarkUnrefused`, and every operation
   * that is not done less likely than `remarkUndone`.
   */
  remarkUnrefused: -2.4,
  remarkUndone: 0.5,
  /** The same thresholds for words that only complain. */
  complaintUnrefused: -4,
  complaintUndone: 0,
};

const HIDING: readonly OperationId[] = ['blur', 'pixelate', 'hide-faces', 'remove-object'];
const DEFINITE = /^(?:the|der|die|das|den|el|la|los|las|le|les|l|o|a|os|as|il|lo|i|gli)$/iu;
const MOST_WORDS = 3;
/** True for a thing that nobody knows beside others that are hidden or removed: "the plate, and also the sticker". */
const isAnotherThing = (quoted: string, planned: readonly PlannedStep[]): boolean => {
  const { words } = wordsOf(quoted);
  const [first, ...others] = words.filter((word) => !says(word, 'and'));
  return (
    planned.some(({ operation }) => HIDING.includes(operation)) &&
    first !== undefined &&
    DEFINITE.test(first.text) &&
    others.length > 0 &&
    others.length < MOST_WORDS &&
    others.every(({ concepts, text }) => concepts.size === 0 && /^\p{L}{3,}$/u.test(text))
  );
};

/** True for words that only tell something beside the wish: "the job portal keeps rejecting it". */
export const isRemark = (
  { opinionOf }: BothReadings,
  words: string,
  planned: readonly PlannedStep[],
): boolean => {
  const quoted = quotedIn(words);
  if (quoted === null || isAnotherThing(quoted, planned)) return false;
  if (isTold(quoted) || clausesOf(quoted).every(keepsLook)) return true;
  const bounds = namesNoWish(quoted)
    ? [BOUNDS.remarkUnrefused, BOUNDS.remarkUndone]
    : complainsOnly(quoted)
      ? [BOUNDS.complaintUnrefused, BOUNDS.complaintUndone]
      : [];
  const [unrefused, undone] = bounds;
  if (unrefused === undefined || undone === undefined) return false;
  const { likelihoodOf, ranked } = opinionOf(quoted);
  const isOther = (id: OperationId): boolean => planned.every(({ operation }) => operation !== id);
  return (
    likelihoodOf('refuse') < unrefused && ranked.every((id) => !isOther(id) || likelihoodOf(id) < undone)
  );
};

/**
 * True if words that the rules left unread ask for what is done: "the whiteboard is unreadable, clean it up like a
 * scanner app". They are quoted in `notPossible`.
 */
export const isCovered = (
  { opinionOf }: BothReadings,
  words: string,
  planned: readonly PlannedStep[],
): boolean => {
  const quoted = quotedIn(words);
  // "Lighten only her": the part is essential to the wish.
  if (quoted === null || wordsOf(quoted).words.some((word) => says(word, 'only'))) return false;
  const { likelihoodOf, likelihoodAlone } = opinionOf(quoted);
  const refused = likelihoodOf('refuse');
  return (
    refused < BOUNDS.coveredUnrefused &&
    planned.some(
      ({ operation }) => likelihoodAlone(operation) > BOUNDS.covered && likelihoodOf(operation) > refused,
    )
  );
};

/** A purpose of one word, which the next piece continues: "da stampare e incorniciare". */
const PURPOSE = /^(?:da|zum|to|para|pra|pour|per|for) \p{L}+$/iu;
const INFINITIVE = /^(?:frame|framing|hang|print|send|\p{L}+(?:ar|er|ir|re|re|en))(?!\p{L})/iu;

/** True for a piece that only says what the result is for. */
export const isPurpose = ({ read }: BothReadings, at: number): boolean => {
  const [before = '', text = ''] = [read[at - 1]?.text, read[at]?.text];
  const isOfOneWord = (words: string): boolean =>
    PURPOSE.test(words) &&
    !wordsOf(words).words.some(({ concepts }) =>
      [...concepts].some((one) => /^(?:op|color|format):/.test(one)),
    );
  return isOfOneWord(text) || (isOfOneWord(before) && INFINITIVE.test(text));
};
