import type { Given } from '../operation.ts';
import { operationOf, type OperationId } from '../operations/registry.ts';
import { isExplicit } from './agreeing.ts';
import { says } from './clauses/clauses.ts';
import { includedInTurn } from './framing/edges.ts';
import { isLikened } from './told/complaints.ts';
import { withDetails } from './details/with-details.ts';
import { normalized } from './words/normalized.ts';
import { withPartsMeant } from './parts-meant/parts-meant.ts';
import { piecesOf, withoutRemarks, withoutTold, withVerbs } from './pieces.ts';
import { quote, type PlannedStep, type PromptReading } from './prompt-reading.ts';
import { isBesideWish } from './told/remarks.ts';
import { isPolicy } from './rules/beyond.ts';
import { readByRules } from './read-by-rules.ts';
import { agreed } from './second-reader/agreed.ts';
import { featuresOf } from './second-reader/features.ts';
import { opinionOn, type Opinion } from './second-reader/opinion.ts';
import { NAMED_FOR_OPTIONS } from './second-reader/options.ts';
import { plainWish } from './second-reader/plain-wish.ts';
import { wordsOf } from './words/words.ts';
import { withLikelyText, withQuotedText } from './unquoted/quoted-text.ts';

const NOTHING_GIVEN: Given = { mask: false, reference: false };

/** A piece of a prompt, read as if it were a prompt of its own. */
interface PieceReading {
  /** What the rules do if they understand all of the piece. */
  readonly steps: readonly PlannedStep[];
  readonly opinion: Opinion;
  /** The only operation that the rules read, if they know every word and the classifier agrees. */
  readonly plain: OperationId | null;
}

/** The classifier agrees with the rules about a piece if the log odds of their operation are higher than this. */
const SURE_OF_PIECE = 2;

const readPiece = (piece: string): PieceReading => {
  const reading = readByRules(piece);
  const features = featuresOf(piece, reading);
  const [only, ...others] = reading.steps;
  const opinion = opinionOn(features);
  const isPlain =
    features.isPlain &&
    reading.notPossible.length === 0 &&
    only !== undefined &&
    others.length === 0 &&
    opinion.likelihoodAlone(only.operation) > SURE_OF_PIECE;
  return {
    steps: reading.notPossible.length === 0 ? reading.steps : [],
    opinion,
    plain: isPlain ? only.operation : null,
  };
};

/** The operations that a piece of a prompt names after a negation ("but don't sharpen") or as a fault ("looks like a painting"). */
const negatedIn = (piece: string): readonly OperationId[] => {
  const { words } = wordsOf(piece);
  if (isLikened(words)) {
    const looks = words.filter((word) => [...word.concepts].some((concept) => concept.startsWith('op:')));
    return readByRules(looks.map(({ text }) => text).join(' ')).steps.map(({ operation }) => operation);
  }
  const at = words.findIndex((word) => says(word, 'not', 'without'));
  if (at < 0) return [];
  const after = words.slice(at + 1).map(({ text }) => text);
  return readByRules(after.join(' ')).steps.map(({ operation }) => operation);
};

/** True for operations on another picture: the classifier was not trained on prompts with one. */
const isOfOther = ({ steps }: PromptReading, given: Given): boolean =>
  given.reference &&
  steps.some(
    ({ operation, options }) =>
      operationOf(operation).usesReference === true &&
      (operation !== 'replace-background' || options['fill'] === 'reference'),
  );

/** True for a prompt that speaks of another picture. */
const speaksOfOther = (prompt: string): boolean =>
  wordsOf(prompt).words.some((word) => says(word, 'reference'));

/** Eyes, and what is in them, in six languages. */
const EYES =
  /eye|aug|pupil|yeux|oeil|œil|ojo|olho|occhi|blitz|flash|demon|démon|devil|teuf|vampir|diab|diav/iu;
/** "The red bucket": red eyes are meant only where eyes are named. */
const withoutEyes = (prompt: string): readonly OperationId[] => (EYES.test(prompt) ? [] : ['red-eye']);

/** True for a prompt that only asks for less of something. */
const asksForLess = (prompt: string): boolean => {
  const { words } = wordsOf(prompt);
  return words.some((word) => says(word, 'less')) && !words.some((word) => says(word, 'more', 'lacking'));
};
/** "Exposure -0.5": the sign says the direction, whatever words are like these. */
const opposites = (prompt: string, read: readonly OperationId[]): readonly OperationId[] => {
  if (!wordsOf(prompt).words.some(({ measure }) => measure?.kind === 'change')) return [];
  const isDarker = read.includes('darken') && !read.includes('brighten');
  return isDarker ? ['brighten'] : read.includes('brighten') && !read.includes('darken') ? ['darken'] : [];
};

/**
 * Reads a prompt as a wish for this operation, with its size, color, text or thing. Null if the prompt lacks these, or if
 * the rules then read operations that are not in `beside`.
 */
