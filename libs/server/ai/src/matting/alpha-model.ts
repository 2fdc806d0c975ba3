import { colorGuided } from '../pixels/guided-filter.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { resizePlane } from '../pixels/resample.ts';

/** Guided filter on a copy of about 1,000 pixels: the reach of an edge, and what counts as texture. */
const RADIUS = 6;
const EPSILON = 4e-4;
/** Beyond these the mask is believed as it is; only between them are edges looked for. */
const SURE = { background: 0.06, subject: 0.93 };
/** Share of the guided edge against the mask itself. */
const GUIDED_SHARE = 0.65;
/** The band of the blend that becomes the soft edge: narrower is crisper. */
const EDGE = { start: 0.15, width: 0.7 };

/** Planes of one small size from which alpha follows at any size, together with the full-size colors. */
export type AlphaModel = readonly [red: Plane, green: Plane, blue: Plane, offset: Plane, mask: Plane];

/** Explains `mask` (0–1, any size) by the colors of `guide`. */
export const alphaModel = (guide: Picture, mask: Plane): AlphaModel => {
  const likely = resizePlane(mask, guide.width, guide.height);
  const { red, green, blue, offset } = colorGuided(guide, likely, RADIUS, EPSILON);
  return [red, green, blue, offset, likely];
};

/** Alpha (0–1) of a pixel, from its mask value and what the guided filter says of its color. */
export const alphaOf = (mask: number, guided: number): number => {
  if (mask >= SURE.subject) return 1;
  if (mask <= SURE.background) return 0;
  const blend = GUIDED_SHARE * guided + (1 - GUIDED_SHARE) * mask;
  const edge = Math.min(1, Math.max(0, (blend - EDGE.start) / EDGE.width));
  return edge * edge * (3 - 2 * edge);
};

/** What the guided filter says of a color (0–255) at column `x` of a row of an enlarged model. */
export const guidedAt = (
  rows: readonly Float32Array[],
  x: number,
  red: number,
  green: number,
  blue: number,
): number =>
  ((rows[0]?.[x] ?? 0) * red + (rows[1]?.[x] ?? 0) * green + (rows[2]?.[x] ?? 0) * blue) / 255 +
  (rows[3]?.[x] ?? 0);

/** Alpha of every pixel of the small `guide` the model was made from. */
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
