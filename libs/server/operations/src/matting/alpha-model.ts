import { colorGuided } from '../pixels/guided-filter.ts';
import { enlargedRows, enlargedValues, type Picture, type Plane, resizePlane } from '../pixels/picture.ts';

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

const isSure = (mask: number): boolean => mask <= SURE.background || mask >= SURE.subject;

/** The alpha (0–1) of a pixel of whose mask value one can be sure. */
const sureAlpha = (mask: number): number => (mask >= SURE.subject ? 1 : 0);

/** The alpha (0–1) of a pixel at an edge with this mask value and this result of the guided filter. */
const edgeAlpha = (mask: number, guided: number): number => {
  const blend = GUIDED_SHARE * guided + (1 - GUIDED_SHARE) * mask;
  const edge = Math.min(1, Math.max(0, (blend - EDGE.start) / EDGE.width));
  return edge * edge * (3 - 2 * edge);
};

/** The pixels of a row: their colors are in `data` from the index `at`, and the first is in column `start`. */
interface RowOfPixels {
  readonly data: Uint8ClampedArray;
  readonly channels: 3 | 4;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns a function that computes the alpha (0–1) of the pixels in a row of a picture of `width` × `height`. Calls
 * reuse the same array.
 */
export const alphaRows = (
  [red, green, blue, offset, mask]: AlphaModel,
  width: number,
  height: number,
): ((y: number, pixels: RowOfPixels) => Float32Array) => {
  const likelyRows = enlargedRows([mask], width, height);
  const valueOf = (plane: Plane) => enlargedValues(plane, width, height);
  const [redAt, greenAt, blueAt, offsetAt] = [valueOf(red), valueOf(green), valueOf(blue), valueOf(offset)];
  const alphas = new Float32Array(width);
  return (y, { data, channels, at: first, start, end }) => {
    const [likelyRow] = likelyRows(y);
    for (let x = start, at = first; x < end; x++, at += channels) {
      const likely = likelyRow?.[x] ?? 0;
      if (isSure(likely)) alphas[x] = sureAlpha(likely);
      else {
        const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
        const guided = (redAt(x, y) * r + greenAt(x, y) * g + blueAt(x, y) * b) / 255 + offsetAt(x, y);
        alphas[x] = edgeAlpha(likely, guided);
      }
    }
    return alphas;
  };
};

/** The alpha of every pixel of `guide`, the small picture from which the model was made. */
export const alphaPlane = (guide: Picture, [red, green, blue, offset, mask]: AlphaModel): Plane => {
  const { width, height } = guide;
  const values = mask.values.map((likely, pixel) => {
    if (isSure(likely)) return sureAlpha(likely);
    const component = (channel: number): number => (guide.data[pixel * guide.channels + channel] ?? 0) / 255;
    const guided =
      (red.values[pixel] ?? 0) * component(0) +
      (green.values[pixel] ?? 0) * component(1) +
      (blue.values[pixel] ?? 0) * component(2) +
      (offset.values[pixel] ?? 0);
    return edgeAlpha(likely, guided);
  });
  return { width, height, values };
};
