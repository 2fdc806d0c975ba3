import { curved, inTurn, saturated, splitToned } from '../pixels/grade.ts';
import { toneCurve } from '../pixels/tone-curve.ts';
import { applyFilmLook, type FilmLook } from '../pixels/film-look.ts';
import type { Operation } from '../operation.ts';

const LOOK: FilmLook = {
  grade: inTurn(
    saturated(0.76),
    curved(
      toneCurve([
        [0, 0.145],
        [0.25, 0.3],
        [0.6, 0.62],
        [1, 0.93],
      ]),
    ),
    splitToned([0.0, 0.008, 0.03], [0.01, 0.0, -0.025]),
  ),
};

/** The look of a matte print: blacks lifted to charcoal, whites lowered, colors paler. */
export const fade: Operation<'fade'> = {
  id: 'fade',
  title: 'fade',
  phase: 'look',
  stage: 'Fading the print',
  graded: true,
  example: 'Fade it',
  apply: (picture, strength, context) =>
    applyFilmLook(picture, LOOK, {
      strength,
      seed: context.seed,
      report: (fraction) => context.report(fraction),
    }),
};
