/** Grey values, row by row. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * The distance to a neighbour is 3 and to a diagonal neighbour 4 (chamfer 3-4), so distances are in thirds of
 * a pixel.
 */
const STRAIGHT = 3;
const DIAGONAL = 4;

/**
 * The distance of each marked pixel from the nearest unmarked pixel, up to `limit`. The border of the picture
 * does not count as an edge.
 */
const depthOf = ({ width, height, data }: Grey, limit: number): Uint16Array => {
  const depth = new Uint16Array(data.length);
  for (let at = 0; at < data.length; at += 1) depth[at] = data[at] === 0 ? 0 : limit;
  const relax = (at: number, x: number, step: 1 | -1): void => {
    let nearest = depth[at] ?? 0;
    if (nearest === 0) return;
    const row = at - step * width;
    const isFirst = step === 1 ? x === 0 : x === width - 1;
    const isLast = step === 1 ? x === width - 1 : x === 0;
    if (!isFirst) {
      nearest = Math.min(nearest, (depth[at - step] ?? limit) + STRAIGHT);
      nearest = Math.min(nearest, (depth[row - step] ?? limit) + DIAGONAL);
    }
    nearest = Math.min(nearest, (depth[row] ?? limit) + STRAIGHT);
    if (!isLast) nearest = Math.min(nearest, (depth[row + step] ?? limit) + DIAGONAL);
    depth[at] = nearest;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) relax(y * width + x, x, 1);
  }
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = width - 1; x >= 0; x -= 1) relax(y * width + x, x, -1);
  }
  return depth;
};

/**
 * Replaces each depth on a line by the maximum within about `radius`, which is the maximum of its block and
 * the two neighbouring blocks.
 */
const widen = (depth: Uint16Array, line: { start: number; step: number; length: number }, radius: number) => {
  const blocks = new Uint16Array(Math.ceil(line.length / radius) + 2);
  for (let index = 0; index < line.length; index += 1) {
    const block = Math.floor(index / radius) + 1;
    blocks[block] = Math.max(blocks[block] ?? 0, depth[line.start + index * line.step] ?? 0);
  }
  for (let index = 0; index < line.length; index += 1) {
    const block = Math.floor(index / radius) + 1;
    depth[line.start + index * line.step] = Math.max(
      blocks[block - 1] ?? 0,
      blocks[block] ?? 0,
      blocks[block + 1] ?? 0,
    );
  }
};

const thicknessOf = ({ width, height }: Grey, depth: Uint16Array, radius: number): Uint16Array => {
  const thickness = depth.slice();
  for (let y = 0; y < height; y += 1) widen(thickness, { start: y * width, step: 1, length: width }, radius);
  for (let x = 0; x < width; x += 1) widen(thickness, { start: x, step: width, length: height }, radius);
  return thickness;
};

/** The largest window for measuring the thickness of strokes, in pixels. */
const radiusOf = (featherPx: number): number => Math.ceil(featherPx * 2);

/**
 * The sizes with which a mask can be processed in bands without a seam. The height of a band is a multiple of
 * `multiple` rows, and each band is read with `margin` more rows.
 */
export const bandsFor = (featherPx: number): { readonly multiple: number; readonly margin: number } => {
  const radius = Math.max(1, radiusOf(featherPx));
  return { multiple: radius, margin: radius * 3 };
};

/**
 * The mask with a soft edge of `featherPx` inside. 0 stays 0. The full value is reached `featherPx` from the
 * edge, or half-way to the middle of a thinner stroke.
 */
export const feather = (mask: Grey, featherPx: number): Uint8Array => {
  const ramp = Math.round(featherPx * STRAIGHT);
  if (ramp <= STRAIGHT) return mask.data;
  const depth = depthOf(mask, ramp * 2);
  const thickness = thicknessOf(mask, depth, radiusOf(featherPx));
  return mask.data.map((value, at) => {
    const deep = depth[at] ?? 0;
    const needed = Math.max(STRAIGHT, Math.min(ramp, (thickness[at] ?? 0) / 2));
    return deep < needed ? Math.round((value * deep) / needed) : value;
  });
};
