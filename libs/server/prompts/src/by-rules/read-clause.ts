import { type Given, type OperationId } from '@safelight/operations';
import { findAll } from './apply-rules.ts';
import { isLimit } from '../amounts/limits.ts';
import { fineExcept } from '../remarks/all-fine.ts';
import { amountIn } from '../amounts/amounts.ts';
import { isTrimOfTurn } from '../framing/edges.ts';
import { centered, croppedToOnly, isFilledAnyway, keepsInFrame } from '../framing/framing.ts';
import { sideCut } from '../framing/kept-side.ts';
import { NOTHING, PAINT_HINT, type ClauseReading } from '../clause-reading.ts';
import { onlyNames, says, type Clause } from '../clauses/clauses.ts';
import { readColorSplash } from '../parts/color-splash.ts';
import { raisedIfFault } from '../amounts/low-tones.ts';
import { valueIn, type Wanted } from '../clauses/reading.ts';
import { BACKGROUND, isAboutBackground, isOfNegatedBackground } from '../parts/about-background.ts';
import { saysWhatIsThere, withFaultsMended } from '../remarks/complaints.ts';
import { becomesUnknown, notSo, withoutLikeness, withPicturesMeant } from '../remarks/meant.ts';
import { placedWishes, withRegion } from '../parts/placed-wishes.ts';
import { canBePartial, complement, regionIn } from '../regions.ts';
import { COLORIZE } from '../rules/beyond.ts';
import { isFileCondition, isFileDescribed, isFileReason, isUncompressed } from '../rules/file-sizes.ts';
import { REMOVE_HINT } from '../rules/objects.ts';
import { isGrainOfLook, withoutDefect } from '../clauses/defects.ts';
import { isDoubtful } from '../clauses/doubt.ts';
import { withoutPurpose } from '../remarks/purposes.ts';
import { withoutSpeaker } from '../remarks/speakers.ts';
import { pointsOut } from '../remarks/pointed.ts';
import { asksToKeep, exceptIn, keepsOther, lacksUnfound, keepsTone, keptIn } from '../kept/spared.ts';
import {
  comparesWithLife,
  EVERYBODY,
  isDoneAlready,
  isOfPicture,
  isTransparentOnly,
  verbNegated,
  isBlurOfRest,
  isColorNegated,
  isCourtesy,
  isIndifferent,
  givesColor,
  lackWords,
} from '../clauses/turns-of-phrase.ts';
import { withTopic } from '../clauses/topic.ts';
import { isOneOfThoseShown } from '../rules/one-of-those-shown.ts';
import { isUnwanted } from '../clauses/unwanted.ts';
import type { Word } from '../words/words.ts';

/** A number or an article before one of several. */
const ONE = /^(?:one|eine[nmrs]?|ein|une?|uno|una|um|uma)$/iu;
/** True for the name of what stays where something shall be missing: "street" in "the street without the cars". */
const isOfNamed = (word: Word, { words }: Clause): boolean =>
  says(word, 'part') ||
  (valueIn(word, 'thing') !== null && (words.some((other) => says(other, 'article')) || / /.test(word.text)));
/** What would be done to the picture, and no thing in it: "no sharpening". */
const SHARPENING = /^(?:sharpening|(?:nach)?schärf(?:en|ung)|enfocar|enfoque|afilar)$/iu;
const isDoing = (word: Word): boolean =>
  SHARPENING.test(word.text) || [...word.concepts].some((concept) => concept.startsWith('op:'));

/** Words around "without …" that request nothing themselves. */
const ONLY_FRAME = [
  'filler',
  'article',
  'picture',
  'format:png',
  'format:webp',
  'this',
  'make',
  'subject',
  'keep',
  'improve',
  'add',
  'part',
  'convert-format',
  'format:jpeg',
] as const;

const MAKE: Word = { text: '', concepts: new Set(['make'] as const), measure: null, quote: null };
/** "The rest", but not "everything". */
const REST = /(?:rest|reste|resto|demás|restante|übrige|andere|else|others)$/i;

/** Reads "the rest" as everything but the thing that was named before: "keep the cat in color and the rest black and white". */
const readRest = (clause: Clause, before: Before, given: Given): ClauseReading | null => {
  // "Make him stand out and everything else duller": a pronoun names somebody too.
  const named = regionIn(before.topic) ?? regionIn(before.words.filter((word) => !says(word, 'picture')));
  const isOfRest = clause.words.some((word) => says(word, 'everything') && REST.test(word.text));
  if (!isOfRest || named === null || named === 'unknown' || given.mask) return null;
  // "The car colorful, everything else gray".
  if (
    clause.words.every((word) => says(word, 'everything', 'color:gray', 'article', 'filler', 'make', 'and'))
  )
    if (clause.words.some((word) => says(word, 'color:gray')))
      return {
        ...NOTHING,
        wanted: [{ operation: 'black-and-white', options: { where: complement(named.region) } }],
        refersBack: true,
      };
  const { wanted, refused } = findAll(clause.words, [], given);
  const isPartial = wanted.length > 0 && wanted.every(({ operation }) => canBePartial(operation));
  if (refused !== null || !isPartial) return null;
  return {
    ...NOTHING,
    wanted: wanted.map((one) => withRegion(one, complement(named.region))),
    amount: amountIn(clause.words),
    refersBack: true,
  };
};

