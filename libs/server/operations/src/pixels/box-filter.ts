import type { Plane } from './picture.ts';

const clampIndex = (index: number, count: number): number =>
  index < 0 ? 0 : index >= count ? count - 1 : index;

/**
 * The mean over a window of 2·radius + 1 in each row, computed by a running sum. Pixels at the edges are
 * repeated.
 */
const averageRows = ({ width, height, values }: Plane, radius: number): Float32Array => {
  const averaged = new Float32Array(width * height);
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += values[row + clampIndex(x, width)] ?? 0;
    for (let x = 0; x < width; x++) {
      averaged[row + x] = sum * share;
      sum +=
        (values[row + clampIndex(x + radius + 1, width)] ?? 0) -
        (values[row + clampIndex(x - radius, width)] ?? 0);
    }
  }
  return averaged;
};

/**
 * The mean over a square of 2·radius + 1 around each pixel. Its time does not depend on the radius. Pixels at
 * the edges are repeated.
 */
export const boxFilter = (plane: Plane, radius: number): Plane => {
  const { width, height } = plane;
  const rows = averageRows(plane, radius);
  const values = new Float32Array(width * height);
  const sums = new Float64Array(width);
  const share = 1 / (2 * radius + 1);
  for (let y = -radius; y <= radius; y++) {
    const row = clampIndex(y, height) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (rows[row + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const entering = clampIndex(y + radius + 1, height) * width;
    const leaving = clampIndex(y - radius, height) * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0;
      values[row + x] = sum * share;
      sums[x] = sum + (rows[entering + x] ?? 0) - (rows[leaving + x] ?? 0);
    }
  }
  return { width, height, values };
};
