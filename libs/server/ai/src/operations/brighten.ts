import { applyGrade } from '../pixels/color-cube.ts';
import { curved, inTurn, vibrant, type Grade } from '../pixels/grade.ts';
import { strengthForChange } from '../pixels/measured-light.ts';
import type { Operation } from '../operation.ts';

const { min } = Math;

/** Exponent by which light is added at strength 1; middle grey rises by about a fifth of the range. */
const LIFT = 0.6;
/** Color given back, as brightening pales it, and the strength from which on it is not given more. */
const VIBRANCE = 0.18;
const MOST_VIBRANCE = 1.5;
/** The strength at which hardly anything is left but light. */
const STRONGEST = 12;

const brighter = (strength: number): Grade => {
  const power = 1 + LIFT * strength;
  const lifted = (tone: number): number => 0.5 * (1 - (1 - tone) ** power) + 0.5 * tone ** (1 / power);
  return inTurn(curved(lifted), vibrant(VIBRANCE * min(MOST_VIBRANCE, strength)));
};

/** More light everywhere, by a share or by a measured part of what there is, with a shoulder that keeps the highlights' drawing. */
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
