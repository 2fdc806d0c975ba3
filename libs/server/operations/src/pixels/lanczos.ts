import type { Picture } from './picture.ts';

/** The number of lobes of the kernel on each side of its middle. */
const LOBES = 3;

const kernel = (distance: number): number => {
  if (distance === 0) return 1;
  if (Math.abs(distance) >= LOBES) return 0;
  const angle = Math.PI * distance;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
};

/**
 * The `count` input positions and weights for each output position. The kernel is wider when the picture gets
 * smaller.
 */
interface Taps {
  readonly count: number;
  readonly positions: Int32Array;
  readonly weights: Float32Array;
}

const tapsFor = (from: number, to: number): Taps => {
  const scale = from / to;
  const widening = Math.max(1, scale);
  const count = Math.min(from, Math.ceil(2 * LOBES * widening) + 1);
  const positions = new Int32Array(to * count);
  const weights = new Float32Array(to * count);
  for (let position = 0; position < to; position++) {
    const centre = (position + 0.5) * scale - 0.5;
    const first = Math.floor(centre - LOBES * widening) + 1;
    let total = 0;
    for (let tap = 0; tap < count; tap++) {
      const weight = kernel((first + tap - centre) / widening);
      weights[position * count + tap] = weight;
      positions[position * count + tap] = Math.min(from - 1, Math.max(0, first + tap));
      total += weight;
    }
    for (let at = position * count; at < (position + 1) * count; at++)
      weights[at] = (weights[at] ?? 0) / total;
  }
  return { count, positions, weights };
};

/**
 * Calls `visit` with each row of `picture` resized by Lanczos-3, from the top. Channels are interleaved and
 * not clamped. Calls reuse the row's array, and only a few rows are in memory at a time.
 */
export const forEachResizedRow = (
  picture: Picture,
  width: number,
  height: number,
  visit: (y: number, row: Float32Array) => void,
): void => {
  const { channels, data } = picture;
  const across = tapsFor(picture.width, width);
  const down = tapsFor(picture.height, height);
  const stride = width * channels;
  const held = new Map<number, Float32Array>();
  const spare: Float32Array[] = [];
  const widened = (line: number): Float32Array => {
    const known = held.get(line);
    if (known !== undefined) return known;
    const row = spare.pop() ?? new Float32Array(stride);
    const start = line * picture.width * channels;
    for (let x = 0, to = 0; x < width; x++) {
      const firstTap = x * across.count;
      for (let channel = 0; channel < channels; channel++, to++) {
        let sum = 0;
        for (let tap = firstTap; tap < firstTap + across.count; tap++) {
          sum +=
            (across.weights[tap] ?? 0) *
            (data[start + (across.positions[tap] ?? 0) * channels + channel] ?? 0);
        }
        row[to] = sum;
      }
    }
    held.set(line, row);
    return row;
  };
  const sums = new Float32Array(stride);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    const firstTap = y * down.count;
    const lowest = down.positions[firstTap] ?? 0;
    for (const [line, row] of held) {
      if (line >= lowest) continue;
      held.delete(line);
      spare.push(row);
    }
    for (let tap = firstTap; tap < firstTap + down.count; tap++) {
      const weight = down.weights[tap] ?? 0;
      if (weight === 0) continue;
      const row = widened(down.positions[tap] ?? 0);
      for (let at = 0; at < stride; at++) sums[at] = (sums[at] ?? 0) + weight * (row[at] ?? 0);
    }
    visit(y, sums);
  }
};

/** Resizes `picture` to exactly `width` × `height` with Lanczos-3, which is sharp without much ringing. */
export const lanczosResize = (picture: Picture, width: number, height: number): Picture => {
  const { channels } = picture;
  const data = new Uint8ClampedArray(width * height * channels);
  forEachResizedRow(picture, width, height, (y, row) => data.set(row, y * width * channels));
  return { width, height, channels, data };
};
