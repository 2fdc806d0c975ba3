import { boxFilter } from '../pixels/box-filter.ts';
import { type Picture, type Plane, resample } from '../pixels/picture.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { hypot } = Math;

/** A pixel with more than this likelihood counts as the subject. */
const SUBJECT = 0.5;
/** Pixels below and above these likelihoods show certainly the background and the subject. */
const CERTAIN = { below: 0.3, above: 0.7 };
/** The distance from the outline, in pixels of the mask, within which the colors on both sides are compared. */
const NEAR = 6;
/** Colors (0–255) on both sides that differ by more than this make the outline clear. */
const DIFFERENT = 45;
/** The minimum fraction of the area near the outline on each side. With less of it there is nothing to compare. */
const LEAST_SIDE = 0.05;

/** The mean color of the marked pixels near each pixel, and the fraction of marked pixels there. */
const colorsNear = (
  { data }: Picture,
  { width, height }: Plane,
  isMarked: (pixel: number) => boolean,
): { readonly share: Float32Array; readonly colorAt: (pixel: number) => readonly number[] } => {
  const marks = floatsFrom({ length: width * height }, (_, pixel) => (isMarked(pixel) ? 1 : 0));
  const near = (values: Float32Array): Float32Array => boxFilter({ width, height, values }, NEAR).values;
  const share = near(marks);
  const channels = [0, 1, 2].map((channel) =>
    near(marks.map((mark, pixel) => mark * (data[pixel * 3 + channel] ?? 0))),
  );
  const colorAt = (pixel: number): readonly number[] =>
    channels.map((values) => (values[pixel] ?? 0) / (share[pixel] ?? 1));
  return { share, colorAt };
};

/**
 * The fraction of a subject's outline along which its colors differ clearly from those of the background next to it. It
 * is 1 for a tree on a field before the sky, and small where a mask ends within a rock or a wall.
 */
export const clearOutline = (picture: Picture, mask: Plane): number => {
  const { width, height, values } = mask;
  const small = resample(picture, width, height);
  const inside = colorsNear(small, mask, (pixel) => (values[pixel] ?? 0) > CERTAIN.above);
  const outside = colorsNear(small, mask, (pixel) => (values[pixel] ?? 0) < CERTAIN.below);
  const isSubject = (pixel: number): boolean => (values[pixel] ?? 0) > SUBJECT;
  let [length, clear] = [0, 0];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      if (!isSubject(pixel)) continue;
      if ([-1, 1, -width, width].every((step) => isSubject(pixel + step))) continue;
      length++;
      if ((inside.share[pixel] ?? 0) < LEAST_SIDE || (outside.share[pixel] ?? 0) < LEAST_SIDE) continue;
      const [own, other] = [inside.colorAt(pixel), outside.colorAt(pixel)];
      if (hypot(...own.map((value, channel) => value - (other[channel] ?? 0))) > DIFFERENT) clear++;
    }
  }
  return length === 0 ? 0 : clear / length;
};
