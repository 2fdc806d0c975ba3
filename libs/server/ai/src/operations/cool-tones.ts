import { curved, inTurn, saturated } from '../pixels/grade.ts';
import { applyFilmLook, type FilmLook } from '../pixels/film-look.ts';
import type { Operation } from '../operation.ts';

const LOOK: FilmLook = {
  grade: inTurn(
    curved(
      (tone) => tone ** 1.15 * 0.95,
      (tone) => tone ** 1.01,
      (tone) => tone ** 0.86 * 1.01,
    ),
    saturated(0.96),
  ),
};

/** Gives the light of an overcast morning: more blue, less red. */
export const coolTones: Operation<'cool-tones'> = {
  id: 'cool-tones',
  title: 'cool tones',
  phase: 'look',
  stage: 'Cooling the light',
  graded: true,
  example: 'Cool tones',
  apply: (picture, strength, context) =>
    applyFilmLook(picture, LOOK, {
      strength,
      seed: context.seed,
      report: (fraction) => context.report(fraction),
    }),
};
