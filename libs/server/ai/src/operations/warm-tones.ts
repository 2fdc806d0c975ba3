import { curved, inTurn, vibrant } from '../pixels/grade.ts';
import { applyFilmLook, type FilmLook } from '../pixels/film-look.ts';
import type { Operation } from '../operation.ts';

const LOOK: FilmLook = {
  grade: inTurn(
    curved(
      (tone) => tone ** 0.88 * 1.02,
      (tone) => tone ** 0.98,
      (tone) => tone ** 1.16 * 0.93,
    ),
    vibrant(0.12),
  ),
};

/** Gives late afternoon light: more red and yellow, less blue, neutral shadows. */
export const warmTones: Operation<'warm-tones'> = {
  id: 'warm-tones',
  title: 'warm tones',
  phase: 'look',
  stage: 'Warming the light',
  graded: true,
  example: 'Warm tones',
  apply: (picture, strength, context) =>
    applyFilmLook(picture, LOOK, {
      strength,
      seed: context.seed,
      report: (fraction) => context.report(fraction),
    }),
};
