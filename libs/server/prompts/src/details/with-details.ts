import { type OperationId, operationOf } from '@safelight/operations';
import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { clausesOf, says } from '../clauses/clauses.ts';
import { withBackgroundColor } from './background-color.ts';
import { withTrimmed } from './border-there.ts';
import { bordersOf, isBorderRemoved, withoutBorderColor, withWrittenOn } from './border-details.ts';
import { withInstantFrame } from './instant-frames.ts';
import { withCollage, withLayoutDone } from './collage-details.ts';
import { withCorners } from './corner-details.ts';
import { withCutAtBody } from './cut-at-body.ts';
import { withoutDetails, type Topic } from './explained.ts';
import { withDensity } from './density.ts';
import { withFinishUndone } from './finishes.ts';
import { withQuality } from './format-details.ts';
import { isLettered, withLetters } from './letter-details.ts';
import { letterGround, withGroundUndone } from './letter-ground.ts';
import { withLetterPlacesSaid } from './letter-places.ts';
import { READABLE, SHADOW } from './letter-words.ts';
import { withShadowOnGround } from './shadow-ground.ts';
import { withSideOfShape } from './side-of-shape.ts';
import { withoutWrongShadow } from './shadows.ts';
import { withLookUndone } from './undone-details.ts';
import { withNameUndone, withoutUnsaidTexts } from './unsaid-texts.ts';
import { withLookColors } from './look-colors.ts';
import { withOutline } from './outline-details.ts';
import { withRoundPlace } from './round-places.ts';
import { isOfShadowsBehind, isRejected, withPassport } from './passport-details.ts';
import { CROP_HINT } from '../rules/frames.ts';
import { TEXT_HINT } from '../rules/texts.ts';
import { unusualFrame } from './unusual-frames.ts';
import { CORNER, isLike, placesOf, saidIn, type Said } from './said.ts';

const titleOf = (id: OperationId): string => operationOf(id).title;

/** The titles of operations that need not be reported as not done, because what they name is a part of these steps. */
const partsOf = (steps: readonly PlannedStep[], said: Said): readonly string[] => {
  const has = (id: OperationId): boolean => steps.some(({ operation }) => operation === id);
  const quotes = said.words.filter((word) => word.quote !== null).length;
  const written = steps.filter(isLettered);
  const options = written[0]?.options ?? {};
  const parts: readonly (readonly [boolean, readonly OperationId[]])[] = [
    [steps.some(({ options }) => options['shape'] === 'polaroid'), ['vintage']],
    [steps.some(({ operation, options }) => operation === 'vignette' && 'color' in options), ['fade']],
    [has('border'), ['border', ...(placesOf(said, CORNER).length === 0 ? (['round-corners'] as const) : [])]],
    [has('passport-photo'), ['replace-background', 'remove-background', 'crop', 'product-shadow']],
    [has('round-corners'), ['crop', 'round-corners']],
    [has('round-corners') && said.words.some((word) => says(word, 'format:png')), ['convert-format']],
    [has('resize'), ['resize']],
    [written.length > 0 && quotes <= written.length, ['add-text', 'watermark']],
    ['angle' in options, ['straighten', 'rotate', 'flip']],
    ['font' in options, ['cartoon', 'artist-style']],
    ['opacity' in options, ['remove-background']],
    [written.length > 0 && placesOf(said, SHADOW).length > 0, ['product-shadow']],
    [isReadable(steps, said), READING],
    ['outline' in options, ['border', 'match-reference', 'artist-style']],
    [steps.some((step) => 'quality' in step.options), ['improve-quality', 'resize']],
    [
      has('replace-background') && said.words.some((word) => says(word, 'op:passport-photo')),
      ['passport-photo', 'replace-background'],
    ],
  ];
  return parts.flatMap(([isPart, ids]) => (isPart ? ids.map(titleOf) : []));
};

/** Operations that make text in the picture easier to read. */
const READING: readonly OperationId[] = ['sharpen', 'improve-quality', 'scan-document'];
/** True if words only say that the written text shall be easy to read. */
const isReadable = (steps: readonly PlannedStep[], said: Said): boolean =>
  steps.some(isLettered) &&
  placesOf(said, READABLE).length > 0 &&
  !said.words.some((word) => !isLike(word, READABLE) && says(word, 'sharp', 'blurry', 'op:scan-document'));

const topicsOf = (steps: readonly PlannedStep[]): readonly Topic[] => [
  ...(steps.some(({ operation }) => operation === 'border') ? (['border'] as const) : []),
  ...(steps.some(isLettered) ? (['letters'] as const) : []),
  ...(steps.some(({ operation }) => operation === 'passport-photo') ? (['passport'] as const) : []),
  ...(steps.some(({ options }) => 'quality' in options) ? (['file'] as const) : []),
];

