import type { Operation } from '../operation.ts';
import { applyFilmLook, type FilmLook } from '../pixels/film.ts';
import {
  channelCurves,
  gained,
  inTurn,
  saturated,
  splitToned,
  tonedGreys,
  vibrant,
} from '../pixels/grade.ts';

/** The look of a photo that is decades old, or of the decade that the prompt names. */
export const vintage: Operation<'vintage'> = {
  id: 'vintage',
  title: 'vintage',
  phase: 'look',
  stage: 'Aging the film',
  graded: true,
  example: 'Make it vintage',
  titleFor: ({ decade }) => (decade === undefined ? 'vintage' : `vintage of the ${decade}`),
  apply: (picture, strength, context) =>
    applyFilmLook(picture, vintageLook(context.options['decade']), {
      strength,
      seed: context.seed,
      report: context.report,
    }),
};

/** A faded color print: lifted blacks, cream whites, less blue in the lights, slightly less green. */
const fadedPrint: FilmLook = {
  grade: inTurn(
    saturated(0.72),
    channelCurves(
      [0, 0.3, 0.7, 1],
      [0.1, 0.33, 0.78, 0.96],
      [0.07, 0.3, 0.72, 0.91],
      [0.085, 0.26, 0.58, 0.76],
    ),
  ),
  vignette: { depth: 0.34, reach: 1.6 },
  grain: { deviation: 7.5, coarseness: 1 },
};

/** Glass plate and early film: brown-black on cream, bright skies, heavy falloff, coarse grain. */
const twenties: FilmLook = {
  grade: inTurn(
    gained(0.86, 1.02, 1.2),
    tonedGreys(
      channelCurves(
        [0, 0.25, 0.6, 1],
        [0.09, 0.29, 0.71, 0.965],
        [0.068, 0.235, 0.625, 0.915],
        [0.05, 0.165, 0.49, 0.79],
      ),
    ),
  ),
  vignette: { depth: 0.55, reach: 1.45 },
  grain: { deviation: 12, coarseness: 1.5 },
};

/** Panchromatic press film: neutral-warm greys with deep blacks and coarse grain. */
const forties: FilmLook = {
  grade: tonedGreys(
    channelCurves(
      [0, 0.25, 0.5, 0.8, 1],
      [0.035, 0.2, 0.52, 0.86, 0.98],
      [0.03, 0.19, 0.505, 0.845, 0.965],
      [0.028, 0.175, 0.475, 0.805, 0.925],
    ),
  ),
  vignette: { depth: 0.4, reach: 1.5 },
  grain: { deviation: 10, coarseness: 1.3 },
};

/** Early slide film: dense reds, cyan skies, warm whites, deep contrast. */
const fifties: FilmLook = {
  grade: inTurn(
    saturated(1.12),
    channelCurves(
      [0, 0.25, 0.5, 0.8, 1],
      [0.03, 0.24, 0.55, 0.87, 1],
      [0.045, 0.225, 0.5, 0.81, 0.955],
      [0.06, 0.22, 0.44, 0.69, 0.84],
    ),
  ),
  vignette: { depth: 0.3, reach: 1.6 },
  grain: { deviation: 5.5, coarseness: 1 },
};

/** Album prints of the sixties: soft contrast, yellowed paper, greens turning olive. */
const sixties: FilmLook = {
  grade: inTurn(
    saturated(0.82),
    channelCurves(
      [0, 0.3, 0.7, 1],
      [0.085, 0.34, 0.77, 0.975],
      [0.08, 0.325, 0.745, 0.94],
      [0.095, 0.265, 0.565, 0.735],
    ),
    splitToned([-0.02, 0.02, 0.02], [0.02, 0.01, -0.03]),
  ),
  vignette: { depth: 0.28, reach: 1.6 },
  grain: { deviation: 7, coarseness: 1.1 },
};

/** Prints of the seventies: orange-brown cast, milky shadows, everything towards amber. */
const seventies: FilmLook = {
  grade: inTurn(
    saturated(0.78),
    channelCurves(
      [0, 0.3, 0.7, 1],
      [0.135, 0.4, 0.83, 0.99],
      [0.085, 0.305, 0.705, 0.9],
      [0.07, 0.225, 0.5, 0.665],
    ),
  ),
  vignette: { depth: 0.36, reach: 1.55 },
  grain: { deviation: 8.5, coarseness: 1.2 },
};

/** Minilab prints of the eighties: magenta shadows, warm skin, glossy color. */
const eighties: FilmLook = {
  grade: inTurn(
    vibrant(0.28),
    saturated(1.05),
    channelCurves(
      [0, 0.25, 0.7, 1],
      [0.07, 0.29, 0.8, 1],
      [0.04, 0.22, 0.695, 0.93],
      [0.1, 0.265, 0.62, 0.8],
    ),
    splitToned([0.03, -0.02, 0.05], [0.03, 0.0, -0.02]),
  ),
  vignette: { depth: 0.24, reach: 1.6 },
  grain: { deviation: 6.5, coarseness: 1 },
};

/** A disposable camera: hard flash contrast, green-cyan shadows, warm lights. */
const nineties: FilmLook = {
  grade: inTurn(
    channelCurves(
      [0, 0.25, 0.5, 0.8, 1],
      [0.025, 0.2, 0.53, 0.88, 1],
      [0.045, 0.225, 0.525, 0.85, 0.97],
      [0.05, 0.195, 0.435, 0.71, 0.86],
    ),
    saturated(1.04),
    splitToned([-0.05, 0.035, 0.03], [0.03, 0.01, -0.03]),
  ),
  vignette: { depth: 0.42, reach: 1.35 },
  grain: { deviation: 8, coarseness: 1.1 },
};

/** The looks by the first year of their decade. Other decades get the faded print. */
const BY_DECADE: Readonly<Record<string, FilmLook>> = {
  '1900s': twenties,
  '1910s': twenties,
  '1920s': twenties,
  '1930s': twenties,
  '1940s': forties,
  '1950s': fifties,
  '1960s': sixties,
  '1970s': seventies,
  '1980s': eighties,
  '1990s': nineties,
};

/** The look of a decade ("1970s"). Without a known decade it is the faded color print. */
const vintageLook = (decade: string | number | undefined): FilmLook =>
  BY_DECADE[String(decade)] ?? fadedPrint;
