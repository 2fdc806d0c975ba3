import { boxFilter } from '../pixels/box-filter.ts';
import type { Picture, Plane } from '../pixels/picture.ts';

/** Smoothed colors of the subject and of the background, 0–255, one plane per channel. */
export interface EdgeColors {
  readonly front: readonly [red: Plane, green: Plane, blue: Plane];
  readonly behind: readonly [red: Plane, green: Plane, blue: Plane];
}

const CHANNELS = [0, 1, 2] as const;

/** The mean color around each pixel, weighted by `weight`. */
const weightedMean = (picture: Picture, channel: number, weight: Plane, radius: number): Plane => {
  const { width, height } = picture;
  const weighted = weight.values.map(
    (w, pixel) => w * (picture.data[pixel * picture.channels + channel] ?? 0),
  );
  const sum = boxFilter({ width, height, values: weighted }, radius).values;
  const total = boxFilter(weight, radius).values;
  return { width, height, values: sum.map((value, pixel) => value / ((total[pixel] ?? 0) + 1e-4)) };
};

/**
 * Estimates the colors of subject and background along their border from neighbours that surely belong to one
 * of them ("Approximate fast foreground color estimation", Forte 2021). `picture` and `alpha` have the same
 * size.
 */
export const edgeColors = (picture: Picture, alpha: Plane, radius: number): EdgeColors => {
  const inverse = { ...alpha, values: alpha.values.map((a) => 1 - a) };
  const around = (weight: Plane): [Plane, Plane, Plane] => [
    weightedMean(picture, CHANNELS[0], weight, radius),
    weightedMean(picture, CHANNELS[1], weight, radius),
    weightedMean(picture, CHANNELS[2], weight, radius),
  ];
  return { front: around(alpha), behind: around(inverse) };
};

/**
 * The subject's own color in a pixel of which it covers the fraction `alpha`. It is the observed color minus
 * the background's part, limited to the range of the colors around the pixel.
 */
export const unmix = (observed: number, front: number, behind: number, alpha: number): number =>
  front + alpha * (observed - alpha * front - (1 - alpha) * behind);
