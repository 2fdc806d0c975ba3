import { inBands, part } from '../pixels/bands.ts';
import { kuwahara } from '../pixels/kuwahara.ts';
import { lumaOf, resample, sizeWithin } from '../pixels/picture.ts';
import type { Operation } from '../operation.ts';

const { max, min, round } = Math;

/** The number of inks at strength 1, including the paper. */
const INKS = 5;
/** The tones of the darkest ink and of the paper. They are not pure black and pure white. */
const INK = 0.06;
const PAPER = 0.96;
const BRIGHTEST = 252;
/** The longer side of the copy on which areas are found. */
const WORKING_SIDE = 1_200;
/** The width of the brush on that copy, as a fraction of the longer side. */
const BRUSH = 0.005;
/** The saturation of an ink relative to the photo's saturation. */
const SATURATION = 1.5;
/** The steps (0–255) to which the colors of an ink are rounded. */
const COLOR_STEP = 36;

/**
 * The difference between a channel of an ink and the ink's tone, computed from the same difference in the
 * photo.
 */
const colorOf = (apart: number): number => round((apart * SATURATION) / COLOR_STEP) * COLOR_STEP;

/** The look of a screen print, with a few inks in flat areas with clean edges. */
export const posterize: Operation<'posterize'> = {
  id: 'posterize',
  title: 'posterize',
  phase: 'look',
  stage: 'Cutting the stencils',
  graded: true,
  example: 'Posterize it',
  async apply(picture, strength, context) {
    const { width, height, channels, data } = picture;
    const working = sizeWithin(picture, WORKING_SIDE);
    const small = resample(picture, working.width, working.height);
    const radius = max(2, BRUSH * max(working.width, working.height));
    const areas = resample(kuwahara(small, { radius, sharpness: 12 }), width, height);
    await context.report(0.5);
    const steps = max(1, round(INKS / max(0.25, strength)) - 1);
    await inBands(
      height,
      (top, bottom) => {
        for (let pixel = top * width; pixel < bottom * width; pixel++) {
          const from = pixel * areas.channels;
          const [red, green, blue] = [
            areas.data[from] ?? 0,
            areas.data[from + 1] ?? 0,
            areas.data[from + 2] ?? 0,
          ];
          const luma = lumaOf(red, green, blue);
          const ink = 255 * (INK + ((PAPER - INK) * round((luma / 255) * steps)) / steps);
          const [r, g, b] = [colorOf(red - luma), colorOf(green - luma), colorOf(blue - luma)];
          // The darkest ink and the paper have little room for color. There the difference is scaled down
          // instead of clipped.
          const room = min(1, (BRIGHTEST - ink) / max(1, r, g, b), ink / max(1, -r, -g, -b));
          const to = pixel * channels;
          data[to] = ink + r * room;
          data[to + 1] = ink + g * room;
          data[to + 2] = ink + b * room;
        }
      },
      part((fraction) => context.report(fraction), 0.5, 1),
    );
    return picture;
  },
};
