import { inRows, part } from '../pixels/bands.ts';
import { denoisePicture } from '../pixels/denoise.ts';
import { enhanceTones } from '../pixels/enhance-tones.ts';
import { lumaBytes } from '../pixels/luma-bytes.ts';
import { noiseLevel } from '../pixels/noise-level.ts';
import { sharpenPicture } from '../pixels/sharpen.ts';
import type { Operation } from '../operation.ts';
import { guidedModel, lumaBase } from '../pixels/guided-filter.ts';
import { withoutClipping } from '../pixels/highlights.ts';
import { enlargedRows, lumaOf, lumaPlane, type Picture, type Plane, reduced } from '../pixels/picture.ts';
import { toneStatistics } from '../pixels/statistics.ts';
import { lowestAround } from '../pixels/lowest-around.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { floor, log, max, min, round } = Math;

const ENHANCEMENT = { castRemoved: 0.6, rangeShare: 0.8, exposureShare: 0.6, detail: 0.7, vibrance: 0.3 };
const GAIN_LIMITS = { low: 0.88, high: 1.14 };
/**
 * Noise is removed when its deviation (0–255) exceeds `tolerated`. The fraction `share` of the measured noise
 * is removed.
 */
const NOISE = { tolerated: 1.2, share: 0.8 };
const SHARPENING = { amount: 1.1, noiseShare: 1 };

/** Makes improvements that suit any picture: less noise, balanced light and color, crisp detail. */
export const improveQuality: Operation<'improve-quality'> = {
  id: 'improve-quality',
  title: 'improve quality',
  phase: 'correction',
  stage: 'Cleaning the image',
  graded: true,
  example: 'Improve quality',
  async apply(picture, strength, { report }) {
    const share = min(1, strength);
    const noise = noiseLevel(lumaBytes(picture), picture.width);
    if (noise > NOISE.tolerated)
      await denoisePicture(picture, noise * NOISE.share * share, part(report, 0, 0.4));
    await report(0.4, 'Balancing light and color');
    await enhanceTones(
      picture,
      {
        castRemoved: ENHANCEMENT.castRemoved * share,
        gainLimits: GAIN_LIMITS,
        rangeShare: ENHANCEMENT.rangeShare * share,
        exposureShare: ENHANCEMENT.exposureShare * share,
        detail: ENHANCEMENT.detail * strength,
        vibrance: ENHANCEMENT.vibrance * strength,
      },
      part(report, 0.4, 0.7),
    );
    await report(0.7, 'Sharpening');
    const threshold = SHARPENING.noiseShare * noiseLevel(lumaBytes(picture), picture.width);
    return sharpenPicture(picture, { amount: SHARPENING.amount * strength, threshold }, part(report, 0.7, 1));
  },
};

/** The guided filter that computes the base layer to brighten, on a copy whose longer side is `maxSide`. */
const BASE = { radius: 24, epsilon: 0.01, maxSide: 640 };
/** The target of the mean luma. */
const TARGET_MEAN = 0.46;
/** The limits of the exponent that leads to the target. An exponent of 1 would change nothing. */
const EXPONENT_LIMITS = { low: 0.38, high: 0.75 };
/** The maximum gain of the darkest tones. A larger gain would show only noise. */
const LARGEST_GAIN = 5;
/** Noise of this deviation (0–255) may remain in the result. */
const TOLERATED_NOISE = 3;

/**
 * Brightens shadows and then removes the noise that became visible. Whole areas are brightened by one factor,
 * so that their detail stays.
 */
export const lowLight: Operation<'low-light'> = {
  id: 'low-light',
  title: 'low light',
  phase: 'correction',
  stage: 'Lighting the shadows',
  graded: true,
  example: 'Fix the low light',
  async apply(picture, strength, context) {
    const { width, height, channels, data } = picture;
    const small = reduced(picture, BASE.maxSide);
    const { slope, offset } = lumaBase(small, BASE.radius, BASE.epsilon);
    const { meanLuma } = toneStatistics(small);
    const wanted = log(TARGET_MEAN) / log(min(0.9, max(0.02, meanLuma)));
    const exponent = 1 - (1 - min(EXPONENT_LIMITS.high, max(EXPONENT_LIMITS.low, wanted))) * strength;
    const noise = noiseLevel(lumaBytes(picture), width) * min(LARGEST_GAIN, meanLuma ** (exponent - 1));
    const rowAt = enlargedRows([slope, offset], width, height);
    await inRows(picture, part(context.report, 0.2, 0.6), (y, start) => {
      const [slopes, offsets] = rowAt(y);
      for (let x = 0, at = start; x < width; x++, at += channels) {
        const red = data[at] ?? 0;
        const green = data[at + 1] ?? 0;
        const blue = data[at + 2] ?? 0;
        const luma = lumaOf(red, green, blue);
        const base = max(0.004, ((slopes?.[x] ?? 0) * luma) / 255 + (offsets?.[x] ?? 0));
        const gain = min(LARGEST_GAIN, max(1, base ** (exponent - 1)));
        // The gain decreases towards white, so that lamps and skies keep their detail.
        const light = 1 + (gain - 1) * (1 - (luma / 255) ** 2);
        const highest = max(red, green, blue);
        data[at] = withoutClipping(red * light, red, highest);
        data[at + 1] = withoutClipping(green * light, green, highest);
        data[at + 2] = withoutClipping(blue * light, blue, highest);
      }
    });
    if (noise <= TOLERATED_NOISE) return picture;
    return denoisePicture(picture, noise, part(context.report, 0.6, 1));
  },
};

