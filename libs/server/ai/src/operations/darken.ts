import { applyGrade } from '../pixels/color-cube.ts';
import { curved, inTurn, saturated } from '../pixels/grade.ts';
import type { Operation } from './operation.ts';

/** Exponent light is taken away with, and the share white loses, at strength 1. */
const FALL = 0.5;
const WHITE_LOSS = 0.07;
const SATURATION_LOSS = 0.06;

/** Less light everywhere: middle tones most, whites a little, black stays black. */
export const darken: Operation<'darken'> = {
  id: 'darken',
  title: 'darken',
  phase: 'correction',
  stage: 'Taking light away',
  graded: true,
  example: 'Darken it',
  apply(picture, strength, context) {
    const power = 1 + FALL * strength;
    const white = 1 - WHITE_LOSS * strength;
    return applyGrade(
      picture,
      inTurn(
        curved((tone) => tone ** power * white),
        saturated(1 - SATURATION_LOSS * strength),
      ),
      (fraction) => context.report(fraction),
    );
  },
};
