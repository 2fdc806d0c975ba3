import { curved, inTurn, saturated, splitToned, vibrant } from '../pixels/grade.ts';
import { toneCurve } from '../pixels/tone-curve.ts';
import { applyFilmLook, type FilmLook } from '../pixels/film-look.ts';
import type { Operation } from '../operation.ts';

const LOOK: FilmLook = {
  grade: inTurn(
    saturated(0.86),
    splitToned([-0.07, 0.0, 0.06], [0.05, 0.012, -0.075]),
    curved(
      toneCurve([
        [0, 0.025],
        [0.2, 0.14],
        [0.5, 0.49],
        [0.8, 0.82],
        [1, 0.96],
      ]),
    ),
    vibrant(0.15),
  ),
  vignette: { depth: 0.26, reach: 1.5 },
  grain: { deviation: 3, coarseness: 1 },
};

/**
 * The look of a feature film: soft highlights, lifted cool shadows, warm skin, other colors muted, a little
 * grain.
 */
export const cinematic: Operation<'cinematic'> = {
  id: 'cinematic',
  title: 'cinematic',
  phase: 'look',
  stage: 'Grading the film',
  graded: true,
  example: 'Cinematic look',
  apply: (picture, strength, context) =>
    applyFilmLook(picture, LOOK, {
      strength,
      seed: context.seed,
      report: (fraction) => context.report(fraction),
    }),
};
