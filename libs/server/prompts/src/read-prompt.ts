import type { Given } from '@safelight/operations';
import { withAllSure } from './wish-by-wish/sure-together.ts';
import { wishesApart } from './wish-by-wish/wishes-apart.ts';
import { withWishesApart } from './wish-by-wish/with-wishes-apart.ts';
import { VAGUE } from './by-rules/agreeing.ts';
import { withAmountApart, withAmountsOfPieces } from './amounts-apart.ts';
import { asWritten } from './normalization/as-written.ts';
import { askedOnly } from './normalization/asked-only.ts';
import { withoutQuestions } from './normalization/asked-how.ts';
import { asCutOut } from './normalization/cut-outs.ts';
import { withKelvinsUndone } from './details/kelvins.ts';
import { withEyesOfAnimalsSaid } from './details/eyes-of-animals.ts';
import { withTextsKept } from './details/texts-kept.ts';
import { withYellowingCorrected } from './details/yellowed-photos.ts';
import { withoutTextsOfCollage } from './details/texts-of-collages.ts';
import { withoutPaperGround } from './details/paper-ground.ts';
import { withoutSaidAgain } from './details/said-again.ts';
import { withDictatedMarks } from './normalization/dictated-marks.ts';
import { withMarksUndone } from './normalization/drawn-marks.ts';
import { withoutReason } from './around/reasons.ts';
import { readWithoutCourtesies } from './around/without-courtesies.ts';
import { inEarlyWords } from './normalization/early-words.ts';
import { withEnglishNames } from './normalization/english-said.ts';
import { withExceptions } from './excepted/with-exceptions.ts';
import { framed } from './framing/framing.ts';
import { withListedParts } from './listed-parts/with-listed-parts.ts';
import { withPlainJoints } from './normalization/plain-joints.ts';
import { withoutOrder } from './normalization/in-order.ts';
import { withoutKept } from './kept/stays-anyway.ts';
import { withBlurBehind } from './other-picture/blurred-behind.ts';
import { readBesideOther } from './other-picture/read-beside-other.ts';
import { withPartRecovered } from './parts-meant/blown-out.ts';
import { withOthersMeant } from './parts-meant/others-meant.ts';
import { withoutTonesOfRows } from './parts-meant/rows-of-people.ts';
import { withRestLeft } from './parts-meant/rest-left.ts';
import { withPlaceShared } from './parts-meant/shared-place.ts';
import { withoutRemarks, withoutTold, withoutUnfound } from './pieces.ts';
import { opinionOf } from './opinion-of.ts';
import { withFacesMeant } from './which-faces/with-faces-meant.ts';
import { withOneSize } from './one-size.ts';
import { withPadding } from './padding/with-padding.ts';
import { quote, type PromptReading } from './prompt-reading.ts';
import { withoutQuotedRemarks } from './not-done/without-quoted-remarks.ts';
import { readApart } from './read-apart.ts';
import { readWhole } from './read-whole.ts';
import { isSurelyAll, isWorthAlone } from './rest-counts.ts';
import { NOTHING_GIVEN, rememberingReadings } from './memory/remembering-readings.ts';
import { withRedness } from './redness/with-redness.ts';
import { isPolicy } from './rules/beyond.ts';
import { isNamedLikeFault } from './remarks/named-like-faults.ts';
import { asFault } from './remarks/pleas.ts';
import { type Correction, CORRECTION_HINT, correctionIn } from './corrections/corrections.ts';
import { forgottenIn } from './corrections/taken-back-by-name.ts';
import { followUpHint } from './remarks/follow-ups.ts';
import { withoutThisPicture } from './remarks/of-this-picture.ts';
import { withoutRemovalsTold } from './remarks/removals-told.ts';
import { withUnreadMeasures } from './not-done/unread-measures.ts';
import { trulyUndone } from './not-done/truly-undone.ts';
import { withoutContradiction } from './not-done/without-contradiction.ts';
import { hintsIfRefused } from './refused/refused-whole.ts';
import { withoutTypingMistakes } from './typing/without-typing-mistakes.ts';
import { withQuotedText } from './unquoted/quoted-text.ts';
import { normalized } from './words/normalized.ts';
import { inPlainerWords } from './rewordings/rewording.ts';
import { CREASES_OF_CLOTHES } from './rewordings/faults/creases-of-clothes.ts';
import { PHOTOGRAPHED_PAGES } from './rewordings/writing/photographed-pages.ts';
import { PRINTS_WISHED } from './rewordings/sizes/print-sizes.ts';
import { withoutPresentSizes } from './rewordings/sizes/present-sizes.ts';
import { withoutSaidBeside } from './normalization/said-beside.ts';
import { withoutShouting } from './normalization/shouted.ts';

