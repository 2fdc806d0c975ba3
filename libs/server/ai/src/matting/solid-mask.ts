import { boxFilter } from '../pixels/box-filter.ts';
import type { Plane } from '../pixels/picture.ts';
import { labelRegions } from './label-regions.ts';

/** The likelihood from which a pixel counts as the subject. */
const SUBJECT = 0.45;
/** A hole with this likelihood is a part of the subject that the model doubts, not visible background. */
const DOUBTED_HOLE = 0.12;
/** Pieces smaller than this fraction of the largest one are dropped. */
const LEAST_PIECE = 0.04;
/** Half the width of the band along the border in which the edge is refined, in mask pixels. */
const BAND = 2;

/**
 * Makes a solid shape from the model's likelihoods: 1 inside, 0 outside, with a narrow ramp between them.
 * Doubt over wide areas would otherwise look transparent; specks are dropped and doubted holes closed.
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
