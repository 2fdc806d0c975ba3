import type { Plane } from './picture.ts';

const { min } = Math;

/**
 * Computes the minimum within `radius` of each value in a line (van Herk). A window covers two blocks, and
 * its minimum is the smaller of the first block's suffix minimum and the second block's prefix minimum. The
 * time does not depend on the radius.
 */
const lowestAlong = (radius: number, length: number): ((line: Float32Array, to: Float32Array) => void) => {
  const block = 2 * radius + 1;
  const padded = Math.ceil((length + 2 * radius) / block) * block;
  const values = new Float32Array(padded).fill(Infinity);
  const [begun, ended] = [new Float32Array(padded), new Float32Array(padded)];
  return (line, to) => {
    values.set(line, radius);
    for (let i = 0; i < padded; i++) {
      const value = values[i] ?? Infinity;
      begun[i] = i % block === 0 ? value : min(value, begun[i - 1] ?? Infinity);
    }
    for (let i = padded - 1; i >= 0; i--) {
      const value = values[i] ?? Infinity;
      ended[i] = i % block === block - 1 ? value : min(value, ended[i + 1] ?? Infinity);
    }
    for (let i = 0; i < length; i++) to[i] = min(ended[i] ?? Infinity, begun[i + 2 * radius] ?? Infinity);
  };
};

/** The minimum in the square within `radius` of each pixel. */
export const lowestAround = ({ width, height, values }: Plane, radius: number): Plane => {
  const lowest = new Float32Array(width * height);
  const alongRow = lowestAlong(radius, width);
  for (let y = 0; y < height; y++) {
    const row = values.subarray(y * width, (y + 1) * width);
    alongRow(row, lowest.subarray(y * width, (y + 1) * width));
  }
  const alongColumn = lowestAlong(radius, height);
  const [column, to] = [new Float32Array(height), new Float32Array(height)];
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) column[y] = lowest[y * width + x] ?? 0;
    alongColumn(column, to);
    for (let y = 0; y < height; y++) lowest[y * width + x] = to[y] ?? 0;
  }
  return { width, height, values: lowest };
};