/** The clause before, and its reading. */
interface Before {
  readonly words: readonly Word[];
  readonly wanted: readonly Wanted[];
  /** The operations of all clauses before. */
  readonly planned: readonly OperationId[];
  readonly keeps: boolean;
  readonly negated: readonly Word[];
  readonly topic: readonly Word[];
}

/** Reads a clause, given the clause before it. */
export const readClause = (clause: Clause, before: Before, given: Given): ClauseReading => {
  if (isCourtesy(clause) || isIndifferent(clause) || isDoneAlready(clause) || keepsTone(clause))
    return NOTHING;
  if (pointsOut(clause)) return NOTHING;
  if (isFileDescribed(clause) || isFileCondition(clause, before.planned, before.wanted)) return NOTHING;
  if (isUncompressed(clause))
    return clause.words.length === 0
      ? NOTHING
      : readClause({ ...clause, negated: [], isLack: false }, before, given);
  if (lacksUnfound(clause, before.planned)) return { ...NOTHING, isBeyond: true, hint: REMOVE_HINT };
  if (keepsOther(clause, before.wanted) || isTrimOfTurn(clause, before.planned)) return NOTHING;
  if (keepsInFrame(clause) || isFilledAnyway(clause, before.planned)) return NOTHING;
  if (givesColor(clause, before.planned)) return { ...NOTHING, isBeyond: true, hint: COLORIZE };
  const shaped = given.mask
    ? null
    : (sideCut(clause) ?? croppedToOnly(clause) ?? centered(clause, before.wanted));
  if (shaped !== null) return { ...NOTHING, wanted: [shaped] };
  const spoilt = fineExcept(clause);
  if (spoilt !== null) return readWhole({ ...clause, words: spoilt, excepted: [] }, before, given);
  const grain = { operation: 'film-grain', options: {} } as const;
  if (isGrainOfLook(clause, before.wanted))
    return { ...NOTHING, wanted: [grain], amount: amountIn(clause.words) };
  const defect = withoutDefect(clause, before.planned);
  if (defect !== null) {
    const { wanted } = readWhole({ ...clause, words: defect, negated: [] }, before, given);
    const reading = readClause({ ...clause, negated: [] }, before, given);
    return { ...reading, wanted: [...reading.wanted, ...wanted] };
  }
  const told = withoutSpeaker(clause);
  if (told !== null) return readClause(told, before, given);
  const short = withoutPurpose(clause);
  const asked = short === null ? NOTHING : readClause(short, before, given);
  if (asked.wanted.length > 0 && !asked.isBeyond) return asked;
  const reading = readWhole(clause, before, given);
  if (reading.isBeyond && reading.wanted.length === 0 && isFileReason(clause, before.wanted)) return NOTHING;
  return isLimit(clause, reading.wanted, before.planned) ? NOTHING : reading;
};

