import { applyGrade } from '../pixels/color-cube.ts';
import { curved, inTurn, saturated, type Grade } from '../pixels/grade.ts';
import { strengthForChange } from '../pixels/measured-light.ts';
import type { Operation } from '../operation.ts';

const { max } = Math;

/** The exponent of darkening, and the fraction that white loses, at strength 1. */
const FALL = 0.5;
const WHITE_LOSS = 0.07;
const SATURATION_LOSS = 0.06;
/** The minimum that is left of whites and of color, at any strength. */
const LEAST_WHITE = 0.4;
const LEAST_SATURATION = 0.7;
/** The strength at which the picture is almost black. */
const STRONGEST = 12;

const darker = (strength: number): Grade => {
  const power = 1 + FALL * strength;
  const white = max(LEAST_WHITE, 1 - WHITE_LOSS * strength);
  return inTurn(
    curved((tone) => tone ** power * white),
    saturated(max(LEAST_SATURATION, 1 - SATURATION_LOSS * strength)),
  );
};

/**
 * Darkens the picture, by strength or by a percentage of its mean: middle tones most, whites a little, black
 * not at all.
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
    return applyGrade(picture, darker(needed), (fraction) => report(fraction));
  },
};
