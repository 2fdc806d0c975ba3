import { applyGrade } from '../pixels/color-cube.ts';
import { curved, inTurn, vibrant, type Grade } from '../pixels/grade.ts';
import { strengthForChange } from '../pixels/measured-light.ts';
import type { Operation } from '../operation.ts';

const { min } = Math;

/** The exponent of brightening at strength 1; it raises middle grey by about a fifth of the range. */
const LIFT = 0.6;
/**
 * The color that is restored, because brightening makes colors paler, and the strength above which no more is
 * added.
 */
const VIBRANCE = 0.18;
const MOST_VIBRANCE = 1.5;
/** The strength at which hardly anything but white is left. */
const STRONGEST = 12;

const brighter = (strength: number): Grade => {
  const power = 1 + LIFT * strength;
  const lifted = (tone: number): number => 0.5 * (1 - (1 - tone) ** power) + 0.5 * tone ** (1 / power);
  return inTurn(curved(lifted), vibrant(VIBRANCE * min(MOST_VIBRANCE, strength)));
};

/**
 * Brightens the picture, by strength or by a percentage of its mean, and compresses highlights so that they
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
    return applyGrade(picture, brighter(needed), (fraction) => report(fraction));
  },
};
