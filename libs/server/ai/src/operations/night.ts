import { gained, inTurn, saturated, type Grade } from '../pixels/grade.ts';
import { lumaOf, type Picture, resample, sizeWithin } from '../pixels/picture.ts';
import { toneStatistics } from '../pixels/statistics.ts';
import { applyFilmLook, type FilmLook } from '../pixels/film-look.ts';
import type { Operation } from '../operation.ts';

/** Lights brighter than this keep some of their color, because lamps shine at night. */
const SHINING = 0.8;

/** The maximum mean luma (0–1) of a graded scene. A brighter scene gets less exposure. */
const DARK_ENOUGH = 0.42;
const MEASURED_SIDE = 320;

const moonlight: Grade = (color) => {
  const luma = lumaOf(...color);
  const shine = Math.max(0, (luma - SHINING) / (1 - SHINING)) ** 2;
  const [red, green, blue] = saturated(0.5)(color);
  const dark = (tone: number, light: number, black: number): number =>
    Math.max(0, tone) ** 1.5 * light + black * (1 - tone);
  return [
    dark(red, 0.34 + 0.22 * shine, 0.01),
    dark(green, 0.43 + 0.14 * shine, 0.018),
    dark(blue, 0.72, 0.055),
  ];
};

const lookFor = (picture: Picture): FilmLook => {
  const { width, height } = sizeWithin(picture, MEASURED_SIDE);
  const { meanLuma } = toneStatistics(resample(picture, width, height));
  const exposure = Math.min(1, DARK_ENOUGH / Math.max(0.05, meanLuma));
  return {
    grade: inTurn(moonlight, gained(exposure, exposure, exposure)),
    vignette: { depth: 0.45, reach: 1.5 },
  };
};

/**
 * Turns day into night. The scene becomes dark and blue with little color, as in moonlight, and lamps stay
 * warm.
 */
export const night: Operation<'night'> = {
  id: 'night',
  title: 'night',
  phase: 'look',
  stage: 'Turning day into night',
  graded: true,
  example: 'Turn it into night',
  apply: (picture, strength, context) =>
    applyFilmLook(picture, lookFor(picture), {
      strength,
      seed: context.seed,
      report: (fraction) => context.report(fraction),
    }),
};