/** True for a crop instead of which bars make a picture square. */
const isCutToSquare = ({ operation, options }: PlannedStep): boolean =>
  operation === 'crop' &&
  (options['ratio'] === '1:1' || (options['around'] === 'subject' && options['ratio'] === undefined));

/**
 * The reading with the details that a prompt says about borders, round corners, passport photos, texts and files. They
 * may stand anywhere in it, so the whole prompt is searched for them once it is decided what should be done.
 */
export const withDetails = (prompt: string, reading: PromptReading): PromptReading => {
  const said = saidIn(prompt);
  const onlyGround = isRejected(said) ? withPassport(reading.steps, said, prompt) : null;
  const isOfFrame =
    reading.steps.some(({ operation }) => operation === 'border') ||
    (reading.steps.length === 0 && said.words.some((word) => says(word, 'border')));
  const unusual = isOfFrame ? unusualFrame(said) : null;
  if (reading.steps.length === 0) {
    if (onlyGround !== null && onlyGround.length > 0)
      return { steps: onlyGround, notPossible: [], hints: [] };
    return unusual === null ? reading : { ...reading, hints: [unusual.hint] };
  }
  if (unusual !== null) {
    const steps = reading.steps.filter(({ operation }) => operation !== 'border');
    const kept = reading.notPossible.filter((told) => !told.includes(unusual.text));
    return { steps, notPossible: [...kept, quote(unusual.text)], hints: [unusual.hint] };
  }
  const trimmed = withTrimmed(reading, clausesOf(prompt));
  if (trimmed !== null) return trimmed;
  if (isBorderRemoved(said) && reading.steps.some(({ operation }) => operation === 'border')) {
    const steps = reading.steps.filter(({ operation }) => operation !== 'border');
    return {
      steps,
      notPossible: steps.length > 0 ? [...reading.notPossible, 'removing the border'] : [quote(prompt)],
      hints: [CROP_HINT],
    };
  }
  const done = withSideOfShape(withCutAtBody(withInstantFrame(reading.steps, prompt), prompt), prompt);
  const shown = withPassport(done, said, prompt) ?? withLookColors(withCorners(done, said), said);
  const framed = withOutline(
    shown.flatMap((step) =>
      step.operation === 'border' ? bordersOf(step, said) : [withoutBorderColor(step, said)],
    ),
    said,
  );
  if (framed.refusal !== null) {
    const notPossible = reading.notPossible.length > 0 ? reading.notPossible : [quote(prompt)];
    return { steps: framed.steps, notPossible, hints: [framed.refusal] };
  }
  // "Black letters on a white box": the letters are black.
  const ground = letterGround(prompt, framed.steps);
  const ofLetters = ground === null ? prompt : prompt.replace(ground, ' ');
  const lettered = withLetters(
    withCollage(framed.steps, said, prompt),
    ground === null ? said : saidIn(ofLetters),
    ofLetters,
  );
  const steps = withQuality(withWrittenOn(lettered, said), prompt);
  const isFitted = steps.some(({ options }) => options['shape'] === 'square');
  const shaded = withoutWrongShadow(steps, said);
  const isLegible = isReadable(steps, said);
  // "A white border, 2 cm wide": the width is that of the border.
  const isMeasured = steps.some(({ operation, options }) => operation === 'border' && 'unit' in options);
  const isOfBorder = ({ operation, options }: PlannedStep): boolean =>
    isMeasured && operation === 'resize' && options['percent'] === 50;
  const planned = withShadowOnGround(shaded.steps, said).filter(
    (step) =>
      !(isFitted && isCutToSquare(step)) &&
      !(isLegible && READING.includes(step.operation)) &&
      !isOfBorder(step),
  );
  const hasPhoto = planned.some(({ operation }) => operation === 'passport-photo');
  if (hasPhoto && isOfShadowsBehind(said)) return { steps: planned, notPossible: [], hints: [] };
  const notPossible = [...reading.notPossible, ...shaded.told];
  const explained = withoutDetails(
    { ...reading, steps: planned, notPossible },
    topicsOf(planned),
    partsOf(planned, said),
  );
  const isWritten = planned.some(isLettered);
  const hints = isWritten ? explained.hints.filter((hint) => hint !== TEXT_HINT) : explained.hints;
  const sized = withLookUndone(withLayoutDone(withDensity({ ...explained, hints }, prompt)), prompt);
  const colored = withBackgroundColor(sized, said);
  const clauses = clausesOf(ofLetters);
  const lettersPlaced = withLetterPlacesSaid(
    withNameUndone(withoutUnsaidTexts(colored, prompt), prompt),
    clauses,
  );
  const placed = withRoundPlace(lettersPlaced, clauses);
  return withGroundUndone(withFinishUndone(placed, said), ground, ofLetters);
};
