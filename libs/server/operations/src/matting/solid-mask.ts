import { boxFilter } from '../pixels/box-filter.ts';
import type { Plane } from '../pixels/picture.ts';
import { labelRegions } from './label-regions.ts';
import { LIKELY } from './subject-mask.ts';
import { bytesFrom, floatsFrom } from '../pixels/computed.ts';

/**
 * The model is unsure whether a hole with at least this likelihood shows background, so the hole becomes part
 * of the subject.
 */
const DOUBTED_HOLE = 0.12;
/** Pieces smaller than this fraction of the largest one are dropped. */
const LEAST_PIECE = 0.04;
/** Half the width of the band along the border in which the edge is refined, in mask pixels. */
const BAND = 2;

/**
 * Makes a solid shape from the model's likelihoods: 1 inside, 0 outside, with a narrow ramp between them.
 * Without it, wide areas of doubt would look transparent. Specks are dropped, and holes of which the model is
 * unsure are closed.
 */
export const solidMask = ({ width, height, values }: Plane): Plane => {
  const inside = bytesFrom(values, (value) => (value >= LIKELY ? 1 : 0));
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
  const solid = floatsFrom(labels, (label) => (kept[label] === true ? 1 : 0));
  return boxFilter({ width, height, values: solid }, BAND);
};
