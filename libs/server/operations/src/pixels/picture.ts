import { floatsFrom } from './computed.ts';

const { abs, ceil, floor, max, min, round } = Math;

/** How an axis is resampled: for each output position, the first input position that contributes, and weights. */
interface Taps {
  readonly first: Int32Array;
  /** The weights of all positions, one after the other. */
  readonly weights: Float32Array;
  /** The index of the first weight of each position, and at the end the number of weights. */
  readonly starts: Int32Array;
  /** The largest number of weights of a position. */
  readonly most: number;
}

/**
 * A triangle filter. When the picture gets smaller it is wider, which prevents aliasing. When it gets larger
 * the filter is linear.
 */
const tapsFor = (from: number, to: number): Taps => {
  const scale = from / to;
  const reach = max(1, scale);
  const first = new Int32Array(to);
  const starts = new Int32Array(to + 1);
  const weights = new Float32Array(to * (2 * ceil(reach) + 1));
  let most = 0;
  for (let position = 0, at = 0; position < to; position++) {
    const centre = (position + 0.5) * scale - 0.5;
    const start = max(0, ceil(centre - reach));
    const count = min(from - 1, floor(centre + reach)) - start + 1;
    first[position] = start;
    let total = 0;
    for (let tap = 0; tap < count; tap++) {
      weights[at + tap] = max(1e-6, 1 - abs(start + tap - centre) / reach);
      total += weights[at + tap] ?? 0;
    }
    for (let tap = 0; tap < count; tap++) weights[at + tap] = (weights[at + tap] ?? 0) / total;
    at += count;
    starts[position + 1] = at;
    most = max(most, count);
  }
  return { first, weights, starts, most };
};

/** Resamples row `y` along its columns to `resampled`, which has three values for each output position. */
const resampleRow = (
  { channels, data, width }: Picture,
  y: number,
  { first, weights, starts }: Taps,
  resampled: Float32Array,
): void => {
  const row = y * width;
  for (let out = 0, x = 0; out < resampled.length; out += 3, x++) {
    let at = (row + (first[x] ?? 0)) * channels;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let tap = starts[x] ?? 0, end = starts[x + 1] ?? 0; tap < end; tap++, at += channels) {
      const weight = weights[tap] ?? 0;
      red += weight * (data[at] ?? 0);
      green += weight * (data[at + 1] ?? 0);
      blue += weight * (data[at + 2] ?? 0);
    }
    resampled[out] = red;
    resampled[out + 1] = green;
    resampled[out + 2] = blue;
  }
};

/** Adds `row` times `weight` to `sums`. */
const addRow = (sums: Float32Array, row: Float32Array, weight: number): void => {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + weight * (row[i] ?? 0);
};

/**
 * Resamples the colors of `picture` (without alpha) to exactly `width` × `height`, smoothly and without
 * aliasing. Of the rows that are resampled along their columns, only as many are kept as an output row needs.
 */
export const resample = (picture: Picture, width: number, height: number): Picture => {
  const columns = tapsFor(picture.width, width);
  const { first, weights, starts, most } = tapsFor(picture.height, height);
  const stride = width * 3;
  const kept = Array.from({ length: most }, () => new Float32Array(stride));
  const rowAt = (y: number): Float32Array => kept[y % most] ?? new Float32Array();
  const sums = new Float32Array(stride);
  const data = new Uint8ClampedArray(width * height * 3);
  for (let y = 0, done = 0; y < height; y++) {
    const [start, from, end] = [starts[y] ?? 0, first[y] ?? 0, starts[y + 1] ?? 0];
    for (; done < from + end - start; done++) resampleRow(picture, done, columns, rowAt(done));
    sums.fill(0);
    for (let tap = start; tap < end; tap++) addRow(sums, rowAt(from + tap - start), weights[tap] ?? 0);
    data.set(sums, y * stride);
  }
  return { width, height, channels: 3, data };
};

/** Positions for linear interpolation along one axis. */
interface LinearAxis {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly fraction: Float32Array;
}

const linearAxis = (from: number, to: number): LinearAxis => {
  const axis = { low: new Int32Array(to), high: new Int32Array(to), fraction: new Float32Array(to) };
  for (let position = 0; position < to; position++) {
    const source = min(from - 1, max(0, ((position + 0.5) * from) / to - 0.5));
    const low = floor(source);
    axis.low[position] = low;
    axis.high[position] = min(from - 1, low + 1);
    axis.fraction[position] = source - low;
  }
  return axis;
};

/**
 * Returns a function that computes row `y` of each of `planes` (all of one size), enlarged linearly to
 * `width` × `height`. Calls reuse the arrays, so nothing of the full size is ever allocated.
 */
