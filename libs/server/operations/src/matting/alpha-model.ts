import { colorGuided } from '../pixels/guided-filter.ts';
import { type Picture, type Plane, resizePlane } from '../pixels/picture.ts';

/** The radius of the guided filter in pixels of a copy of about 1,000 pixels: the width of an edge. */
const RADIUS = 6;
/** The guided filter treats structure below this variance as texture, not as an edge. */
const EPSILON = 4e-4;
/** Edges are refined where the mask is between these two values. Values outside this range stay unchanged. */
const SURE = { background: 0.06, subject: 0.93 };
/** The weight of the guided filter's edge in the result. The mask itself has the rest of the weight. */
const GUIDED_SHARE = 0.65;
/** Blended values in this range become the soft edge. A narrower range makes the edge crisper. */
const EDGE = { start: 0.15, width: 0.7 };

/** Small planes of one size. Together with the colors of the full picture they give alpha at any size. */
export type AlphaModel = readonly [red: Plane, green: Plane, blue: Plane, offset: Plane, mask: Plane];

/** Approximates `mask` (0–1, any size) by a function of the colors of `guide`. */
export const alphaModel = (guide: Picture, mask: Plane): AlphaModel => {
  const likely = resizePlane(mask, guide.width, guide.height);
  const { red, green, blue, offset } = colorGuided(guide, likely, RADIUS, EPSILON);
  return [red, green, blue, offset, likely];
};

/** The alpha (0–1) of a pixel with this mask value and this result of the guided filter. */
export const alphaOf = (mask: number, guided: number): number => {
  if (mask >= SURE.subject) return 1;
  if (mask <= SURE.background) return 0;
  const blend = GUIDED_SHARE * guided + (1 - GUIDED_SHARE) * mask;
  const edge = Math.min(1, Math.max(0, (blend - EDGE.start) / EDGE.width));
  return edge * edge * (3 - 2 * edge);
};

/** The result of the guided filter for a color (0–255) at column `x` of a row of an enlarged model. */
export const guidedAt = (
  rows: readonly Float32Array[],
  x: number,
  red: number,
  green: number,
  blue: number,
): number =>
  ((rows[0]?.[x] ?? 0) * red + (rows[1]?.[x] ?? 0) * green + (rows[2]?.[x] ?? 0) * blue) / 255 +
  (rows[3]?.[x] ?? 0);

/** The alpha of every pixel of `guide`, the small picture from which the model was made. */
export const alphaPlane = (guide: Picture, [red, green, blue, offset, mask]: AlphaModel): Plane => {
  const { width, height } = guide;
  const values = mask.values.map((likely, pixel) => {
    const component = (channel: number): number => (guide.data[pixel * guide.channels + channel] ?? 0) / 255;
    const guided =
      (red.values[pixel] ?? 0) * component(0) +
      (green.values[pixel] ?? 0) * component(1) +
      (blue.values[pixel] ?? 0) * component(2) +
      (offset.values[pixel] ?? 0);
    return alphaOf(likely, guided);
  });
  return { width, height, values };
};
