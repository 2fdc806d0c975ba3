import '../pixels/picture.ts';
import type { Operation, StepOptions } from '../operation.ts';
import { applyGrade } from '../pixels/color-cube.ts';
import { curved, type Grade, inTurn, saturated, vibrant } from '../pixels/grade.ts';
import { strengthForChange, tonesOf } from '../pixels/statistics.ts';

const { max, min } = Math;

/** True for `{ direction: 'less' }`. Without the option the direction is more. */
const isLess = ({ direction }: StepOptions): boolean => direction === 'less';

/** The exponent of brightening at strength 1. It raises middle grey by about a fifth of the range. */
const LIFT = 0.6;
/** The saturation that is added because brightening makes colors paler. */
const VIBRANCE = 0.18;
/** Above this strength no more saturation is added. */
const MOST_VIBRANCE = 1.5;
/** The strength at which hardly anything except white is left. */
const STRONGEST = 12;

const brighter = (strength: number): Grade => {
  const power = 1 + LIFT * strength;
  const lifted = (tone: number): number => 0.5 * (1 - (1 - tone) ** power) + 0.5 * tone ** (1 / power);
  return inTurn(curved(lifted), vibrant(VIBRANCE * min(MOST_VIBRANCE, strength)));
};

/**
 * Brightens the picture by a strength or by a percentage of its mean. Highlights are compressed, so that they
 * keep their detail.
 */
export const brighten: Operation<'brighten'> = {
  id: 'brighten',
  title: 'brighten',
  phase: 'correction',
  stage: 'Adding light',
  graded: true,
  example: 'Brighten it',
  titleFor: ({ percent }) => (percent === undefined ? 'brighten' : `brighten by ${percent} %`),
  apply(picture, strength, { options, report }) {
    const { percent } = options;
    const needed =
      typeof percent === 'number'
        ? strengthForChange(picture, 1 + percent / 100, brighter, STRONGEST)
        : strength;
    return applyGrade(picture, brighter(needed), report);
  },
};

/** The exponent of darkening at strength 1. */
const FALL = 0.5;
/** The fraction that white loses at strength 1. */
const WHITE_LOSS = 0.07;
const SATURATION_LOSS = 0.06;
/** The minimum fraction of whites that stays at any strength. */
const LEAST_WHITE = 0.4;
/** The minimum fraction of saturation that stays at any strength. */
const LEAST_SATURATION = 0.7;

const darker = (strength: number): Grade => {
  const power = 1 + FALL * strength;
  const white = max(LEAST_WHITE, 1 - WHITE_LOSS * strength);
  return inTurn(
    curved((tone) => tone ** power * white),
    saturated(max(LEAST_SATURATION, 1 - SATURATION_LOSS * strength)),
  );
};

/**
 * Darkens the picture by a strength or by a percentage of its mean. Middle tones change most, whites a
 * little, black not at all.
 */
export const darken: Operation<'darken'> = {
  id: 'darken',
  title: 'darken',
  phase: 'correction',
  stage: 'Taking light away',
  graded: true,
  example: 'Darken it',
  titleFor: ({ percent }) => (percent === undefined ? 'darken' : `darken by ${percent} %`),
  apply(picture, strength, { options, report }) {
    const { percent } = options;
    const needed =
      typeof percent === 'number'
        ? strengthForChange(picture, 1 - percent / 100, darker, STRONGEST)
        : strength;
    return applyGrade(picture, darker(needed), report);
  },
};

/** The steepness of the curve at the picture's middle tone, at strength 1. */
const STEEPNESS = 1.6;
/** The range of tones that remains at strength 1 for less contrast. */
const REMAINING_RANGE = 0.72;

/** A logistic curve through 0, `middle` and 1. It is steepest at `middle`. */
const steeper = (middle: number, strength: number): ((tone: number) => number) => {
  const slope = 4 * (STEEPNESS ** strength - 1) + 1;
  const logistic = (tone: number): number => 1 / (1 + Math.exp(-slope * (tone - middle)));
  const [low, high] = [logistic(0), logistic(1)];
  return (tone) => (logistic(tone) - low) / (high - low);
};

const lessContrast = (middle: number, strength: number): Grade => {
  const range = REMAINING_RANGE ** strength;
  return inTurn(
    curved((tone) => middle + (tone - middle) * range),
    saturated(1 + 0.1 * strength),
  );
};

/** Moves tones away from the picture's middle tone, or towards it for less contrast. */
export const contrast: Operation<'contrast'> = {
  id: 'contrast',
  title: 'contrast',
  phase: 'correction',
  stage: 'Setting the contrast',
  graded: true,
  example: 'More contrast',
  titleFor: (options) => (isLess(options) ? 'less contrast' : 'more contrast'),
  apply(picture, strength, context) {
    const { meanLuma } = tonesOf(picture);
    const middle = Math.min(0.62, Math.max(0.38, meanLuma));
    const grade = isLess(context.options)
      ? lessContrast(middle, strength)
      : curved(steeper(middle, strength));
    return applyGrade(picture, grade, context.report);
  },
};

/** The gain of muted colors and the gain of all colors at strength 1, before both are limited for vivid colors. */
const MORE = { vibrance: 0.6, gain: 1.32 };
/** The fraction of saturation that remains at strength 1 when the prompt asks for less. */
const LEFT = 0.5;

/** Increases saturation, mostly that of muted colors, or decreases it. */
export const saturation: Operation<'saturation'> = {
  id: 'saturation',
  title: 'saturation',
  phase: 'correction',
  stage: 'Mixing the colors',
  graded: true,
  example: 'More vivid colors',
  titleFor: (options) => (isLess(options) ? 'muted colors' : 'vivid colors'),
  apply(picture, strength, context) {
    const grade = isLess(context.options)
      ? saturated(LEFT ** strength)
      : inTurn(vibrant(MORE.vibrance * strength), saturated(MORE.gain ** strength));
    return applyGrade(picture, grade, context.report);
  },
};
