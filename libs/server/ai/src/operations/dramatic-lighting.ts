import { inBands, part } from '../pixels/bands.ts';
import { applyGrade } from '../pixels/color-cube.ts';
import { enhanceTones } from '../pixels/enhance-tones.ts';
import { centreOfInterest } from '../pixels/centre-of-interest.ts';
import { curved, inTurn, partly, saturated, splitToned, toneCurve } from '../pixels/grade.ts';
import { withoutClipping } from '../pixels/highlights.ts';
import { type Picture, resample, sizeWithin } from '../pixels/picture.ts';
import { toneStatistics } from '../pixels/statistics.ts';
import type { Operation } from '../operation.ts';

const { exp, max, min } = Math;

/** The local contrast that is added before the light. */
const DETAIL = 1.5;
const GRADE = inTurn(
  saturated(0.9),
  curved(
    toneCurve([
      [0, 0],
      [0.2, 0.1],
      [0.5, 0.46],
      [0.8, 0.84],
      [1, 1],
    ]),
  ),
  splitToned([-0.012, 0, 0.022], [0.018, 0.004, -0.02]),
);
/**
 * The spot of light: the light outside it, the extra light at its center, its size as fractions of the sides,
 * and its warmth.
 */
const LAMP = { rest: 0.3, centre: 0.86, reachX: 0.5, reachY: 0.56, sharpness: 1.15, warmth: 0.035 };
/** How far the spot moves from the middle of the picture towards the center of interest. */
const FOLLOWS = 0.6;

const AS_IT_IS = { castRemoved: 0, gainLimits: { low: 1, high: 1 }, vibrance: 0 };

/** A picture with a mean luma below `from` is brightened first, and fully at `wholly` or less. */
const DARK = { from: 0.3, wholly: 0.15 };
/** The side of the copy on which light is measured. */
const MEASURED_SIDE = 320;
/** A dark picture is first brightened over its whole range. Then the light outside the spot is reduced. */
const LIT = { rangeShare: 0.8, exposureShare: 0.7 };
/** The light outside the spot in a dark picture, which has little light that could be taken away. */
const REST_IN_THE_DARK = 0.42;

/** How dark a picture is: 0 for most pictures, 1 for pictures that this operation would turn black. */
const darknessOf = (picture: Picture): number => {
  const { width, height } = sizeWithin(picture, MEASURED_SIDE);
  const { meanLuma } = toneStatistics(resample(picture, width, height));
  return min(1, max(0, (DARK.from - meanLuma) / (DARK.from - DARK.wholly)));
};

/**
 * Lights the center of interest and darkens the rest, with strong local contrast, deep tones and a warm spot
 * of light.
 */
export const dramaticLighting: Operation<'dramatic-lighting'> = {
  id: 'dramatic-lighting',
  title: 'dramatic lighting',
  phase: 'look',
  stage: 'Setting the lights',
  graded: true,
  example: 'Add dramatic lighting',
  async apply(picture, strength, context) {
    const report = (fraction: number): Promise<void> => context.report(fraction);
    const { width, height, channels, data } = picture;
    const interest = centreOfInterest(picture);
    const centre = {
      x: (0.5 + (interest.x - 0.5) * FOLLOWS) * width,
      y: (0.5 + (interest.y - 0.5) * FOLLOWS) * height,
    };
    const darkness = darknessOf(picture);
    const lit = {
      rangeShare: LIT.rangeShare * darkness,
      exposureShare: LIT.exposureShare * darkness,
      detail: DETAIL * strength,
    };
    await enhanceTones(picture, { ...AS_IT_IS, ...lit }, part(report, 0, 0.5));
    await applyGrade(picture, partly(GRADE, strength), part(report, 0.5, 0.7));
    const columns = Float32Array.from(
      { length: width },
      (_, x) => ((x - centre.x) / (LAMP.reachX * width)) ** 2,
    );
    const share = min(1.25, strength);
    const rest = LAMP.rest + (REST_IN_THE_DARK - LAMP.rest) * darkness;
    await inBands(
      height,
      (top, bottom) => {
        for (let y = top, at = top * width * channels; y < bottom; y++) {
          const down = ((y - centre.y) / (LAMP.reachY * height)) ** 2;
          for (let x = 0; x < width; x++, at += channels) {
            const pool = exp(-((columns[x] ?? 0) + down) * LAMP.sharpness);
            const light = 1 + (rest + LAMP.centre * pool - 1) * share;
            const warmth = LAMP.warmth * pool * share;
            const tone = (channel: number, gain: number): number => {
              const value = data[at + channel] ?? 0;
              // Compressing the highlights keeps the light from clipping them.
              const rolloff = light > 1 ? 1 + (value / 255) * (light - 1) : 1;
              return (value * light * gain) / rolloff;
            };
            const highest = max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
            data[at] = withoutClipping(tone(0, 1 + warmth), highest);
            data[at + 1] = tone(1, 1);
            data[at + 2] = tone(2, 1 - warmth);
          }
        }
      },
      part(report, 0.7, 1),
    );
    return picture;
  },
};
