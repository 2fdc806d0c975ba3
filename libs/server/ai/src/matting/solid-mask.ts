import { boxFilter } from '../pixels/box-filter.ts';
import type { Plane } from '../pixels/picture.ts';

/** From this likelihood on a pixel is taken for the subject. */
const SUBJECT = 0.45;
/** A hole this likely is part of the subject that the model doubts, not background seen through it. */
const DOUBTED_HOLE = 0.12;
/** Pieces smaller than this share of the largest one are dropped. */
const LEAST_PIECE = 0.04;
/** Half the width of the band along the border in which the edge is looked for, in mask pixels. */
const BAND = 2;

/** Labels of 4-connected regions of equal `inside`, and each label's size and whether it touches the edge. */
interface Regions {
  readonly labels: Int32Array;
  readonly sizes: readonly number[];
  readonly touchesEdge: readonly boolean[];
}

const labelRegions = (inside: Uint8Array, width: number, height: number): Regions => {
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

/**
 * The model's likelihoods as a solid shape: 1 inside, 0 outside, a narrow ramp between. Doubt over wide areas
 * would otherwise become ghostly transparency; specks are dropped and doubted holes closed.
 */
export const solidMask = ({ width, height, values }: Plane): Plane => {
  const inside = Uint8Array.from(values, (value) => (value >= SUBJECT ? 1 : 0));
  const { labels, sizes, touchesEdge } = labelRegions(inside, width, height);
  const likelihood = new Float64Array(sizes.length);
  const isSubject = new Uint8Array(sizes.length);
  labels.forEach((label, pixel) => {
    likelihood[label] = (likelihood[label] ?? 0) + (values[pixel] ?? 0);
    isSubject[label] = inside[pixel] ?? 0;
  });
  const largest = Math.max(0, ...sizes.filter((_, label) => isSubject[label] === 1));
  const kept = sizes.map((size, label) =>
    isSubject[label] === 1
      ? size >= LEAST_PIECE * largest
      : touchesEdge[label] === false && (likelihood[label] ?? 0) / size >= DOUBTED_HOLE,
  );
  const solid = Float32Array.from(labels, (label) => (kept[label] === true ? 1 : 0));
  return boxFilter({ width, height, values: solid }, BAND);
};
