import type { Given } from '../operation.ts';
import { operationOf, type OperationId } from '../operations/registry.ts';
import { isExplicit } from './agreeing.ts';
import { says } from './clauses.ts';
import { isLikened } from './complaints.ts';
import { normalized } from './normalized.ts';
import { quote, type PlannedStep, type PromptReading } from './prompt-reading.ts';
import { readByRules } from './read-by-rules.ts';
import { agreed } from './second-reader/agreed.ts';
import { featuresOf } from './second-reader/features.ts';
import { opinionOn, type Opinion } from './second-reader/opinion.ts';
import { NAMED_FOR_OPTIONS } from './second-reader/options.ts';
import { plainWish } from './second-reader/plain-wish.ts';
import { wordsOf } from './words.ts';
import { withLikelyText, withQuotedText } from './unquoted/quoted-text.ts';

const NOTHING_GIVEN: Given = { mask: false, reference: false };

/** Punctuation and conjunctions between two wishes, in six languages. "Black and white" is one. */
const JOINT =
  /[,.;:!?+&\n]+|(?<=\s)(?<!(?:black|blanco|noir|preto|bianco|schwarz)\s)(?:and|then|y|luego|und|dann|et|puis|e|depois|poi)(?=\s)/iu;
/** Quoted words stay in one piece. */
const QUOTATION = /("[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»)/u;
const HOLE = '\u{FFFC}';
/** Nobody wishes more than this at once. */
const MOST_PIECES = 16;
const piecesOf = (prompt: string): readonly string[] => {
  const quotations = prompt.split(QUOTATION).filter((_, at) => at % 2 === 1);
  const pieces = quotations
    .reduce((rest, quotation) => rest.replace(quotation, HOLE), prompt)
    .split(JOINT)
    .filter((piece) => piece.trim() !== '')
    .slice(0, MOST_PIECES);
  return pieces.map((piece) => piece.replaceAll(HOLE, () => quotations.shift() ?? ''));
};

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
  given.reference && steps.some(({ operation }) => operationOf(operation).usesReference === true);

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
  const read = isOnly && hints.length === 0 ? steps.find((step) => step.operation === operation) : undefined;
  if (read !== undefined) return read;
  const plain = plainWish(operation, asked);
  const stated = plain === null ? undefined : readByRules(plain, given);
  return stated?.steps.length === 1
    ? (stated.steps.find((step) => step.operation === operation) ?? null)
    : null;
};

/**
 * Reads a prompt by the rules and by the classifier, and decides between them. With a mask only the rules decide,
 * because a mask makes parts possible that cannot be located otherwise. Never throws: whatever is not understood is
 * listed in `notPossible`.
 */
export const readPrompt = (written: string, given = NOTHING_GIVEN): PromptReading => {
  const prompt = withQuotedText(normalized(written));
  const reading = readByRules(prompt, given);
  if (given.mask || isOfOther(reading, given)) return reading;
  const features = featuresOf(prompt, reading);
  const pieces = piecesOf(prompt);
  const parts = pieces.length > 1 ? pieces.map(readPiece) : [];
  const read = reading.steps.map(({ operation }) => operation);
  return agreed({
    reading,
    whole: opinionOn(features),
    pieces: parts.map(({ opinion }) => opinion),
    plainInPiece: parts.flatMap(({ plain }) => plain ?? []),
    isPlain: features.isPlain,
    hasUnknown: features.unknown > 0,
    negated: pieces.flatMap(negatedIn).filter((operation) => !read.includes(operation)),
    isExplicit: isExplicit(prompt),
    quote: quote(written),
    readAs: (operation, beside) =>
      readAs(prompt, operation, beside, given) ??
      parts.flatMap(({ steps }) => steps).find((step) => step.operation === operation) ??
      null,
  });
};
