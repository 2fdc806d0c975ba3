import type { Plane } from './picture.ts';

const { max, min } = Math;

/** The lowest value within `radius` of each pixel, in a square. */
export const lowestAround = ({ width, height, values }: Plane, radius: number): Plane => {
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      let lowest = Infinity;
      const end = min(width - 1, x + radius);
      for (let i = max(0, x - radius); i <= end; i++) lowest = min(lowest, values[row + i] ?? 0);
      rows[row + x] = lowest;
    }
  }
  const lowestValues = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const end = min(height - 1, y + radius);
    for (let x = 0; x < width; x++) {
      let lowest = Infinity;
      for (let i = max(0, y - radius); i <= end; i++) lowest = min(lowest, rows[i * width + x] ?? 0);
      lowestValues[y * width + x] = lowest;
    }
  }
  return { width, height, values: lowestValues };
};
