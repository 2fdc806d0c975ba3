import { type Given, type OperationId } from '@safelight/operations';
import { isExplicit } from './by-rules/agreeing.ts';
import { withAmountOfAll } from './amounts/amount-of-all.ts';
import { withAmountsSaid } from './amounts/added-amounts.ts';
import { withRestraint } from './amounts/restraint.ts';
import { clausesOf } from './clauses/clauses.ts';
import { namesMetadata } from './details/metadata.ts';
import { withAllTextSaid } from './details/hidden-texts.ts';
import { withoutSaidAgain } from './details/said-again.ts';
import { withTextsUndone } from './details/unsaid-texts.ts';
import { withDetails } from './details/with-details.ts';
import { withFittingHints } from './fitting-hints.ts';
import { withFramedTexts } from './normalization/framed-texts.ts';
import { framed } from './framing/framing.ts';
import { withSaidOrientation } from './framing/said-orientation.ts';
import { withBothSides, withSaidRatio } from './framing/said-ratio.ts';
import { keepsLook } from './kept/spared.ts';
import { notMeantIn } from './not-meant.ts';
import { detailsIn, ownWishesIn, withImpossibleSaid, withOwnWishes } from './own-wishes.ts';
import { withPartsMeant } from './parts-meant/parts-meant.ts';
import { piecesOf, withoutRemarks, withVerbs } from './pieces.ts';
import { awayFromState } from './present-state/present-state.ts';
import { withStickersLeft } from './present-state/stickers.ts';
import { opinionOf } from './opinion-of.ts';
import { takesFromOther } from './other-picture/takes-from-other.ts';
import { OF_COLORS } from './other-picture/words-for-it.ts';
import { inOwnWords, quote, type PlannedStep, type PromptReading } from './prompt-reading.ts';
import { readAs } from './read-as.ts';
import { readByRules } from './by-rules/read-by-rules.ts';
import { agreed } from './classifier/agreed.ts';
import { featuresOf } from './classifier/features.ts';
import { opinionOn, type Opinion } from './classifier/opinion.ts';
import { slidersIn } from './sliders/sliders.ts';
import { withHandlesAsMeant } from './classifier/same-text.ts';
import { withQuotedText } from './unquoted/quoted-text.ts';
import { withVerbBeforeText } from './normalization/text-first.ts';
import { asksNotTo } from './remarks/denials.ts';
import { callsFine } from './remarks/circumstances.ts';
import { withUnreadParts } from './unread-part.ts';
import { rememberingReadings } from './memory/remembering-readings.ts';
import { uprightWishIn, withVerticalsUpright } from './verticals/verticals.ts';
import { normalized } from './words/normalized.ts';
import { withoutCapitalNames } from './rewordings/writing/capital-names.ts';
import { withTextsOnFrames } from './rewordings/writing/texts-on-frames.ts';
import { reworded } from './rewordings/reworded.ts';

/** A piece of a prompt, read as if it were a prompt of its own. */
interface PieceReading {
  readonly text: string;
  /** What the rules do if they understand all of the piece. */
  readonly steps: readonly PlannedStep[];
  readonly opinion: Opinion;
  /** True if the lexicons know every word. */
  readonly isPlain: boolean;
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
    text: piece.trim(),
    steps: reading.notPossible.length === 0 ? reading.steps : [],
    opinion,
    isPlain: features.isPlain,
    plain: isPlain ? only.operation : null,
  };
};

/** An operation that a piece may mean is likelier than this, in log odds. */
const MAY_BE_MEANT = -2;
/**
 * The operations that words would otherwise seem to mean that call something fine ("skin is fine") or ask not to do it
 * ("ne lisse pas la peau").
 */
const likelyOfWhatIsUnasked = ({
  text,
  opinion,
}: Pick<PieceReading, 'text' | 'opinion'>): readonly OperationId[] =>
  callsFine(text) || asksNotTo(text) || clausesOf(text).every(keepsLook)
    ? opinion.ranked.filter((id) => opinion.likelihoodOf(id) > MAY_BE_MEANT)
    : [];

/** True for operations on another picture: the classifier was not trained on prompts with one. */
const isOfOther = ({ steps }: PromptReading, given: Given): boolean =>
  given.reference && steps.some(takesFromOther);

/** The other picture as the background, without its colors if nobody asks for these. */
const onlyBackground = (steps: readonly PlannedStep[], prompt: string): readonly PlannedStep[] =>
  steps.some(({ options }) => options['fill'] === 'reference') && !OF_COLORS.test(prompt)
    ? steps.filter(({ operation }) => operation !== 'match-reference')
    : steps;

/** What the crop that the rules read must not cut off. It also holds for a resize if that crop is not done. */
const keptIn = (steps: readonly PlannedStep[]): 'face' | 'subject' | null => {
  const kept = steps.find(({ options }) => 'keeps' in options)?.options['keeps'];
  return kept === 'face' || kept === 'subject' ? kept : null;
};

