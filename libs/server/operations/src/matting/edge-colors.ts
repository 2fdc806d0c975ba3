import { boxFilter } from '../pixels/box-filter.ts';
import { lumaOf, type Picture, type Plane } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';

const { hypot, max, min } = Math;

/** Smoothed colors of the subject and of the background, 0–255, one plane per channel. */
export interface EdgeColors {
  readonly front: readonly [red: Plane, green: Plane, blue: Plane];
  readonly behind: readonly [red: Plane, green: Plane, blue: Plane];
  /** 1 in the stripe inside the border into which a background may shine, and 0 deep in the subject. */
  readonly rim: Plane;
}

/** The share of opaque pixels around one that is deep inside: a stripe along the border has less. */
const DEEP = { from: 0.8, to: 0.97 };
/** The weight of pixels that are not deep inside. It decides only where nothing is, such as in a strand of hair. */
const SHALLOW = 0.02;

/** The mean of a component of the color around each pixel, weighted by `weight`, whose means are `total`. */
const weightedMean = (
  { data, channels, width, height }: Picture,
  channel: number,
  weight: Plane,
  total: Plane,
  radius: number,
): Plane => {
  const weighted = new Float32Array(weight.values.length);
  for (let pixel = 0, at = channel; pixel < weighted.length; pixel++, at += channels)
    weighted[pixel] = (weight.values[pixel] ?? 0) * (data[at] ?? 0);
  const { values } = boxFilter({ width, height, values: weighted }, radius);
  for (let pixel = 0; pixel < values.length; pixel++)
    values[pixel] = (values[pixel] ?? 0) / ((total.values[pixel] ?? 0) + 1e-4);
  return { width, height, values };
};

/**
 * Estimates the colors of subject and background along their border from neighbours that surely belong to one
 * of them ("Approximate fast foreground color estimation", Forte 2021). `picture` and `alpha` have the same
 * size.
 */
export const edgeColors = (picture: Picture, alpha: Plane, radius: number): EdgeColors => {
  const { width, height } = alpha;
  const count = width * height;
  const near = boxFilter(alpha, 2 * radius).values;
  const [inFront, outside, rim] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  for (let pixel = 0; pixel < count; pixel++) {
    const [share, around] = [alpha.values[pixel] ?? 0, near[pixel] ?? 0];
    const deepInside = ramp(around, DEEP.from, DEEP.to);
    const deepOutside = ramp(1 - around, DEEP.from, DEEP.to);
    inFront[pixel] = share * (SHALLOW + (1 - SHALLOW) * deepInside);
    outside[pixel] = (1 - share) * (SHALLOW + (1 - SHALLOW) * deepOutside);
    rim[pixel] = 1 - deepInside;
  }
  const around = (values: Float32Array): [Plane, Plane, Plane] => {
    const weight = { width, height, values };
    const total = boxFilter(weight, 3 * radius);
    const mean = (channel: number): Plane => weightedMean(picture, channel, weight, total, 3 * radius);
    return [mean(0), mean(1), mean(2)];
  };
  return { front: around(inFront), behind: around(outside), rim: { width, height, values: rim } };
};

/**
 * The subject's own color in a pixel of which it covers the fraction `alpha`. It is the observed color minus
 * the background's part, limited to the range of the colors around the pixel.
 */
export const unmix = (observed: number, front: number, behind: number, alpha: number): number =>
  front + alpha * (observed - alpha * front - (1 - alpha) * behind);

/** A color with components of 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * From which difference in chroma a background is seen as a rim on a subject, and from which on all of it is removed. A
 * color that differs as much from every mixture of subject and background is the subject's own, such as a stripe.
 */
const VIVID = { from: 30, to: 70 };

const chromaOf = (color: Rgb): Rgb => {
  const luma = lumaOf(...color);
  return [color[0] - luma, color[1] - luma, color[2] - luma];
};

/**
 * A color of the subject without the hue of a vivid background, which lenses, compression and reflections carry into a
 * stripe inside the border. Its lightness stays. `rim` is how much of the hue is removed at most.
 */
export const withoutSpill = (color: Rgb, front: Rgb, behind: Rgb, rim: number): Rgb => {
  const [own, usual, other] = [color, front, behind].map(chromaOf) as [Rgb, Rgb, Rgb];
  const [dr, dg, db] = [other[0] - usual[0], other[1] - usual[1], other[2] - usual[2]];
  const apart = hypot(dr, dg, db);
  const most = rim * ramp(apart, VIVID.from, VIVID.to);
  if (most === 0) return color;
  const [r, g, b] = [own[0] - usual[0], own[1] - usual[1], own[2] - usual[2]];
  const along = (r * dr + g * dg + b * db) / apart ** 2;
  const aside = hypot(r - along * dr, g - along * dg, b - along * db);
  const share = most * min(1, max(0, along)) * (1 - ramp(aside, VIVID.from, VIVID.to));
  return [color[0] - share * dr, color[1] - share * dg, color[2] - share * db];
};
