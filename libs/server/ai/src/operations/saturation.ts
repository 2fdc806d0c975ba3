import { applyGrade } from '../pixels/color-cube.ts';
import { inTurn, saturated, vibrant } from '../pixels/grade.ts';
import { isLess } from './direction.ts';
import type { Operation } from '../operation.ts';

/**
 * At strength 1: the gain of muted colors, the gain of all, and the remaining saturation when the prompt asks
 * for less.
 */
const MORE = { vibrance: 0.6, gain: 1.2 };
const LEFT = 0.5;

/** Increases saturation, of muted colors most, or decreases it. */
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
    return applyGrade(picture, grade, (fraction) => context.report(fraction));
  },
};
