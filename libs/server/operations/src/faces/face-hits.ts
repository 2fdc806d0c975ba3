import { areaOf, sharedBy, type Box } from '../objects/find-objects.ts';

/** A detection by the face model. */
export interface Hit {
  readonly score: number;
  readonly box: Box;
  readonly eyes: readonly [
    { readonly x: number; readonly y: number },
    { readonly x: number; readonly y: number },
  ];
}

/**
 * The grids of the model: 16 × 16 cells with two hits each, then 8 × 8 cells with six hits each. A hit's
 * coordinates are relative to the center of its cell.
 */
const FIRST = { stride: 16, cells: 16, each: 2, hits: 512 };
const SECOND = { stride: 32, cells: 8, each: 6 };
/** Two hits whose boxes share at least this fraction of their union show one face. */
const SAME_FACE = 0.3;
/** A smaller hit with at least this fraction inside another hit is a part of the same face. */
const PART_OF_FACE = 0.65;

/** The center of the cell of hit number `index`, in pixels of the window. */
export const anchorAt = (index: number): { readonly x: number; readonly y: number } => {
  const isFirst = index < FIRST.hits;
  const { stride, cells, each } = isFirst ? FIRST : SECOND;
  const cell = Math.floor((isFirst ? index : index - FIRST.hits) / each);
  return { x: ((cell % cells) + 0.5) * stride, y: (Math.floor(cell / cells) + 0.5) * stride };
};

const isSame = (a: Box, b: Box): boolean => {
  const shared = sharedBy(a, b);
  const [sizeA, sizeB] = [areaOf(a), areaOf(b)];
  return shared > SAME_FACE * (sizeA + sizeB - shared) || shared > PART_OF_FACE * Math.min(sizeA, sizeB);
};

/** Merges several hits on one face into one, ordered by confidence. */
export const mergedHits = (hits: readonly Hit[]): readonly Hit[] => {
  const kept: Hit[] = [];
  for (const hit of hits.toSorted((a, b) => b.score - a.score)) {
    if (kept.every(({ box }) => !isSame(box, hit.box))) kept.push(hit);
  }
  return kept;
};
