import { boxFilter } from '../pixels/box-filter.ts';
import type { Plane } from '../pixels/picture.ts';
import { labelRegions } from './label-regions.ts';

/** From this likelihood on a pixel is taken for the subject. */
const SUBJECT = 0.45;
/** A hole this likely is part of the subject that the model doubts, not background seen through it. */
const DOUBTED_HOLE = 0.12;
/** Pieces smaller than this share of the largest one are dropped. */
const LEAST_PIECE = 0.04;
/** Half the width of the band along the border in which the edge is looked for, in mask pixels. */
const BAND = 2;

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
