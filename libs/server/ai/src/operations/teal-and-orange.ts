import { curved, inTurn, saturated, splitToned, vibrant } from '../pixels/grade.ts';
import { toneCurve } from '../pixels/tone-curve.ts';
import { applyFilmLook, type FilmLook } from '../pixels/film-look.ts';
import type { Operation } from '../operation.ts';

const LOOK: FilmLook = {
  grade: inTurn(
    splitToned([-0.16, 0.01, 0.1], [0.09, 0.015, -0.16]),
    curved(
      toneCurve([
        [0, 0.02],
        [0.25, 0.21],
        [0.75, 0.8],
        [1, 1],
      ]),
    ),
    vibrant(0.25),
    saturated(1.06),
  ),
};

/** Teal shadows and orange lights, as in action films, which separates skin from the background. */
export const tealAndOrange: Operation<'teal-and-orange'> = {
  id: 'teal-and-orange',
  title: 'teal and orange',
  phase: 'look',
  stage: 'Grading teal and orange',
  graded: true,
  example: 'Teal and orange grading',
  apply: (picture, strength, context) =>
    applyFilmLook(picture, LOOK, {
      strength,
      seed: context.seed,
      report: (fraction) => context.report(fraction),
    }),
};
