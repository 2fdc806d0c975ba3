import { applyGrade } from '../pixels/color-cube.ts';
import { curved, inTurn, vibrant } from '../pixels/grade.ts';
import type { Operation } from './operation.ts';

/** Exponent by which light is added at strength 1; middle grey rises by about a fifth of the range. */
const LIFT = 0.6;
/** Color given back, as brightening pales it. */
const VIBRANCE = 0.18;

/** More light everywhere, with a shoulder that keeps the highlights' drawing. */
export const brighten: Operation<'brighten'> = {
  id: 'brighten',
  title: 'brighten',
  phase: 'correction',
  stage: 'Adding light',
  graded: true,
  example: 'Brighten it',
  apply(picture, strength, context) {
    const power = 1 + LIFT * strength;
    const lifted = (tone: number): number => 0.5 * (1 - (1 - tone) ** power) + 0.5 * tone ** (1 / power);
    return applyGrade(picture, inTurn(curved(lifted), vibrant(VIBRANCE * strength)), (fraction) =>
      context.report(fraction),
    );
  },
};