const readAs = (
  prompt: string,
  operation: OperationId,
  beside: readonly OperationId[],
  given: Given,
): PlannedStep | null => {
  const name = NAMED_FOR_OPTIONS[operation];
  const asked = operation === 'add-text' || operation === 'watermark' ? withLikelyText(prompt) : prompt;
  if (name === undefined || asked === null) return null;
  const { steps, hints } = readByRules(`${name} ${asked}`, given);
  const isOnly = steps.every((step) => step.operation === operation || beside.includes(step.operation));
  const found = isOnly && hints.length === 0 ? steps.find((step) => step.operation === operation) : undefined;
  // "Skin tones are orange, tone it down": never the opposite of what was asked for.
  const isWrong =
    (found?.options['direction'] === 'more' && asksForLess(asked)) ||
    (found?.options['fill'] === 'reference' && !speaksOfOther(asked));
  const read = isWrong ? undefined : found;
  if (read !== undefined) return read;
  const plain = plainWish(operation, asked);
  const stated = plain === null ? undefined : readByRules(plain, given);
  return stated?.steps.length === 1
    ? (stated.steps.find((step) => step.operation === operation) ?? null)
    : null;
};

/**
 * Reads a prompt by the rules and by the classifier, and decides between them. With a mask only the rules decide,
 * because a mask makes parts possible that cannot be located otherwise.
 */
const readWhole = (written: string, given: Given): PromptReading => {
  const prompt = withoutRemarks(withQuotedText(normalized(written)));
  const reading = readByRules(prompt, given);
  if (given.mask || isOfOther(reading, given)) return withDetails(prompt, reading);
  const features = featuresOf(prompt, reading);
  const pieces = piecesOf(prompt);
  const parts = pieces.length > 1 ? withVerbs(pieces).map(readPiece) : [];
  const read = reading.steps.map(({ operation }) => operation);
  const decided = agreed({
    reading,
    whole: opinionOn(features),
    pieces: parts.map(({ opinion }) => opinion),
    plainInPiece: parts.flatMap(({ plain }) => plain ?? []),
    isPlain: features.isPlain,
    hasUnknown: features.unknown > 0,
    negated: [
      ...[...pieces.flatMap(negatedIn), ...(reading.unmeant ?? [])].filter(
        (operation) => !read.includes(operation),
      ),
      ...includedInTurn(prompt, read),
      ...opposites(prompt, read),
      ...(read.includes('red-eye') ? [] : withoutEyes(prompt)),
    ],
    isExplicit: isExplicit(prompt),
    quote: quote(written),
    opinionOf: (words) => opinionOn(featuresOf(words, readByRules(words))),
    readAs: (operation, beside) =>
      readAs(prompt, operation, beside, given) ??
      parts.flatMap(({ steps }) => steps).find((step) => step.operation === operation) ??
      null,
  });
  return withDetails(prompt, withPartsMeant(prompt, decided));
};

/** The quotations of a refusal without those of remarks, if another one is left. */
const withoutQuotedRemarks = (refusal: PromptReading): PromptReading => {
  const asked = refusal.notPossible.filter((words) => !isBesideWish(words.replace(/[“”]/g, '')));
  return refusal.steps.length > 0 || asked.length === 0 ? refusal : { ...refusal, notPossible: asked };
};

/**
 * True if what is left of a prompt without its remarks is surely all that was wished: nothing of it is refused, the
 * lexicons know every word, the rules read each piece, and what is done is what the classifier finds likeliest for the whole prompt.
 */
const isSurelyAll = ({ steps, notPossible, hints }: PromptReading, asked: string, all: string): boolean => {
  if (steps.length === 0 || notPossible.length + hints.length > 0) return false;
  const isRead = (piece: string): boolean => readByRules(piece).steps.length > 0;
  if (featuresOf(asked, readByRules(asked)).unknown > 0 || !piecesOf(asked).every(isRead)) return false;
  const [likeliest] = opinionOn(featuresOf(all, readByRules(all))).ranked;
  return steps.some(({ operation }) => operation === likeliest);
};

/**
 * Reads a prompt by the rules and by the classifier, or, if it is refused, what is left of it without its remarks. That
 * reading counts only if nothing of it is refused: "it's all foggy, I want to see the hill". Never throws: whatever is
 * not understood is listed in `notPossible`.
 */
export const readPrompt = (written: string, given = NOTHING_GIVEN): PromptReading => {
  const reading = readWhole(written, given);
  if (reading.steps.length > 0 || given.mask || isPolicy(reading)) return reading;
  const asked = withoutTold(withoutRemarks(withQuotedText(normalized(written))));
  const rest = asked === null ? null : readWhole(asked, given);
  return asked !== null && rest !== null && isSurelyAll(rest, asked, written)
    ? rest
    : withoutQuotedRemarks(reading);
};
