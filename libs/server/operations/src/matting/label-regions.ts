import type { Plane } from '../pixels/picture.ts';

/**
 * The 4-connected regions of pixels with equal `inside`: the label of each pixel, and for each label its size
 * and whether it touches the edge.
 */
export interface Regions {
  readonly labels: Int32Array;
  readonly sizes: readonly number[];
  readonly touchesEdge: readonly boolean[];
}

export const labelRegions = (inside: Uint8Array, width: number, height: number): Regions => {
  const labels = new Int32Array(inside.length).fill(-1);
  const sizes: number[] = [];
  const touchesEdge: boolean[] = [];
  const pending = new Int32Array(inside.length);
  for (let seed = 0; seed < inside.length; seed++) {
    if (labels[seed] !== -1) continue;
    const label = sizes.length;
    let [size, edge, count] = [0, false, 1];
    pending[0] = seed;
    labels[seed] = label;
    while (count > 0) {
      const pixel = pending[--count] ?? 0;
      const x = pixel % width;
      const y = (pixel - x) / width;
      size++;
      edge ||= x === 0 || y === 0 || x === width - 1 || y === height - 1;
      const neighbours = [
        x > 0 ? -1 : 0,
        x < width - 1 ? 1 : 0,
        y > 0 ? -width : 0,
        y < height - 1 ? width : 0,
      ];
      for (const step of neighbours) {
        const next = pixel + step;
        if (labels[next] !== -1 || inside[next] !== inside[seed]) continue;
        labels[next] = label;
        pending[count++] = next;
      }
    }
    sizes.push(size);
    touchesEdge.push(edge);
  }
  return { labels, sizes, touchesEdge };
};

/** The mean of a plane over each region, by its label. */
export const meansOf = (
  { values }: Pick<Plane, 'values'>,
  { labels, sizes }: Pick<Regions, 'labels' | 'sizes'>,
): readonly number[] => {
  const sums = new Float64Array(sizes.length);
  labels.forEach((label, pixel) => (sums[label] = (sums[label] ?? 0) + (values[pixel] ?? 0)));
  return sizes.map((size, label) => (sums[label] ?? 0) / size);
};
