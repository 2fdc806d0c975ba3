import type { Plane } from '../pixels/picture.ts';

/** The half widths of a disc's rows, from top to bottom. */
const discRows = (radius: number): readonly number[] => {
  const reach = Math.floor(radius);
  return Array.from({ length: 2 * reach + 1 }, (_, row) =>
    Math.floor(Math.sqrt(radius ** 2 - (row - reach) ** 2)),
  );
};

/**
 * The sum of each plane over a disc around each pixel, which looks like a lens out of focus. Pixels outside
 * the picture count as 0. Divide by the sums of a plane of weights to get means. All planes must have the
 * same size.
 */
export const discSums = (planes: readonly Plane[], radius: number): readonly Plane[] => {
  const rows = discRows(radius);
  const reach = (rows.length - 1) / 2;
  return planes.map(({ width, height, values }) => {
    const sums = new Float32Array(width * height);
    const running = new Float64Array(width + 1);
    for (let from = 0; from < height; from++) {
      for (let x = 0; x < width; x++) running[x + 1] = (running[x] ?? 0) + (values[from * width + x] ?? 0);
      for (let row = 0; row < rows.length; row++) {
        const to = from + row - reach;
        if (to < 0 || to >= height) continue;
        const half = rows[row] ?? 0;
        for (let x = 0; x < width; x++) {
          const right = x + half + 1 > width ? width : x + half + 1;
          const left = x - half < 0 ? 0 : x - half;
          sums[to * width + x] = (sums[to * width + x] ?? 0) + (running[right] ?? 0) - (running[left] ?? 0);
        }
      }
    }
    return { width, height, values: sums };
  });
};
