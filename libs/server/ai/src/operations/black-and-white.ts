import { inBands } from '../pixels/bands.ts';
import { lookupTable, toneCurve } from '../pixels/tone-curve.ts';
import type { Operation } from '../operation.ts';

const { round } = Math;

/**
 * A panchromatic mix with slightly more red than luma, so that skin stays bright and skies get darker. Sums
 * to 1.
 */
const MIX = { red: 0.36, green: 0.5, blue: 0.14 };

/** The contrast of a print: deeper shadows and brighter lights around unchanged middle tones. */
const PRINT = toneCurve([
  [0, 0],
  [0.25, 0.2],
  [0.5, 0.52],
  [0.75, 0.82],
  [1, 1],
]);

/** Converts to greys with the contrast of a print; `strength` changes only the contrast. */
export const blackAndWhite: Operation<'black-and-white'> = {
  id: 'black-and-white',
  title: 'black and white',
  phase: 'look',
  stage: 'Developing in black and white',
  graded: true,
  example: 'Make it black and white',
  async apply(picture, strength, context) {
    const { width, height, data, channels } = picture;
    const tones = lookupTable((tone) => tone + (PRINT(tone) - tone) * strength);
    await inBands(
      height,
      (top, bottom) => {
        const end = bottom * width * channels;
        for (let at = top * width * channels; at < end; at += channels) {
          const mixed =
            MIX.red * (data[at] ?? 0) + MIX.green * (data[at + 1] ?? 0) + MIX.blue * (data[at + 2] ?? 0);
          const grey = round(tones[round(mixed)] ?? 0);
          data[at] = grey;
          data[at + 1] = grey;
          data[at + 2] = grey;
        }
      },
      (fraction) => context.report(fraction),
    );
    return picture;
  },
};