export const enlargedRows = (
  planes: readonly Plane[],
  width: number,
  height: number,
): ((y: number) => readonly Float32Array[]) => {
  const [sample] = planes;
  if (sample === undefined) return () => [];
  const columns = linearAxis(sample.width, width);
  const lines = linearAxis(sample.height, height);
  const rows = planes.map(() => new Float32Array(width));
  const line = new Float32Array(sample.width);
  return (y) => {
    const above = (lines.low[y] ?? 0) * sample.width;
    const below = (lines.high[y] ?? 0) * sample.width;
    const down = lines.fraction[y] ?? 0;
    planes.forEach(({ values }, plane) => {
      for (let x = 0; x < line.length; x++) {
        const upper = values[above + x] ?? 0;
        line[x] = upper + ((values[below + x] ?? 0) - upper) * down;
      }
      const row = rows[plane] ?? line;
      for (let x = 0; x < width; x++) {
        const left = line[columns.low[x] ?? 0] ?? 0;
        row[x] = left + ((line[columns.high[x] ?? 0] ?? 0) - left) * (columns.fraction[x] ?? 0);
      }
    });
    return rows;
  };
};

/** Calls `visit` with each row of `planes` as `enlargedRows` returns them. */
export const forEachEnlargedRow = (
  planes: readonly Plane[],
  width: number,
  height: number,
  visit: (y: number, rows: readonly Float32Array[]) => void,
): void => {
  const rowAt = enlargedRows(planes, width, height);
  for (let y = 0; y < height; y++) visit(y, rowAt(y));
};

/**
 * Returns a function that computes the value of `plane` at single pixels of a picture of `width` × `height`, as
 * `enlargedRows` computes whole rows: for planes that matter in few places.
 */
export const enlargedValues = (
  plane: Plane,
  width: number,
  height: number,
): ((x: number, y: number) => number) => {
  const { values } = plane;
  const columns = linearAxis(plane.width, width);
  const lines = linearAxis(plane.height, height);
  return (x, y) => {
    const above = (lines.low[y] ?? 0) * plane.width;
    const below = (lines.high[y] ?? 0) * plane.width;
    const down = lines.fraction[y] ?? 0;
    const [low, high] = [columns.low[x] ?? 0, columns.high[x] ?? 0];
    const [upperLeft, upperRight] = [values[above + low] ?? 0, values[above + high] ?? 0];
    const left = upperLeft + ((values[below + low] ?? 0) - upperLeft) * down;
    const right = upperRight + ((values[below + high] ?? 0) - upperRight) * down;
    return left + (right - left) * (columns.fraction[x] ?? 0);
  };
};

/** Bytes (0–255) as a plane of values from 0 to 1. */
export const planeOfBytes = ({
  width,
  height,
  values,
}: {
  readonly width: number;
  readonly height: number;
  readonly values: ArrayLike<number>;
}): Plane => ({ width, height, values: floatsFrom(values, (value) => value / 255) });

/** Resizes `plane` linearly. */
export const resizePlane = (plane: Plane, width: number, height: number): Plane => {
  const values = new Float32Array(width * height);
  forEachEnlargedRow([plane], width, height, (y, [row]) => {
    if (row !== undefined) values.set(row, y * width);
  });
  return { width, height, values };
};

/**
 * An upright 8-bit sRGB picture, row by row, with interleaved RGB or RGBA. Alpha is not premultiplied. An
 * operation owns the picture that it receives: it may write into `data` and return the same object.
 */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  /** `width × height × channels` values. The array clamps them, so that arithmetic may overshoot. */
  readonly data: Uint8ClampedArray;
}

/** One value per pixel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Rec. 601 luma of 0–255 components, in 0–255. */
export const lumaOf = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** Luma of every pixel, in 0–1. */
export const lumaPlane = ({ width, height, channels, data }: Picture): Plane => {
  const values = new Float32Array(width * height);
  for (let pixel = 0, at = 0; pixel < values.length; pixel++, at += channels) {
    values[pixel] = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255;
  }
  return { width, height, values };
};

/**
 * The largest size with the picture's proportions whose longer side is at most `maxSide`. It never exceeds
 * the picture's size.
 */
export const sizeWithin = (
  size: { readonly width: number; readonly height: number },
  maxSide: number,
): { readonly width: number; readonly height: number } => {
  const scale = min(1, maxSide / max(size.width, size.height));
  return {
    width: max(1, round(size.width * scale)),
    height: max(1, round(size.height * scale)),
  };
};

/** A copy of the colors whose longer side is at most `maxSide`. */
export const reduced = (picture: Picture, maxSide: number): Picture => {
  const { width, height } = sizeWithin(picture, maxSide);
  return resample(picture, width, height);
};
