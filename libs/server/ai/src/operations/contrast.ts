import { applyGrade } from '../pixels/color-cube.ts';
import { curved, inTurn, saturated, type Grade } from '../pixels/grade.ts';
import { sizeWithin } from '../pixels/picture.ts';
import { resample } from '../pixels/resample.ts';
import { toneStatistics } from '../pixels/statistics.ts';
import { isLess } from './direction.ts';
import type { Operation } from '../operation.ts';

/** The steepness of the curve at the picture's middle tone and the remaining range, at strength 1. */
const STEEPNESS = 1.6;
const REMAINING_RANGE = 0.72;
const MEASURED_SIDE = 320;

/** A logistic curve through 0, `middle` and 1 that is steepest at `middle`. */
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

/** Moves tones away from the picture's middle tone, or towards it. */
export const contrast: Operation<'contrast'> = {
  id: 'contrast',
  title: 'contrast',
  phase: 'correction',
  stage: 'Setting the contrast',
  graded: true,
  example: 'More contrast',
  titleFor: (options) => (isLess(options) ? 'less contrast' : 'more contrast'),
  apply(picture, strength, context) {
    const { width, height } = sizeWithin(picture, MEASURED_SIDE);
    const { meanLuma } = toneStatistics(resample(picture, width, height));
    const middle = Math.min(0.62, Math.max(0.38, meanLuma));
    const grade = isLess(context.options)
      ? lessContrast(middle, strength)
      : curved(steeper(middle, strength));
    return applyGrade(picture, grade, (fraction) => context.report(fraction));
  },
};
