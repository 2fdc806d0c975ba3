import { applyFilmLook, type FilmLook } from '../pixels/film-look.ts';
import type { Operation } from '../operation.ts';

const LOOK: FilmLook = { grade: (color) => color, grain: { deviation: 13, coarseness: 1.15 } };

/** Adds only the grain of a fast film. */
export const filmGrain: Operation<'film-grain'> = {
  id: 'film-grain',
  title: 'film grain',
  phase: 'look',
  stage: 'Laying the grain',
  graded: true,
  example: 'Add film grain',
  apply: (picture, strength, context) =>
    applyFilmLook(picture, LOOK, {
      strength,
      seed: context.seed,
      report: (fraction) => context.report(fraction),
    }),
};
