import type { Pixels } from './pixels.ts';

/**
 * A box blur whose outermost neighbours have a fractional weight, so that three in a row approximate any
 * Gaussian.
 */
interface Box {
  /** The number of neighbours with full weight on each side. */
  readonly reach: number;
  /** The weight of the next neighbour on each side, 0 to 1. */
  readonly edge: number;
}

const PASSES = 3;

/**
 * The box that gives the variance of a Gaussian when applied three times (extended box filter, Gwosdek et al.
 * 2011).
 */
const boxFor = (sigma: number): Box => {
  const variance = (sigma * sigma) / PASSES;
  const reach = Math.floor((Math.sqrt(12 * variance + 1) - 1) / 2);
  const edge = ((2 * reach + 1) * (reach * (reach + 1) - 3 * variance)) / (6 * (variance - (reach + 1) ** 2));
  return { reach, edge };
};

/**
 * One box blur along interleaved lines: `count` positions of `lanes` values each. Beyond the ends the
 * outermost values are repeated.
 */
const boxPass = (
  from: Float32Array,
  to: Float32Array,
  { count, lanes, box }: { readonly count: number; readonly lanes: number; readonly box: Box },
): void => {
  const { reach, edge } = box;
  const weight = 1 / (2 * reach + 1 + 2 * edge);
  const last = count - 1;
  const placeOf = (index: number): number => (index < 0 ? 0 : index > last ? last : index) * lanes;
  const sums = new Float64Array(lanes);
  for (let index = -reach; index <= reach; index += 1) {
    const place = placeOf(index);
    for (let lane = 0; lane < lanes; lane += 1) sums[lane] = (sums[lane] ?? 0) + (from[place + lane] ?? 0);
  }
  for (let index = 0; index < count; index += 1) {
    const before = placeOf(index - reach - 1);
    const after = placeOf(index + reach + 1);
    const leaving = placeOf(index - reach);
    const place = index * lanes;
    for (let lane = 0; lane < lanes; lane += 1) {
      const sum = sums[lane] ?? 0;
      const next = from[after + lane] ?? 0;
      to[place + lane] = (sum + edge * ((from[before + lane] ?? 0) + next)) * weight;
      sums[lane] = sum + next - (from[leaving + lane] ?? 0);
    }
  }
};

/** Blurs the line in `line` with all passes, overwriting `spare`. Returns the array that contains the result. */
const blurLines = (
  line: Float32Array,
  spare: Float32Array,
  shape: { readonly count: number; readonly lanes: number; readonly box: Box },
): Float32Array => {
  let [from, to] = [line, spare];
  for (let pass = 0; pass < PASSES; pass += 1) {
    boxPass(from, to, shape);
    [from, to] = [to, from];
  }
  return from;
};

/** The number of columns blurred at once, so that reading down a picture uses whole cache lines. */
const COLUMNS = 16;

const blurRows = ({ data, width, height }: Pixels, box: Box): void => {
  const [line, spare] = [new Float32Array(width * 4), new Float32Array(width * 4)];
  for (let y = 0; y < height; y += 1) {
    const start = y * width * 4;
    line.set(data.subarray(start, start + width * 4));
    data.set(blurLines(line, spare, { count: width, lanes: 4, box }), start);
  }
};

const blurColumns = ({ data, width, height }: Pixels, box: Box): void => {
  for (let x = 0; x < width; x += COLUMNS) {
    const lanes = Math.min(COLUMNS, width - x) * 4;
    const [line, spare] = [new Float32Array(height * lanes), new Float32Array(height * lanes)];
    for (let y = 0; y < height; y += 1) {
      const start = (y * width + x) * 4;
      line.set(data.subarray(start, start + lanes), y * lanes);
    }
    const blurred = blurLines(line, spare, { count: height, lanes, box });
    for (let y = 0; y < height; y += 1) {
      data.set(blurred.subarray(y * lanes, (y + 1) * lanes), (y * width + x) * 4);
    }
  }
};

const isOpaque = (data: Uint8ClampedArray): boolean => {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
};

const multiplyByAlpha = (data: Uint8ClampedArray, back: boolean): void => {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 255 || alpha === 0) {
      if (alpha === 0) data.fill(0, at, at + 3);
      continue;
    }
    const factor = back ? 255 / alpha : alpha / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      data[at + channel] = (data[at + channel] ?? 0) * factor;
    }
  }
};

/** Applies a Gaussian blur to pixels in place; transparent pixels do not color their neighbours. */
export const blur = (pixels: Pixels, sigma: number): void => {
  if (sigma <= 0) return;
  const box = boxFor(sigma);
  const opaque = isOpaque(pixels.data);
  if (!opaque) multiplyByAlpha(pixels.data, false);
  blurRows(pixels, box);
  blurColumns(pixels, box);
  if (!opaque) multiplyByAlpha(pixels.data, true);
};
