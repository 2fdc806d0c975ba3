import type { Operation } from '../operation.ts';
import { rgbOf } from '../colors/named-colors.ts';
import { applyFilmLook } from '../pixels/film.ts';

/** Where the vignette is complete, as a fraction of half the sides. */
const REACH = 1.38;
/** How much the corners lose: black covers less than other colors, which would look like haze otherwise. */
const DEPTH = { black: 0.72, color: 0.95 } as const;

/** Fades the corners to black, or to the `color` of its options, which draws attention to the middle. */
export const vignette: Operation<'vignette'> = {
  id: 'vignette',
  title: 'vignette',
  phase: 'look',
  graded: true,
  stage: 'Fading the corners',
  example: 'Add a vignette',
  titleFor: ({ name }) => (name === undefined ? 'vignette' : `${name} vignette`),
  apply(picture, strength, { options, seed, report }) {
    const { color } = options;
    const faded =
      color === undefined
        ? { depth: DEPTH.black, reach: REACH }
        : { depth: DEPTH.color, reach: REACH, color: rgbOf(String(color)) };
    return applyFilmLook(picture, { grade: (tone) => tone, vignette: faded }, { strength, seed, report });
  },
};
