import type { StepOptions } from '@safelight/operations';
import { inOrder, type PlannedStep } from '../prompt-reading.ts';
import { isLike, ownerOf, placesOf, type Said } from './said.ts';

/** Words in six languages for a circle. */
const CIRCLE =
  /^(?:circle\p{L}*|circular|dis[ck]s?|kreisscheibe|redondel\p{L}*|bolinha|kreis|kreisrund\p{L}*|kreisförmig\p{L}*|círculo|circulo|cercle|circulaire|cerchio|circolare)$/iu;
const ROUND = /^(?:round|roundish|rund\p{L}*|redond\p{L}*|rond|ronde|[ro]?otond[oa]|tond[oa])$/iu;
/** "Oval", "ovalado" and "eirund". */
const OVAL =
  /^(?:ovals?|ovale[rnms]?|ovalad[oa]s?|ovali|eirund\p{L}*|eiförmig\p{L}*|[ée]llips\p{L}*|el[ií]ptic[oa]|ellittic[oa]|elliptisch\p{L}*)$/iu;
/** What becomes round if "round" stands beside it. */
const SHOWN =
  /^(?:profile?|profil\p{L}*|pfp|avatar\p{L}*|pic|picture|photo|foto|bild|perfil|imagen|imagem|image|immagine|crop|portrait|shape|icon|découpe|recorte|ritaglio|zuschnitt|zuschneiden|ausschnitt)$/iu;
/** Words for a radius, which is no size of a picture. */
const RADIUS = /^(?:radius|radio|rayon|raio|raggio)$/iu;

const isCircle = (said: Said): boolean =>
  placesOf(said, CIRCLE).length > 0 ||
  placesOf(said, ROUND).some((at) =>
    [at - 2, at - 1, at, at + 1, at + 2].some((beside) => isLike(said.words[beside], SHOWN)),
  );

/**
 * The options of corners that a prompt rounds: an oval, a circle, or corners with the radius that it names. The sizes
 * to which the picture is resized, and by which it is cropped, are no radius.
 */
const shapeOf = (step: PlannedStep, said: Said, taken: readonly unknown[]): StepOptions => {
  if (placesOf(said, OVAL).length > 0) return { shape: 'oval' };
  if (isCircle(said) || step.options['shape'] === 'circle') return { shape: 'circle' };
  const measured = said.words.filter(
    ({ measure }, at) =>
      (measure?.kind === 'pixels' || measure?.kind === 'percent') &&
      !taken.includes(measure.value) &&
      // A background has no width: "round corners with a transparent background, 40px".
      ['corner', 'background', null].includes(ownerOf(said, at)),
  );
  const measure = measured[0]?.measure;
  if (measure?.kind === 'pixels') return { shape: 'rounded', pixels: measure.value };
  if (measure?.kind === 'percent') return { shape: 'rounded', percent: measure.value };
  const radius = placesOf(said, RADIUS)[0] ?? -1;
  const number = [said.words[radius - 1], said.words[radius + 1], said.words[radius + 2]].find(
    (word) => word?.measure?.kind === 'number',
  )?.measure;
  return number?.kind === 'number' && radius >= 0
    ? { shape: 'rounded', pixels: number.value }
    : { shape: 'rounded' };
};

/** The size in pixels that a round picture should have, the same in both directions. Null if the prompt names none. */
const sizeOf = (said: Said): number | null => {
  if (placesOf(said, RADIUS).length > 0) return null;
  const measured = said.words.find(
    ({ measure }, at) =>
      (measure?.kind === 'pixels' && ownerOf(said, at) !== 'border') ||
      (measure?.kind === 'dimensions' && measure.width === measure.height),
  )?.measure;
  if (measured?.kind === 'dimensions') return measured.width;
  return measured?.kind === 'pixels' ? measured.value : null;
};

const FACE = /^(?:face|head|gesicht|kopf|cara|rostro|visage|rosto|cabeça|viso|volto)$/iu;
const AROUND = /^(?:around|um|ums|rund|alrededor|autour|redor|volta|attorno|intorno)$/iu;
/** True if a circle should be cut around the face: "crop to a circle around my face". */
const isAroundFace = (said: Said): boolean =>
  placesOf(said, FACE).some((at) =>
    said.words.slice(Math.max(0, at - 4), at).some((word) => isLike(word, AROUND)),
  );

/** The proportions of an oval around a face, as in a medallion. */
export const OVAL_RATIO = '4:5';

/** The steps with round corners as the prompt describes them. A round picture of 400 pixels is as wide as high. */
export const withCorners = (steps: readonly PlannedStep[], said: Said): readonly PlannedStep[] => {
  const named = steps.find(({ operation }) => operation === 'round-corners');
  const framed = steps.find(({ operation }) => operation === 'border');
  const isRoundToo = named === undefined && framed !== undefined && isCircle(said);
  if (named === undefined && !isRoundToo) return steps;
  const taken = steps
    .filter(({ operation }) => ['resize', 'crop'].includes(operation))
    .flatMap(({ options: { width, height, pixels, percent } }) => [width, height, pixels, percent]);
  const options = named === undefined ? { shape: 'circle' } : shapeOf(named, said, taken);
  const round: PlannedStep = { operation: 'round-corners', strength: 1, options };
  const size = options['shape'] === 'circle' ? sizeOf(said) : null;
  const isOfFace = options['shape'] !== 'rounded' && isAroundFace(said);
  const isIncluded = ({ operation, options: { around } }: PlannedStep): boolean =>
    (operation === 'crop' && options['shape'] !== 'rounded' && (isOfFace || around === undefined)) ||
    (operation === 'resize' && size !== null);
  const kept = steps.filter((step) => step !== named && !isIncluded(step));
  // The corners are rounded before a border is drawn, so that it can follow them.
  const border = kept.findIndex(({ operation }) => operation === 'border');
  const own =
    named === undefined
      ? kept.length
      : steps.slice(0, steps.indexOf(named)).filter((step) => kept.includes(step)).length;
  const at = border < 0 ? own : Math.min(own, border);
  const resize: PlannedStep = {
    operation: 'resize',
    strength: 1,
    options: { width: size ?? 0, height: size ?? 0 },
  };
  const ratio = options['shape'] === 'oval' ? OVAL_RATIO : '1:1';
  const face: PlannedStep = { operation: 'crop', strength: 1, options: { ratio, around: 'face' } };
  return inOrder([
    ...(isOfFace ? [face] : []),
    ...(size === null ? [] : [resize]),
    ...kept.slice(0, at),
    round,
    ...kept.slice(at),
  ]);
};
