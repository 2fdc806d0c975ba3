import { applyFilmLook, type FilmLook } from '../pixels/film-look.ts';
import type { Operation } from '../operation.ts';

const LOOK: FilmLook = { grade: (color) => color, vignette: { depth: 0.62, reach: 1.45 } };

/** Darkens the corners, so that the eye stays in the middle. */
export const vignette: Operation<'vignette'> = {
  id: 'vignette',
  title: 'vignette',
  phase: 'look',
  stage: 'Darkening the corners',
  graded: true,
  example: 'Add a vignette',
  apply: (picture, strength, context) =>
    applyFilmLook(picture, LOOK, {
      strength,
      seed: context.seed,
      report: (fraction) => context.report(fraction),
    }),
};
