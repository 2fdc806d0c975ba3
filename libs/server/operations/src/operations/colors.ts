import type { Operation } from '../operation.ts';
import { inRows } from '../pixels/bands.ts';
import { enhanceTones } from '../pixels/enhance-tones.ts';
import { lookupTable, toneCurve } from '../pixels/grade.ts';
import { mostFor } from '../pixels/highlights.ts';

const { min, round } = Math;

/** Removes most of the color cast. Corrects range and exposure only as far as the colors need it. */
const CORRECTION = { castRemoved: 0.8, rangeShare: 0.8, exposureShare: 0.4, detail: 0.25, vibrance: 0.25 };
const CORRECTED_GAINS = { low: 0.75, high: 1.33 };

/** Gives neutral whites, a full range of tones and natural saturation. */
export const colorCorrection: Operation<'color-correction'> = {
  id: 'color-correction',
  title: 'color correction',
  phase: 'correction',
  stage: 'Balancing the white',
  graded: true,
  example: 'Correct the colors',
  apply(picture, strength, context) {
    const share = Math.min(1, strength);
    return enhanceTones(
      picture,
      {
        castRemoved: Math.min(1, CORRECTION.castRemoved * strength),
        gainLimits: CORRECTED_GAINS,
        rangeShare: CORRECTION.rangeShare * share,
        exposureShare: CORRECTION.exposureShare * share,
        detail: CORRECTION.detail * strength,
        vibrance: CORRECTION.vibrance * strength,
      },
      context.report,
    );
  },
};

const ENHANCEMENT = { castRemoved: 0.7, rangeShare: 0.8, exposureShare: 0.7, detail: 0.9, vibrance: 0.4 };
const ENHANCED_GAINS = { low: 0.88, high: 1.14 };

/**
 * Balances white, uses the full range of tones, corrects the exposure, adds local contrast without halos, and
 * enriches muted colors.
 */
export const enhanceColors: Operation<'enhance-colors'> = {
  id: 'enhance-colors',
  title: 'enhance colors',
  phase: 'correction',
  stage: 'Balancing light and color',
  graded: true,
  example: 'Enhance colors',
  apply(picture, strength, context) {
    const share = Math.min(1, strength);
    return enhanceTones(
      picture,
      {
        castRemoved: ENHANCEMENT.castRemoved * strength,
        gainLimits: ENHANCED_GAINS,
        rangeShare: ENHANCEMENT.rangeShare * share,
        exposureShare: ENHANCEMENT.exposureShare * share,
        detail: ENHANCEMENT.detail * strength,
        vibrance: ENHANCEMENT.vibrance * strength,
      },
      context.report,
    );
  },
};

/**
 * The weights of red, green and blue in a panchromatic mix; their sum is 1. Red weighs slightly more than in
 * luma, so that skin stays bright and skies become darker.
 */
const MIX = { red: 0.36, green: 0.5, blue: 0.14 };

/** The contrast of a print, with deeper shadows, brighter lights and unchanged middle tones. */
const PRINT = toneCurve([0, 0.25, 0.5, 0.75, 1], [0, 0.2, 0.52, 0.82, 1]);

/** Converts to greys with the contrast of a print. `strength` changes only the contrast. */
export const blackAndWhite: Operation<'black-and-white'> = {
  id: 'black-and-white',
  title: 'black and white',
  phase: 'look',
  stage: 'Developing in black and white',
  graded: true,
  example: 'Make it black and white',
  async apply(picture, strength, context) {
    const { width, data, channels } = picture;
    const tones = lookupTable((tone) => tone + (PRINT(tone) - tone) * strength);
    await inRows(picture, context.report, (_y, start) => {
      for (let at = start; at < start + width * channels; at += channels) {
        const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
        const mixed = MIX.red * red + MIX.green * green + MIX.blue * blue;
        const grey = min(round(tones[round(mixed)] ?? 0), mostFor(min(red, green, blue)));
        data[at] = grey;
        data[at + 1] = grey;
        data[at + 2] = grey;
      }
    });
    return picture;
  },
};

/** Inverts all colors, which makes a negative of the picture. */
export const invert: Operation<'invert'> = {
  id: 'invert',
  title: 'invert',
  phase: 'look',
  stage: 'Making the negative',
  example: 'Invert the colors',
  async apply(picture, _strength, context) {
    const { width, channels, data } = picture;
    await inRows(picture, context.report, (_y, start) => {
      for (let at = start; at < start + width * channels; at += channels) {
        data[at] = 255 - (data[at] ?? 0);
        data[at + 1] = 255 - (data[at + 1] ?? 0);
        data[at + 2] = 255 - (data[at + 2] ?? 0);
      }
    });
    return picture;
  },
};
