import { findSubject, isPlausible } from '../matting/find-subject.ts';
import { findObjects } from '../objects/find-objects.ts';
import { lumaPlane, type Picture, reduced } from '../pixels/picture.ts';
import type { Models } from './models.ts';
import type { PictureTraits } from '../suggest/fitting.ts';

/** The longer side of the copy that is measured. */
const MEASURED_SIDE = 640;
/** The side of a square in the middle of the picture at full size. Noise and sharpness are measured in it. */
const DETAIL_SIDE = 512;

const quantile = (sorted: Float32Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

const lightOf = (picture: Picture) => {
  const { values } = lumaPlane(picture);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const sorted = values.toSorted();
  const share = (isCounted: (value: number) => boolean): number =>
    values.reduce((count, value) => count + (isCounted(value) ? 1 : 0), 0) / values.length;
  return {
    meanLuma: mean,
    deviation: Math.sqrt(variance),
    darkest: quantile(sorted, 0.05),
    brightest: quantile(sorted, 0.95),
    crushed: share((value) => value < 0.012),
    blown: share((value) => value > 0.988),
  };
};

const colorsOf = ({ data, channels, width, height }: Picture) => {
  let [saturation, warmth, greenness] = [0, 0, 0];
  let [squaredWarmth, squaredGreenness] = [0, 0];
  for (let at = 0; at < data.length; at += channels) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const highest = Math.max(red, green, blue);
    if (highest > 0) saturation += (highest - Math.min(red, green, blue)) / highest;
    const [warm, greenish] = [(red - blue) / 255, (green - (red + blue) / 2) / 255];
    warmth += warm;
    greenness += greenish;
    squaredWarmth += warm * warm;
    squaredGreenness += greenish * greenish;
  }
  const count = width * height;
  const variance = (sum: number, squares: number): number =>
    Math.max(0, squares / count - (sum / count) ** 2);
  return {
    saturation: saturation / count,
    warmth: warmth / count,
    greenness: greenness / count,
    colorSpread: Math.sqrt(variance(warmth, squaredWarmth) + variance(greenness, squaredGreenness)),
  };
};

/** The luma of the middle of the picture at full size. */
const middleOf = ({ width, height, channels, data }: Picture): Picture => {
  const side = Math.min(DETAIL_SIDE, width, height);
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
  const middle = new Uint8ClampedArray(side * side * channels);
  for (let y = 0; y < side; y++) {
    const from = ((top + y) * width + left) * channels;
    middle.set(data.subarray(from, from + side * channels), y * side * channels);
  }
  return { width: side, height: side, channels, data: middle };
};

/**
 * The noise after Immerkær ("Fast noise variance estimation"), measured by the median response of a filter
 * that ignores flat areas and straight edges. Also the strength of the 2 % strongest edges.
 */
const detailOf = (picture: Picture) => {
  const { width, height, values } = lumaPlane(middleOf(picture));
  if (width < 8) return { noise: 0, sharpness: 1 };
  const noise: number[] = [];
  const edges: number[] = [];
  const at = (x: number, y: number): number => values[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const corners = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1);
      const sides = at(x, y - 1) + at(x - 1, y) + at(x + 1, y) + at(x, y + 1);
      noise.push(Math.abs(corners - 2 * sides + 4 * at(x, y)));
      edges.push(Math.abs(at(x + 1, y) - at(x - 1, y)) + Math.abs(at(x, y + 1) - at(x, y - 1)));
    }
  }
  // The filter's response to white noise has 6 times its deviation. The median of a normal distribution is
  // 0.6745 deviations.
  return {
    noise: quantile(Float32Array.from(noise).sort(), 0.5) / (6 * 0.6745),
    sharpness: quantile(Float32Array.from(edges).sort(), 0.98),
  };
};

const subjectIn = async (picture: Picture, models: Models): Promise<boolean | null> => {
  if ((await models.problem('u2netp')) !== null) return null;
  return isPlausible(await findSubject(picture, models.infer), picture);
};

/** Measures a picture and finds its subject and its objects. Models that cannot run here are skipped. */
export const traitsOf = async (picture: Picture, models: Models): Promise<PictureTraits> => {
  const small = reduced(picture, MEASURED_SIDE);
  return {
    width: picture.width,
    height: picture.height,
    ...lightOf(small),
    ...colorsOf(small),
    ...detailOf(picture),
    hasSubject: await subjectIn(small, models),
    objects: (await models.problem('nanodet')) === null ? await findObjects(small, models.infer) : [],
  };
};