/**
 * Reads a prompt by the rules and by the classifier, or, if it is refused, what is left of it without its remarks. That
 * reading counts only if nothing of it is refused: "it's all foggy, I want to see the hill". Never throws: whatever is
 * not understood is listed in `notPossible`.
 */
export const readPrompt = (typed: string, given = NOTHING_GIVEN): PromptReading => {
  const reading = readWithoutCourtesies(withStoriesMeant(typed), (prompt) =>
    withoutTypingMistakes(prompt, (written) => readCorrected(written, given)),
  );
  return given.mask ? reading : withYellowingCorrected(withoutTonesOfRows(reading, typed), typed);
};

/** Before anything is left out: that a page was photographed, what somebody sells, and in which size it is printed is told like a story. */
const withStoriesMeant = inPlainerWords([...PHOTOGRAPHED_PAGES, ...CREASES_OF_CLOTHES, ...PRINTS_WISHED]);

/** As `readPrompt`, without courtesies and typing mistakes. */
const readCorrected = (written: string, given: Given): PromptReading => {
  const whole = readTogether(written, given);
  if (given.mask || given.reference) return whole;
  const early = inEarlyWords(written.normalize('NFC'));
  return withAllSure(early, whole, () => wishesApart(early, (wish) => readTogether(wish, given)));
};

/** As `readCorrected`, with all wishes read together. */
const readTogether = (written: string, given: Given): PromptReading =>
  withEnglishNames(
    withOneSize(
      withKelvinsUndone(
        trulyUndone(
          withUnreadMeasures(
            withListedParts(written, (text) => readAsWritten(text, given)),
            written,
          ),
          written.normalize('NFC'),
          (text) => readAsWritten(text, given),
        ),
        written,
      ),
    ),
  );

/** As `readPrompt`, but things keep the names that the prompt gives them, and remarks may be quoted as undone. */
const readAsWritten = (written: string, given: Given): PromptReading => {
  const said = withPlainJoints(withoutSaidBeside(withDictatedMarks(withoutShouting(written))));
  const early = inEarlyWords(said);
  const reading = withoutContradiction(
    withMarksUndone(withoutOrder(withoutQuestions(early)), (asked) =>
      given.mask
        ? readOther(asked, given)
        : withoutReason(asked, (wish) =>
            withPadding(wish, (rest) => withFacesMeant(rest, (plain) => readOther(plain, given))),
          ),
    ),
    written,
  );
  // A refusal quotes the words of the person, and not those that replaced them.
  const isKept = early === said || reading.steps.length > 0;
  return asWritten(
    isKept ? reading : { ...reading, notPossible: [quote(written)] },
    written.normalize('NFC'),
  );
};

/** What is asked for of another picture is read apart. With a mask, it is blurred where the mask is. */
const readOther = (written: string, given: Given): PromptReading => {
  const read = (asked: string): PromptReading => readBesideOther(asked, given, readAsked);
  return given.mask ? read(written) : withBlurBehind(written, read);
};

/** What a prompt asks for in the end if it takes something back. */
const takenBackIn = (prompt: string): Correction | null => forgottenIn(prompt) ?? correctionIn(prompt);

/**
 * As `readPrompt`, but things keep the names that the prompt gives them, in its language. What asks for nothing is left out,
 * unless only with it something is read, or something that is not vague.
 */
const readAsked = (written: string, given: Given): PromptReading => {
  // "The dog, I mean the cat" must not be left out as a remark.
  const corrected = given.mask ? null : takenBackIn(normalized(written))?.asked;
  if (typeof corrected === 'string') return readAsked(corrected, given);
  const apart = readApart(written, (rest) => readAsked(rest, given));
  if (apart !== null) return apart;
  const hints = hintsIfRefused(normalized(written), given.mask);
  if (hints !== null) return { steps: [], notPossible: [quote(written)], hints };
  const asked = askedOnly(withoutPresentSizes(normalized(written)));
  if (asked === null) return readAll(written, given);
  const reading = readAll(asked, given);
  const isClear = reading.steps.some((step) => !VAGUE.includes(step.operation) && !isNamedLikeFault(step));
  if (isClear && reading.notPossible.length === 0) return reading;
  // "Motion blur, can it be saved?": a plea tells a fault from the look.
  const faulty = reading.steps.some(isNamedLikeFault) ? asFault(asked, written) : null;
  const mended = faulty === null ? null : readAll(faulty, given);
  if (mended !== null && mended.steps.length > 0 && !mended.steps.some(isNamedLikeFault)) return mended;
  const all = readAll(written, given);
  const isBetter =
    all.steps.length > 0 &&
    (!isClear || (doesSame(all, reading) && all.notPossible.length < reading.notPossible.length));
  return isBetter || reading.steps.length === 0 ? all : reading;
};
/** True for two readings with the same operations. */
const doesSame = (one: PromptReading, other: PromptReading): boolean =>
  one.steps.length === other.steps.length &&
  one.steps.every(({ operation }, at) => operation === other.steps[at]?.operation);

