import type { Operation } from '../operation.ts';
import { applyFilmLook, type FilmLook } from '../pixels/film.ts';
import { curved, inTurn, saturated, splitToned, toneCurve, vibrant } from '../pixels/grade.ts';

/** Creates an operation that applies `look` at the strength that the prompt requests. */
const filmLook = <Id extends string>(
  operation: Pick<Operation<Id>, 'id' | 'title' | 'stage' | 'example'>,
  look: FilmLook,
): Operation<Id> => ({
  ...operation,
  phase: 'look',
  graded: true,
  apply: (picture, strength, { seed, report }) => applyFilmLook(picture, look, { strength, seed, report }),
});

/** Gives a picture late afternoon light: more red and yellow, less blue, neutral shadows. */
export const warmTones = filmLook(
  { id: 'warm-tones', title: 'warm tones', stage: 'Warming the light', example: 'Warm tones' },
  {
    grade: inTurn(
      curved(
        (tone) => tone ** 0.88 * 1.02,
        (tone) => tone ** 0.98,
        (tone) => tone ** 1.16 * 0.93,
      ),
      vibrant(0.12),
    ),
  },
);

/** Gives a picture the light of an overcast morning: more blue, less red. */
export const coolTones = filmLook(
  { id: 'cool-tones', title: 'cool tones', stage: 'Cooling the light', example: 'Cool tones' },
  {
    grade: inTurn(
      curved(
        (tone) => tone ** 1.15 * 0.95,
        (tone) => tone ** 1.01,
        (tone) => tone ** 0.86 * 1.01,
      ),
      saturated(0.96),
    ),
  },
);

/** The look of a matte print: blacks become charcoal, whites become darker, colors become paler. */
export const fade = filmLook(
  { id: 'fade', title: 'fade', stage: 'Fading the print', example: 'Fade it' },
  {
    grade: inTurn(
      saturated(0.76),
      curved(toneCurve([0, 0.25, 0.6, 1], [0.145, 0.3, 0.62, 0.93])),
      splitToned([0.0, 0.008, 0.03], [0.01, 0.0, -0.025]),
    ),
  },
);

/**
 * The look of action films: shadows become teal and lights orange, which separates skin from the background.
 */
export const tealAndOrange = filmLook(
  {
    id: 'teal-and-orange',
    title: 'teal and orange',
    stage: 'Grading teal and orange',
    example: 'Teal and orange grading',
  },
  {
    grade: inTurn(
      splitToned([-0.16, 0.01, 0.1], [0.09, 0.015, -0.16]),
      curved(toneCurve([0, 0.25, 0.75, 1], [0.02, 0.21, 0.8, 1])),
      vibrant(0.25),
      saturated(1.06),
    ),
  },
);

/**
 * The look of a feature film: soft highlights, lifted cool shadows, warm skin, other colors muted, a little
 * grain.
 */
export const cinematic = filmLook(
  { id: 'cinematic', title: 'cinematic', stage: 'Grading the film', example: 'Cinematic look' },
  {
    grade: inTurn(
      saturated(0.86),
      splitToned([-0.07, 0.0, 0.06], [0.05, 0.012, -0.075]),
      curved(toneCurve([0, 0.2, 0.5, 0.8, 1], [0.025, 0.14, 0.49, 0.82, 0.96])),
      vibrant(0.15),
    ),
    vignette: { depth: 0.26, reach: 1.5 },
    grain: { deviation: 3, coarseness: 1 },
  },
);

/** Adds the grain of a fast film and changes nothing else. */
export const filmGrain = filmLook(
  { id: 'film-grain', title: 'film grain', stage: 'Laying the grain', example: 'Add film grain' },
  { grade: (color) => color, grain: { deviation: 13, coarseness: 1.15 } },
);
