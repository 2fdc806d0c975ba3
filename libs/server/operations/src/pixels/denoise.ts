import { inBands, part, type Report } from './bands.ts';
import { guidedModel, type LinearModel } from './guided-filter.ts';
import { withoutClipping } from './highlights.ts';
import { bandOf, lumaBytes } from './luma-bytes.ts';
import { enlargedRows, lumaOf, type Picture, type Plane, resample } from './picture.ts';

const { max, round } = Math;

/** The guided filter of luma. Its epsilon is in multiples of the noise's variance. */
const LUMA = { radius: 2, epsilon: 2.2 };
/**
 * The guided filter of color. It runs at half the size, because the eye sees color coarsely and color noise
 * is blotchy.
 */
const COLOR = { radius: 4, epsilon: 1.5 };

/** The differences of blue and red from luma, on a scale of 0–255. */
const colorDifferences = ({ width, height, channels, data }: Picture): readonly [Plane, Plane, Plane] => {
  const planes = [0, 1, 2].map(() => ({ width, height, values: new Float32Array(width * height) }));
  const [luma, blues, reds] = planes as [Plane, Plane, Plane];
  for (let i = 0, at = 0; i < luma.values.length; i++, at += channels) {
    const value = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    luma.values[i] = value;
    reds.values[i] = (data[at] ?? 0) - value;
    blues.values[i] = (data[at + 2] ?? 0) - value;
  }
  return [luma, blues, reds];
};

/**
 * The differences of blue and red from luma as linear models of luma at half size. They have luma's edges and
 * no blotches.
 */
const calmColor = (picture: Picture, deviation: number): readonly [LinearModel, LinearModel] => {
  const half = (side: number): number => max(1, round(side / 2));
  const small = resample(picture, half(picture.width), half(picture.height));
  const [luma, blues, reds] = colorDifferences(small);
  const epsilon = COLOR.epsilon * deviation ** 2;
  return [guidedModel(luma, blues, COLOR.radius, epsilon), guidedModel(luma, reds, COLOR.radius, epsilon)];
};

/** Removes noise of `deviation` (0–255) from `picture`, in place. Stronger edges and texture stay. */
export const denoisePicture = async (
  picture: Picture,
  deviation: number,
  report: Report,
): Promise<Picture> => {
  const { width, height, channels, data } = picture;
  const bytes = lumaBytes(picture);
  const [blues, reds] = calmColor(picture, deviation);
  await report(0.3);
  const overlap = 2 * LUMA.radius;
  const colorAt = enlargedRows([blues.slope, blues.offset, reds.slope, reds.offset], width, height);
  await inBands(height, part(report, 0.3, 1), (top, bottom) => {
    const luma = bandOf(bytes, width, { top, bottom, overlap });
    const { slope, offset } = guidedModel(luma, luma, LUMA.radius, LUMA.epsilon * deviation ** 2);
    for (let y = top, at = top * width * channels; y < bottom; y++) {
      const [blueSlope, blueOffset, redSlope, redOffset] = colorAt(y);
      let i = (y - top + overlap) * width;
      for (let x = 0; x < width; x++, i++, at += channels) {
        const calm = (slope.values[i] ?? 0) * (luma.values[i] ?? 0) + (offset.values[i] ?? 0);
        const red = calm + (redSlope?.[x] ?? 0) * calm + (redOffset?.[x] ?? 0);
        const blue = calm + (blueSlope?.[x] ?? 0) * calm + (blueOffset?.[x] ?? 0);
        const highest = max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        data[at] = withoutClipping(red, data[at] ?? 0, highest);
        data[at + 1] = withoutClipping(
          (calm - 0.299 * red - 0.114 * blue) / 0.587,
          data[at + 1] ?? 0,
          highest,
        );
        data[at + 2] = withoutClipping(blue, data[at + 2] ?? 0, highest);
      }
    }
  });
  return picture;
};
