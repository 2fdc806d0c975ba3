import type { Grade } from './grade.ts';
import { withoutClipping } from './highlights.ts';
import { lumaOf, type Picture, resample, sizeWithin } from './picture.ts';

const { abs, max, min } = Math;

/** The longer side of the copy on which light is measured. */
const MEASURED_SIDE = 160;
/** The number of bisection steps. More steps would make no visible difference. */
const STEPS = 14;

/** The mean luma (0–1) of a picture after `grade`. */
const meanAfter = ({ data, channels }: Picture, grade: Grade): number => {
  let sum = 0;
  for (let at = 0; at < data.length; at += channels) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const highest = max(red, green, blue);
    const graded = grade([red / 255, green / 255, blue / 255]).map((value) =>
      min(1, max(0, withoutClipping(255 * value, highest) / 255)),
    );
    sum += lumaOf(graded[0] ?? 0, graded[1] ?? 0, graded[2] ?? 0);
  }
  return (sum * channels) / data.length;
};

/**
 * The strength (0 to `strongest`) at which `gradeAt` multiplies the mean luma of a picture by `factor`, or
 * comes closest to this factor. A stronger grade must change the light more.
 */
export const strengthForChange = (
  picture: Picture,
  factor: number,
  gradeAt: (strength: number) => Grade,
  strongest: number,
): number => {
  const size = sizeWithin(picture, MEASURED_SIDE);
  const small = resample(picture, size.width, size.height);
  const before = meanAfter(small, (color) => color);
  const wanted = abs(before * (factor - 1));
  let [low, high] = [0, strongest];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (abs(meanAfter(small, gradeAt(middle)) - before) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
