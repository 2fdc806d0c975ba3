import type { OperationId } from '@safelight/operations';
import { VAGUE } from '../by-rules/agreeing.ts';
import { hasPronoun } from '../clauses/topic.ts';
import { namesMetadata } from '../details/metadata.ts';
import { evidenceFor, opinionOf } from '../opinion-of.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { isNamedLikeFault } from '../remarks/named-like-faults.ts';
import { STATES } from '../remarks/complaints.ts';
import { complainsOnly, isBesideWish } from '../remarks/remarks.ts';
import { isStatement } from '../remarks/statements.ts';
import { wordsOf } from '../words/words.ts';
import { asksByVerb, asksForMore } from './belonging.ts';
import { isDone, type WishApart } from './wishes-apart.ts';

/** Thresholds for log odds. */
const BOUNDS = {
  /** A wish is surely meant if the classifier finds its operations likelier than this, alone or at all. */
  sure: 1,
  /** What is added to a plan, and not read by the rules, is likelier than this. */
  added: 0,
  /** Words without a verb ask for something if the classifier finds it likelier than this. */
  withoutVerb: 3,
  /** A piece that nobody can do is a wish, and no remark, if a refusal of it is likelier than this. */
  refused: 1.2,
};

/** Operations that need what the prompt says elsewhere. */
const OF_OTHERS: readonly OperationId[] = ['product-shadow', 'collage'];

const NAMES = /^(?:the|der|die|das|den|el|la|los|las|le|les|l['’]?|o|a|os|as|il|lo|i|gli)(?!\p{L})/iu;
const LONGEST_NAME = 3;
/** True for words that only name something: "and also the sticker". */
const isName = (text: string): boolean =>
  NAMES.test(text) && wordsOf(text).words.length <= LONGEST_NAME && !asksForMore(text);
/** What somebody else wishes, which is said and not done. */
const WANTS = /(?<!\p{L})(?:wants|will|möchte|quiere|veut|quer|vuole)(?!\p{L})/iu;

/** "Same crop", "il formato uguale": what shall not change. */
const SAME =
  /^(?:the |der |die |das |l[ao] |el |le |il |o |a )?(?:same|gleiche[rsn]?|selbe[rsn]?|mism[oa]|même|mesm[oa]|stess[oa])(?!\p{L})/iu;
/** "Parece fotocopia", "it looks like plastic": a likeness of how it is, and no wish for it. */
const LOOKS_LIKE =
  /^(?:(?:it|this|that|he|she|they|es|das|das bild|la foto|a foto|on|ça|cela) )?(?:looks?|seems?|feels?) like|^(?:es |das |alles )?(?:sieht|wirkt) (?:aus )?wie|^(?:la foto |a foto )?parecen?(?!\p{L})|^(?:on dirait|ça ressemble à|ça fait)(?!\p{L})|^(?:sembra|pare)(?!\p{L})/iu;

/** True for words that tell, name or compare something, and ask for nothing. */
export const isTold = (text: string): boolean =>
  isName(text) || WANTS.test(text) || SAME.test(text) || LOOKS_LIKE.test(text) || isStatement(text);
/** True for words that begin with the name of something, and for which no verb asks: “the cat in red”. */
export const isNamed = (text: string): boolean => NAMES.test(text) && !asksByVerb(text) && !asksForMore(text);
/** True for a look that is named like a fault, and that no verb asks for: “faded”. */
export const mayBeFault = ({ text, reading }: WishApart): boolean =>
  !asksByVerb(text) && reading.steps.some(isNamedLikeFault);

/** True for a wish whose operations the rules read, or of which the classifier finds each likely. */
const isEvident = (wish: WishApart): boolean => {
  const read = readByRules(wish.text).steps.map(({ operation }) => operation);
  const { likelihoodOf } = opinionOf(wish.text);
  return (
    evidenceFor(wish.text, wish.reading.steps) > BOUNDS.added &&
    wish.reading.steps.every(
      ({ operation }) => read.includes(operation) || likelihoodOf(operation) > BOUNDS.added,
    )
  );
};

/** True for words about what is already so: "it's tiny". */
const tellsState = (text: string): boolean => wordsOf(text).words.some((word) => STATES.test(word.text));

/** True for a wish with a verb, or one that is right alone without any. */
const asksPlainly = ({ text, reading }: WishApart): boolean =>
  asksByVerb(text) ||
  reading.steps.every(({ operation }) => opinionOf(text).likelihoodAlone(operation) > BOUNDS.withoutVerb);

/** True for words that the rules read as an edit of a part that they name: "escurece as plantas". */
const isReadInPart = ({ text, reading }: WishApart): boolean => {
  const { steps, notPossible } = readByRules(text);
  return (
    notPossible.length === 0 &&
    steps.length > 0 &&
    reading.steps.every((step) =>
      steps.some(
        ({ operation, options }) =>
          operation === step.operation && 'where' in options && options['where'] === step.options['where'],
      ),
    )
  );
};

/** True for a wish that would be done if it were the whole prompt. */
export const isPossible = (wish: WishApart): boolean => {
  const { text, isWhole, reading } = wish;
  const isDoubtful = reading.steps.some(
    ({ operation, options }) =>
      OF_OTHERS.includes(operation) || (VAGUE.includes(operation) && !('where' in options)),
  );
  return (
    isWhole &&
    isDone(reading) &&
    !isDoubtful &&
    !mayBeFault(wish) &&
    isEvident(wish) &&
    !isTold(text) &&
    (asksByVerb(text) ||
      tellsState(text) ||
      complainsOnly(text) ||
      evidenceFor(wish.text, wish.reading.steps) > BOUNDS.withoutVerb ||
      isReadInPart(wish))
  );
};

/** True for a wish of which the classifier is sure, and in which nothing stands for what is said elsewhere. */
export const isMeant = (wish: WishApart): boolean =>
  isPossible(wish) &&
  asksPlainly(wish) &&
  // Some faces of several are a reason to refuse.
  wish.reading.steps.every(({ operation }) => operation !== 'hide-faces') &&
  !hasPronoun(wordsOf(wish.text).words) &&
  evidenceFor(wish.text, wish.reading.steps) > BOUNDS.sure;

/** True for a wish of which both readers are sure. */
export const isSure = (wish: WishApart): boolean => {
  if (!isMeant(wish) || tellsState(wish.text)) return false;
  const { steps, notPossible } = readByRules(wish.text);
  return (
    notPossible.length === 0 &&
    wish.reading.steps.every((step) => steps.some(({ operation }) => operation === step.operation))
  );
};

/** True for a wish that surely is one, and that nobody can do. */
export const isRefused = ({ text, reading }: WishApart): boolean => {
  if (isBesideWish(text) || namesMetadata(text)) return false;
  // "And the silver look shinier": the rules know that nothing finds it.
  if (asksForMore(text)) return readByRules(text).steps.length === 0;
  return reading.steps.length === 0 && opinionOf(text).likelihoodOf('refuse') > BOUNDS.refused;
};

/** Operations that the amount or the turn of another wish is taken for: “too much contrast, reduce by 20 %”. */
export const OF_OTHER_WISHES: readonly OperationId[] = ['resize', 'upscale', 'rotate', 'flip', 'straighten'];
