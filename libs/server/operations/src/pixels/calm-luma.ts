import { guidedModel } from './guided-filter.ts';
import { lumaPlane, type Picture, type Plane } from './picture.ts';

const { max, round } = Math;

/** The radius as a fraction of the longer side; tones that vary less than `epsilon` (0–1, squared) are evened out. */
const RADIUS = 0.02;
const EPSILON = 0.004;

/** The luma (0–255) of large areas: edges stay, and what is slight within them is gone. */
export const calmLuma = (picture: Picture): Plane => {
  const luma = lumaPlane(picture);
  const radius = max(2, round(RADIUS * max(picture.width, picture.height)));
  const { slope, offset } = guidedModel(luma, luma, radius, EPSILON);
  const values = luma.values.map(
    (value, pixel) => 255 * ((slope.values[pixel] ?? 0) * value + (offset.values[pixel] ?? 0)),
  );
  return { ...luma, values };
};
