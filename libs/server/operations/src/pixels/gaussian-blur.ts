import { boxFilter } from './box-filter.ts';
import { type Picture, type Plane, reduced } from './picture.ts';

const { exp, max, round, sqrt } = Math;

/** The number of box filter passes, which together approximate a Gaussian. */
const PASSES = 3;
/** Below this deviation, boxes of three pixels are applied repeatedly. Each pass adds this variance. */
const SMALL_SIGMA = 1.8;
const SMALLEST_VARIANCE = 2 / 3;
/** The deviation in pixels that must remain in a reduced copy, so that the copy can represent the blur. */
const LEAST_SIGMA = 2.5;

/**
 * `plane` after a Gaussian blur of deviation `sigma` pixels, approximated by box filters; edge pixels are
 * repeated.
 */
export const gaussianBlur = (plane: Plane, sigma: number): Plane => {
  if (sigma < 0.25) return plane;
  if (sigma < 0.7) return smoothed(plane, sigma);
  const small = sigma < SMALL_SIGMA;
  const radius = small ? 1 : round(sqrt((12 * sigma * sigma) / PASSES + 1) / 2 - 0.5);
  const passes = small ? round((sigma * sigma) / SMALLEST_VARIANCE) : PASSES;
  let blurred = plane;
  for (let pass = 0; pass < passes; pass++) blurred = boxFilter(blurred, radius);
  return blurred;
};

/** A kernel of three taps for deviations too small for box filters. */
const smoothed = ({ width, height, values }: Plane, sigma: number): Plane => {
  const side = exp(-1 / (2 * sigma * sigma));
  const [centre, edge] = [1 / (1 + 2 * side), side / (1 + 2 * side)];
  const rows = new Float32Array(values.length);
  const blurred = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const left = values[x > 0 ? at - 1 : at] ?? 0;
      const right = values[x < width - 1 ? at + 1 : at] ?? 0;
      rows[at] = (values[at] ?? 0) * centre + (left + right) * edge;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const above = rows[y > 0 ? at - width : at] ?? 0;
      const below = rows[y < height - 1 ? at + width : at] ?? 0;
      blurred[at] = (rows[at] ?? 0) * centre + (above + below) * edge;
    }
  }
  return { width, height, values: blurred };
};

/** The red, green and blue planes of a picture, 0–255. */
export const colorPlanes = ({ width, height, channels, data }: Picture): readonly [Plane, Plane, Plane] => {
  const plane = (channel: number): Plane => {
    const values = new Float32Array(width * height);
    for (let i = 0, at = channel; i < values.length; i++, at += channels) values[i] = data[at] ?? 0;
    return { width, height, values };
  };
  return [plane(0), plane(1), plane(2)];
};

/**
 * The colors of `picture` (0–255) after a wide Gaussian blur of `sigma` pixels, as small planes. Reducing
 * them loses no detail, and `forEachEnlargedRow` enlarges them again.
 */
export const blurredPlanes = (picture: Picture, sigma: number): readonly [Plane, Plane, Plane] => {
  const longest = max(picture.width, picture.height);
  const shrink = max(1, sigma / LEAST_SIGMA);
  const [red, green, blue] = colorPlanes(shrink === 1 ? picture : reduced(picture, max(1, longest / shrink)));
  const left = sigma / shrink;
  return [gaussianBlur(red, left), gaussianBlur(green, left), gaussianBlur(blue, left)];
};
