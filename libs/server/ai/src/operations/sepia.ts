import { channelCurves, tonedGreys } from '../pixels/grade.ts';
import { applyFilmLook, type FilmLook } from '../pixels/film-look.ts';
import type { Operation } from '../operation.ts';

const LOOK: FilmLook = {
  grade: tonedGreys(
    channelCurves(
      [0, 0.25, 0.5, 0.75, 1],
      [0.045, 0.31, 0.585, 0.815, 1],
      [0.03, 0.215, 0.465, 0.715, 0.965],
      [0.015, 0.125, 0.325, 0.565, 0.87],
    ),
  ),
  vignette: { depth: 0.2, reach: 1.6 },
};

/** The look of a sepia print: greys become brown, black stays deep and paper creamy. */
export const sepia: Operation<'sepia'> = {
  id: 'sepia',
  title: 'sepia',
  phase: 'look',
  stage: 'Toning the print',
  graded: true,
  example: 'Sepia',
  apply: (picture, strength, context) =>
    applyFilmLook(picture, LOOK, {
      strength,
      seed: context.seed,
      report: (fraction) => context.report(fraction),
    }),
};