/** The longer side of the copy on which haze is estimated. */
const MAX_SIDE = 600;
/** The radius of the dark channel in pixels of the copy. */
const RADIUS = 7;
/** The fraction of the haze that is removed. If all of it were removed, distant things would look close. */
const REMOVED = 0.8;
/** The color of the air is measured from this fraction of the pixels, the haziest ones. */
const HAZIEST = 0.001;
/** The minimum brightness (0–255) of the air. */
const LEAST_AIR = 120;
const LEAST_TRANSMISSION = 0.35;
const EDGES = { radius: 40, epsilon: 2e-3 };
/** Removing haze darkens the picture. This exponent brightens it again. */
const EXPONENT = 0.9;

type Air = readonly [red: number, green: number, blue: number];

/** The smallest of each pixel's three components after dividing each component by its value in `by`. */
const darkest = ({ width, height, data }: Picture, by: Air): Plane => {
  const values = new Float32Array(width * height);
  for (let i = 0, at = 0; i < values.length; i++, at += 3) {
    values[i] = min((data[at] ?? 0) / by[0], (data[at + 1] ?? 0) / by[1], (data[at + 2] ?? 0) / by[2]);
  }
  return { width, height, values };
};

/** The color of the air: the mean of the pixels whose surroundings have no dark component. */
const airOf = (picture: Picture): Air => {
  const { values } = lowestAround(darkest(picture, [1, 1, 1]), RADIUS);
  const count = max(10, floor(values.length * HAZIEST));
  const order = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0)).slice(0, count);
  const mean = (channel: number): number =>
    max(LEAST_AIR, order.reduce((sum, i) => sum + (picture.data[i * 3 + channel] ?? 0), 0) / order.length);
  return [mean(0), mean(1), mean(2)];
};

/**
 * Removes haze with the dark channel prior by He, Sun and Tang. A guided filter enlarges the map of haze to
 * full size.
 */
export const dehaze: Operation<'dehaze'> = {
  id: 'dehaze',
  title: 'dehaze',
  phase: 'correction',
  stage: 'Clearing the air',
  graded: true,
  example: 'Remove the haze',
  async apply(picture, strength, context) {
    const { width, height, channels, data } = picture;
    const small = reduced(picture, MAX_SIDE);
    const air = airOf(small);
    const removed = min(0.97, REMOVED * strength);
    const haze = lowestAround(darkest(small, air), RADIUS);
    const transmission = { ...haze, values: haze.values.map((value) => 1 - removed * value) };
    const { slope, offset } = guidedModel(lumaPlane(small), transmission, EDGES.radius, EDGES.epsilon);
    const rowAt = enlargedRows([slope, offset], width, height);
    const light = floatsFrom(
      { length: 256 },
      (_, value) => 255 * (value / 255) ** (1 - (1 - EXPONENT) * min(1, strength)),
    );
    await inRows(picture, part(context.report, 0.3, 1), (y, start) => {
      const [slopes, offsets] = rowAt(y);
      for (let x = 0, at = start; x < width; x++, at += channels) {
        const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255;
        const estimate = (slopes?.[x] ?? 0) * luma + (offsets?.[x] ?? 0);
        const through = min(1, max(LEAST_TRANSMISSION, estimate));
        const highest = max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        for (let channel = 0; channel < 3; channel++) {
          const here = air[channel as 0 | 1 | 2];
          const component = data[at + channel] ?? 0;
          const clear = (component - here) / through + here;
          const lit = light[round(min(255, max(0, withoutClipping(clear, component, highest))))] ?? 0;
          data[at + channel] = withoutClipping(lit, component, highest);
        }
      }
    });
    return picture;
  },
};