const readAll = (written: string, given: Given): PromptReading => {
  const followUp = given.mask ? null : followUpHint(normalized(written));
  if (followUp !== null) return { steps: [], notPossible: [quote(written)], hints: [followUp] };
  const correction = given.mask ? null : takenBackIn(normalized(written));
  return correction === null
    ? withWishes(written, given)
    : correction.asked === null
      ? { steps: [], notPossible: [quote(written)], hints: [CORRECTION_HINT] }
      : readAll(correction.asked, given);
};

/** What the whole prompt says of its wishes, one after the other. */
const OF_WHOLE_PROMPT: readonly ((reading: PromptReading, prompt: string) => PromptReading)[] = [
  withPlaceShared,
  withOthersMeant,
  withPartRecovered,
  withRestLeft,
  withoutPaperGround,
  withTextsKept,
  withoutTextsOfCollage,
  withEyesOfAnimalsSaid,
  withoutRemovalsTold,
];

const withWishes = (written: string, given: Given): PromptReading => {
  const whole = readUncorrected(written, given);
  if (given.mask) return whole;
  const plain = normalized(written);
  const apart = given.reference
    ? whole
    : withAmountsOfPieces(
        withoutSaidAgain(withWishesApart(plain, whole, (text) => readUncorrected(text, given))),
        plain,
      );
  return OF_WHOLE_PROMPT.reduce((reading, revised) => revised(reading, plain), apart);
};

/** As `readAll`, for a prompt that takes nothing back. Redness of a face is read apart from everything else. */
const readUncorrected = (written: string, given: Given): PromptReading => {
  const reading = withExceptions(
    written,
    given,
    (prompt) =>
      withRedness(normalized(prompt), given, (rest) => readPlain(rest, given)) ?? readPlain(prompt, given),
  );
  return given.mask
    ? reading
    : withAmountApart(reading, normalized(written), (wish) => readPlain(wish, given));
};

/** A step that is only read without the words for the picture is likelier than this for the whole prompt, in log odds. */
const SURE_OF_PICTURE = 1;

/**
 * The reading without the words for the picture itself ("in this photo of my dog at the beach") if these made it doubtful:
 * nothing was done, and without them all is done, or the same was done and something was said.
 */
const readNamedPicture = (written: string, reading: PromptReading, given: Given): PromptReading => {
  if (given.mask || given.reference || reading.notPossible.length === 0 || isPolicy(reading)) return reading;
  const asked = withoutThisPicture(normalized(written));
  if (asked === null) return reading;
  const plain = readWhole(asked, given);
  const isSame = reading.steps.every((step, at) => step.operation === plain.steps[at]?.operation);
  // "How old am I in the picture?" is still refused.
  const { likelihoodOf, likelihoodAlone } = opinionOf(written);
  const isMeant = plain.steps.every(
    ({ operation }) => Math.max(likelihoodOf(operation), likelihoodAlone(operation)) > SURE_OF_PICTURE,
  );
  return plain.steps.length > 0 && plain.notPossible.length === 0 && isSame && isMeant ? plain : reading;
};

const readPlain = rememberingReadings((written, given) => {
  const cutOut = given.mask ? null : asCutOut(normalized(written));
  const cut = cutOut === null ? null : readWhole(cutOut, given);
  if (cut !== null && cut.steps.some(({ operation }) => operation === 'remove-background')) return cut;
  const reading = readNamedPicture(written, readWhole(written, given), given);
  if (reading.steps.length > 0 || given.mask || isPolicy(reading)) return reading;
  const plain = withoutRemarks(withQuotedText(normalized(written)));
  const restful = withoutKept(plain);
  const unhindered = restful === null ? null : readWhole(restful.asked, given);
  if (
    restful !== null &&
    unhindered !== null &&
    unhindered.steps.length > 0 &&
    restful.isKeptBy(unhindered.steps)
  )
    return { ...unhindered, steps: framed(unhindered.steps, restful.isUncut ? 'subject' : null) };
  const findable = withoutUnfound(plain, reading);
  const others = findable === null ? null : readWhole(findable, given);
  if (findable !== null && others !== null && isWorthAlone(others, findable))
    return { ...others, notPossible: reading.notPossible, hints: reading.hints };
  const asked = withoutTold(plain);
  const rest = asked === null ? null : readWhole(asked, given);
  return asked !== null && rest !== null && isSurelyAll(rest, asked, written)
    ? rest
    : withoutQuotedRemarks(reading, written);
});
