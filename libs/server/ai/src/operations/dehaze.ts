import { inBands, part } from '../pixels/bands.ts';
import { guidedModel } from '../pixels/guided-filter.ts';
import { withoutClipping } from '../pixels/highlights.ts';
import { lowestAround } from '../pixels/lowest-around.ts';
import {
  enlargedRows,
  lumaOf,
  lumaPlane,
  type Picture,
  type Plane,
  resample,
  sizeWithin,
} from '../pixels/picture.ts';
import type { Operation } from '../operation.ts';

const { floor, max, min, round } = Math;

/** The longer side of the copy on which haze is estimated. */
const MAX_SIDE = 600;
/** The radius of the dark channel in pixels of the copy. */
const RADIUS = 7;
/** The fraction of the haze that is removed. Without any haze, distant things would look close. */
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
    const analysed = sizeWithin(picture, MAX_SIDE);
    const small = resample(picture, analysed.width, analysed.height);
    const air = airOf(small);
    const removed = min(0.97, REMOVED * strength);
    const haze = lowestAround(darkest(small, air), RADIUS);
    const transmission = { ...haze, values: haze.values.map((value) => 1 - removed * value) };
    const { slope, offset } = guidedModel(lumaPlane(small), transmission, EDGES.radius, EDGES.epsilon);
    const rowAt = enlargedRows([slope, offset], width, height);
    const light = Float32Array.from(
      { length: 256 },
      (_, value) => 255 * (value / 255) ** (1 - (1 - EXPONENT) * min(1, strength)),
    );
    await inBands(
      height,
      (top, bottom) => {
        for (let y = top, at = top * width * channels; y < bottom; y++) {
          const [slopes, offsets] = rowAt(y);
          for (let x = 0; x < width; x++, at += channels) {
            const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255;
            const estimate = (slopes?.[x] ?? 0) * luma + (offsets?.[x] ?? 0);
            const through = min(1, max(LEAST_TRANSMISSION, estimate));
            const highest = max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
            for (let channel = 0; channel < 3; channel++) {
              const here = air[channel as 0 | 1 | 2];
              const clear = ((data[at + channel] ?? 0) - here) / through + here;
              const lit = light[round(min(255, max(0, withoutClipping(clear, highest))))] ?? 0;
              data[at + channel] = withoutClipping(lit, highest);
            }
          }
        }
      },
      part((fraction) => context.report(fraction), 0.3, 1),
    );
    return picture;
  },
};
