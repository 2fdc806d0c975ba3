import type { Operation } from '../operation.ts';
import { applyFilmLook, type FilmLook } from '../pixels/film-look.ts';
import {
  channelCurves,
  curved,
  inTurn,
  saturated,
  splitToned,
  toneCurve,
  tonedGreys,
  vibrant,
} from '../pixels/grade.ts';

/** Applies a look to a picture at the strength of a step. */
const lookOf =
  (look: FilmLook): Operation['apply'] =>
  (picture, strength, { seed, report }) =>
    applyFilmLook(picture, look, { strength, seed, report: (fraction) => report(fraction) });

const WARM_TONES: FilmLook = {
  grade: inTurn(
    curved(
      (tone) => tone ** 0.88 * 1.02,
      (tone) => tone ** 0.98,
      (tone) => tone ** 1.16 * 0.93,
    ),
    vibrant(0.12),
  ),
};

/** Gives a picture late afternoon light: more red and yellow, less blue, neutral shadows. */
export const warmTones: Operation<'warm-tones'> = {
  id: 'warm-tones',
  title: 'warm tones',
  phase: 'look',
  stage: 'Warming the light',
  graded: true,
  example: 'Warm tones',
  apply: lookOf(WARM_TONES),
};

const COOL_TONES: FilmLook = {
  grade: inTurn(
    curved(
      (tone) => tone ** 1.15 * 0.95,
      (tone) => tone ** 1.01,
      (tone) => tone ** 0.86 * 1.01,
    ),
    saturated(0.96),
  ),
};

/** Gives a picture the light of an overcast morning: more blue, less red. */
export const coolTones: Operation<'cool-tones'> = {
  id: 'cool-tones',
  title: 'cool tones',
  phase: 'look',
  stage: 'Cooling the light',
  graded: true,
  example: 'Cool tones',
  apply: lookOf(COOL_TONES),
};

const SEPIA: FilmLook = {
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

/** The look of a sepia print: greys become brown, black stays deep, paper becomes creamy. */
export const sepia: Operation<'sepia'> = {
  id: 'sepia',
  title: 'sepia',
  phase: 'look',
  stage: 'Toning the print',
  graded: true,
  example: 'Sepia',
  apply: lookOf(SEPIA),
};

const FADE: FilmLook = {
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

/** The look of a matte print: blacks become charcoal, whites become darker, colors become paler. */
export const fade: Operation<'fade'> = {
  id: 'fade',
  title: 'fade',
  phase: 'look',
  stage: 'Fading the print',
  graded: true,
  example: 'Fade it',
  apply: lookOf(FADE),
};

const TEAL_AND_ORANGE: FilmLook = {
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

/**
 * The look of action films: shadows become teal and lights orange, which separates skin from the background.
 */
export const tealAndOrange: Operation<'teal-and-orange'> = {
  id: 'teal-and-orange',
  title: 'teal and orange',
  phase: 'look',
  stage: 'Grading teal and orange',
  graded: true,
  example: 'Teal and orange grading',
  apply: lookOf(TEAL_AND_ORANGE),
};

const CINEMATIC: FilmLook = {
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
  apply: lookOf(CINEMATIC),
};

const FILM_GRAIN: FilmLook = { grade: (color) => color, grain: { deviation: 13, coarseness: 1.15 } };

/** Adds only the grain of a fast film. */
export const filmGrain: Operation<'film-grain'> = {
  id: 'film-grain',
  title: 'film grain',
  phase: 'look',
  stage: 'Laying the grain',
  graded: true,
  example: 'Add film grain',
  apply: lookOf(FILM_GRAIN),
};

const VIGNETTE: FilmLook = { grade: (color) => color, vignette: { depth: 0.62, reach: 1.45 } };

/** Darkens the corners, so that the eye stays in the middle. */
export const vignette: Operation<'vignette'> = {
  id: 'vignette',
  title: 'vignette',
  phase: 'look',
  stage: 'Darkening the corners',
  graded: true,
  example: 'Add a vignette',
  apply: lookOf(VIGNETTE),
};