const readWhole = (clause: Clause, before: Before, given: Given): ClauseReading => {
  const isOfCorners =
    before.planned.includes('round-corners') && !before.planned.includes('remove-background');
  if (isTransparentOnly(clause) && isOfCorners)
    return { ...NOTHING, wanted: [{ operation: 'convert-format', options: { format: 'png' } }] };
  const resolved = withTopic(clause.words, before.topic);
  if (resolved !== null) {
    const reading = readWhole({ ...clause, words: resolved }, { ...before, topic: [] }, given);
    return { ...reading, refersBack: reading.wanted.length > 0 };
  }
  const ofRest = readRest(clause, before, given);
  if (ofRest !== null) return ofRest;
  const splash = readColorSplash(clause, before);
  if (splash !== null) return splash;
  const isUnwantedThing = isUnwanted(clause);
  const isLack =
    (clause.isLack || isUnwantedThing) &&
    (before.wanted.length === 0 || clause.negated.some(isOfPicture)) &&
    !clause.negated.some(isDoing) &&
    (isUnwantedThing ||
      clause.words.every(
        (word) => (word.concepts.size > 0 && says(word, ...ONLY_FRAME)) || isOfNamed(word, clause),
      ));
  if (isLack && clause.isLack && isOneOfThoseShown(clause))
    return { ...NOTHING, isBeyond: true, hint: PAINT_HINT };
  const meant = withPicturesMeant(
    isLack
      ? [...clause.words.filter((word) => !clause.isLack || !isOfNamed(word, clause)), ...lackWords(clause)]
      : withoutLikeness([...verbNegated(clause, before), ...notSo(clause)]),
    before.words,
  );
  const asked = withFaultsMended(meant, clause.continues ? before.words : []);
  if (saysWhatIsThere(asked)) return { ...NOTHING, isBeyond: true };
  // "The colors of the sunset were much stronger live" requests more color and no sunset.
  if (comparesWithLife(clause))
    return { ...NOTHING, wanted: [{ operation: 'saturation', options: { direction: 'more' } }] };
  // "But not the cat" requests nothing.
  if (asked.length === 0 && clause.excepted.length === 0)
    return { ...NOTHING, kept: keptIn(clause, before.keeps) };
  const words =
    isAboutBackground(asked, before.wanted) || isOfNegatedBackground(asked, before.negated)
      ? [...asked, BACKGROUND]
      : isBlurOfRest(clause) || isColorNegated(clause)
        ? [...asked, MAKE]
        : asked;
  const amount = amountIn(words);
  const kept = keptIn(clause, before.keeps);
  const keepsOnly =
    kept !== null &&
    (clause.words.some(asksToKeep) || (before.keeps && clause.continues && clause.words.every(onlyNames))) &&
    !clause.words.some((word) => says(word, 'only'));
  if (keepsOnly) return { ...NOTHING, kept };
  // "So that it says A instead of B": letters in the picture cannot be exchanged.
  const isExchange =
    clause.negated.some(({ quote }) => quote !== null) && words.some(({ quote }) => quote !== null);
  if (isExchange) return { ...NOTHING, isBeyond: true };
  const excepted = exceptIn(clause);
  // "Take the color from all but the umbrella": everything else becomes black and white, and nothing is cut out.
  const isDrained = words.some((word) => says(word, 'remove')) && words.some((word) => says(word, 'color'));
  const isGray =
    words.some((word) => says(word, 'color:gray')) && words.some((word) => says(word, 'everything'));
  if (excepted !== null && (isDrained || isGray))
    return excepted === 'unknown'
      ? { ...NOTHING, isBeyond: true, hint: PAINT_HINT }
      : { ...NOTHING, wanted: [{ operation: 'black-and-white', options: { where: complement(excepted) } }] };
  // "All but one dog": nobody knows which one stays.
  if (ONE.test(clause.excepted[0]?.text ?? '') && words.some((word) => says(word, 'remove')))
    return { ...NOTHING, isBeyond: true, hint: PAINT_HINT };
  const isAllBut =
    excepted !== null &&
    words.some((word) => says(word, 'remove', 'keep', 'cut')) &&
    !words.some((word) => says(word, 'blurry'));
  if (excepted !== null && isAllBut) {
    if (excepted === 'unknown') return { ...NOTHING, isBeyond: true, hint: PAINT_HINT };
    const people =
      words.some((word) => says(word, 'thing:person')) ||
      (excepted === 'subject' && EVERYBODY.test(clause.text));
    return people
      ? {
          ...NOTHING,
          wanted: [
            {
              operation: 'remove-object',
              options: { names: 'person', place: 'behind', said: 'others', count: 0 },
            },
          ],
        }
      : { ...NOTHING, wanted: [{ operation: 'remove-background', options: {} }] };
  }
  const isOfFaces = words.some((word) => says(word, 'anonymize', 'op:blur', 'op:pixelate', 'blurry'));
  // The faces of animals stay anyway: "all faces except the dog's".
  const isOfAnimal = clause.excepted.some((word) => !['person', null].includes(valueIn(word, 'thing')));
  const isOfSomeFaces = words.some((word) => says(word, 'face')) && !isOfAnimal;
  if (excepted !== null && isOfFaces && isOfSomeFaces && !given.mask)
    return { ...NOTHING, isBeyond: true, hint: PAINT_HINT };
  const { wanted, refused, left } = findAll(words, clause.continues ? before.words : [], given);
  if (refused !== null)
    return {
      ...NOTHING,
      wanted: isDoubtful(words, wanted, words) ? [] : wanted,
      isBeyond: true,
      hint: refused.hint ?? null,
      amount,
      kept,
    };
  if (wanted.length > 0 && !given.mask && becomesUnknown(words, left))
    return { ...NOTHING, isBeyond: true, amount, kept };
  // "16:9 without cropping": the request contradicts its condition. A square is possible with bars.
  const crop = wanted.find(({ operation }) => operation === 'crop');
  const isOfPart = clause.negated.some(
    (word) => says(word, 'part', 'face') || [...word.concepts].some((one) => one.startsWith('thing:')),
  );
  if (crop !== undefined && !isOfPart && clause.negated.some((word) => says(word, 'crop')))
    return crop.options['ratio'] === '1:1' && wanted.length === 1
      ? { ...NOTHING, wanted: [{ operation: 'border', options: { shape: 'square' } }] }
      : { ...NOTHING, isBeyond: true };
  if (
    excepted !== null &&
    wanted.some(({ operation }) => operation === 'blur' || operation === 'blur-background')
  ) {
    const spared =
      ['subject', 'face', 'unknown'].includes(excepted) ||
      words.some((word) => says(word, 'background', 'blur-background', 'everything'));
    if (excepted !== 'unknown') {
      return spared
        ? { ...NOTHING, wanted: [{ operation: 'blur-background', options: {} }], amount }
        : { ...NOTHING, wanted: [{ operation: 'blur', options: { where: complement(excepted) } }], amount };
    }
  }
  const mended = raisedIfFault(wanted, words, before.wanted);
  return { ...placedWishes(clause, words, mended, left, given), amount, kept: excepted ?? kept };
};
