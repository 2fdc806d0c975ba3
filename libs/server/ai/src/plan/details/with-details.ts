import { operationOf, type OperationId } from '../../operations/registry.ts';
import { says } from '../clauses/clauses.ts';
import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { bordersOf, isBorderRemoved, withoutBorderColor } from './border-details.ts';
import { withCorners } from './corner-details.ts';
import { withoutDetails, type Topic } from './explained.ts';
import { withQuality } from './format-details.ts';
import { isLettered, withLetters } from './letter-details.ts';
import { withOutline } from './outline-details.ts';
import { isOfShadowsBehind, isRejected, withPassport } from './passport-details.ts';
import { unusualFrame } from './unusual-frames.ts';
import { CORNER, placesOf, saidIn, type Said } from './said.ts';

const CROP_HINT = 'Crop the picture to take a border off.';

const titleOf = (id: OperationId): string => operationOf(id).title;

/** The titles of operations that need not be reported as not done, because what they name is a part of these steps. */
const partsOf = (steps: readonly PlannedStep[], said: Said): readonly string[] => {
  const has = (id: OperationId): boolean => steps.some(({ operation }) => operation === id);
  const quotes = said.words.filter((word) => word.quote !== null).length;
  const written = steps.filter(isLettered);
  const options = written[0]?.options ?? {};
  const parts: readonly (readonly [boolean, readonly OperationId[]])[] = [
    [has('border'), ['border', ...(placesOf(said, CORNER).length === 0 ? (['round-corners'] as const) : [])]],
    [has('passport-photo'), ['replace-background', 'remove-background', 'crop', 'product-shadow']],
    [has('round-corners'), ['crop', 'round-corners']],
    [has('resize'), ['resize']],
    [written.length > 0 && quotes <= written.length, ['add-text', 'watermark']],
    ['angle' in options, ['straighten', 'rotate', 'flip']],
    ['font' in options, ['cartoon', 'artist-style']],
    ['outline' in options, ['border', 'match-reference', 'artist-style']],
    [steps.some((step) => 'quality' in step.options), ['improve-quality', 'resize']],
    [
      has('replace-background') && said.words.some((word) => says(word, 'op:passport-photo')),
      ['passport-photo', 'replace-background'],
    ],
  ];
  return parts.flatMap(([isPart, ids]) => (isPart ? ids.map(titleOf) : []));
};

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
  if (isBorderRemoved(said) && reading.steps.some(({ operation }) => operation === 'border')) {
    const steps = reading.steps.filter(({ operation }) => operation !== 'border');
    return {
      steps,
      notPossible: steps.length > 0 ? [...reading.notPossible, 'removing the border'] : [quote(prompt)],
      hints: [CROP_HINT],
    };
  }
  const shown = withPassport(reading.steps, said, prompt) ?? withCorners(reading.steps, said);
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
  const steps = withQuality(withLetters(framed.steps, said, prompt), prompt);
  const isFitted = steps.some(({ options }) => options['shape'] === 'square');
  const planned = isFitted ? steps.filter((step) => !isCutToSquare(step)) : steps;
  const hasPhoto = planned.some(({ operation }) => operation === 'passport-photo');
  if (hasPhoto && isOfShadowsBehind(said)) return { steps: planned, notPossible: [], hints: [] };
  return withoutDetails({ ...reading, steps: planned }, topicsOf(planned), partsOf(planned, said));
};