/** The reading that lists each thing that is not done once, in the words of the person, with hints that fit. */
const toldOnce = (reading: PromptReading): PromptReading =>
  withFittingHints(withoutSaidAgain(inOwnWords(reading)));

/**
 * Reads a prompt by the rules and by the classifier, and decides between them. With a mask only the rules decide,
 * because a mask makes parts possible that cannot be located otherwise.
 */
export const readWhole = rememberingReadings((written, given) => {
  const named = withoutCapitalNames(normalized(written));
  const quoted = withQuotedText(withTextsOnFrames(withVerbBeforeText(withFramedTexts(named))));
  const upright = given.mask ? null : uprightWishIn(quoted);
  const plainer = reworded(upright?.plain ?? quoted);
  const read = readPlainly(plainer, written, given);
  const reading = upright === null ? read : withVerticalsUpright(read, upright);
  // A refusal quotes the words of the person, and not those that replaced them.
  return plainer === quoted || reading.steps.length > 0
    ? reading
    : { ...reading, notPossible: [quote(written)] };
});

/** As `readWhole`, for a prompt in plainer words. */
const readPlainly = (plainer: string, written: string, given: Given): PromptReading => {
  const prompt = withoutRemarks(plainer);
  const ruled = readByRules(prompt, given);
  if (given.mask || isOfOther(ruled, given))
    return toldOnce(withDetails(prompt, { ...ruled, steps: onlyBackground(ruled.steps, prompt) }));
  const features = featuresOf(prompt, ruled);
  const whole = opinionOn(features);
  const reading = withHandlesAsMeant(ruled, whole);
  const pieces = piecesOf(prompt);
  // Every result lacks the metadata, and a wish for nothing else needs no edit.
  if (reading.steps.length === 0 && pieces.every(namesMetadata))
    return toldOnce({ steps: [], notPossible: [quote(written)], hints: [] });
  const dialled = slidersIn(pieces);
  if (dialled !== null) return toldOnce(withDetails(prompt, dialled));
  const parts = pieces.length > 1 ? withVerbs(pieces).map(readPiece) : [];
  const read = reading.steps.map(({ operation }) => operation);
  const negated = [
    ...notMeantIn(prompt, pieces, read),
    ...[...parts, ...(asksNotTo(prompt) && parts.length === 0 ? [{ text: prompt, opinion: whole }] : [])]
      .flatMap(likelyOfWhatIsUnasked)
      .filter((operation) => !read.includes(operation)),
    ...(reading.unmeant ?? []).filter((operation) => !read.includes(operation)),
  ];
  const decided = agreed({
    reading,
    whole,
    pieces: parts.map(({ opinion }) => opinion),
    read: parts.map(({ text, steps }) => ({ text, operations: steps.map(({ operation }) => operation) })),
    plainInPiece: parts.flatMap(({ plain }) => plain ?? []),
    isPlain: features.isPlain,
    hasUnknown: features.unknown > 0,
    negated,
    isExplicit: isExplicit(prompt),
    quote: quote(written),
    // Quotation marks that the reader added are not the person's.
    quoteOf: (words) => quote(written.includes('"') ? words : words.replaceAll('"', '')),
    opinionOf,
    readAs: (operation, beside) =>
      readAs(prompt, operation, beside, given) ??
      parts.flatMap(({ steps }) => steps).find((step) => step.operation === operation) ??
      null,
  });
  const said = pieces.map((text, at) => ({
    text,
    likelihoodOf: (parts[at]?.opinion ?? whole).likelihoodOf,
  }));
  const list = ownWishesIn(
    parts.map((part, at) => {
      let alone: PromptReading | undefined;
      return {
        ...part,
        isWhole: part.text === pieces[at]?.trim(),
        readAlone: () => (alone ??= readPlainly(part.text, part.text, given)),
      };
    }),
    reading,
  );
  const finished = (one: PromptReading): PromptReading => {
    const clauses = clausesOf(prompt);
    const amounted = withAmountOfAll(withAmountsSaid(one, read, said), clauses);
    const restrained = withRestraint(amounted, clauses);
    const placed = withPartsMeant(prompt, awayFromState(prompt, restrained));
    const sided = withBothSides(withSaidRatio(placed.steps, clauses), prompt);
    const shaped = withSaidOrientation(sided, prompt);
    const meant = { ...placed, steps: framed(shaped, keptIn(reading.steps)) };
    const doneAnyway = [...negated, ...one.steps.map(({ operation }) => operation)];
    const complete = withOwnWishes(meant, list, reading, doneAnyway);
    const detailed = withImpossibleSaid(withDetails(detailsIn(prompt, list, complete), complete), list);
    const unread = withUnreadParts(withStickersLeft(detailed, clauses), prompt);
    return toldOnce(withTextsUndone(unread, ruled.notPossible, prompt));
  };
  const { unlessWhole, ...certain } = decided;
  const all = finished(certain);
  const done = unlessWhole === undefined || all.notPossible.length === 0 ? all : finished(unlessWhole);
  return withAllTextSaid(done, written);
};
