import type { Box } from '../card/placed-at.ts';

/** Cards beside each other: the first of them by index, and where they stand, in CSS pixels. */
export interface RowOfCards {
  readonly first: number;
  readonly count: number;
  readonly top: number;
  readonly height: number;
}

/** CSS pixels, and how many pictures stand beside each other. */
export interface Measures {
  readonly width: number;
  readonly gap: number;
  /** The height that rows come close to. */
  readonly target: number;
  readonly fewest: number;
  readonly most: number;
}

/** Rows of pictures whose shapes are known. Plain arrays of numbers: a library has 100,000 of them. */
export interface JustifiedRows extends Measures {
  /** Width over height of each picture's place. */
  readonly shapes: readonly number[];
  /** Index of the first picture of each row. */
  readonly firsts: readonly number[];
  readonly tops: readonly number[];
  /** Exact, as the widths of the pictures come from it; drawn in whole pixels. */
  readonly heights: readonly number[];
  /** CSS pixels of all of them. */
  readonly height: number;
}

/** Longer or narrower pictures are cropped to these shapes: in their own they would be lines. */
const NARROWEST = 0.6;
const WIDEST = 2.5;

/** The shape of a picture's place, as width over height. */
const placeShape = (shape: number): number =>
  Number.isFinite(shape) ? Math.min(WIDEST, Math.max(NARROWEST, shape)) : 1;

/**
 * Breaks pictures into rows that fill the width. The last one is filled only when it is as high as others; while more
 * is to come (`isOpen`) it is not broken yet, and what is in it is not among `shapes`.
 */
export const justifiedRows = (
  pictures: readonly number[],
  isOpen: boolean,
  measures: Measures,
): JustifiedRows => {
  const { width, gap, target, fewest, most } = measures;
  const shapes = pictures.map(placeShape);
  const [firsts, tops, heights]: [number[], number[], number[]] = [[], [], []];
  let [top, first, sum] = [0, 0, 0];
  const heightOf = (count: number, shape: number): number => (width - gap * (count - 1)) / shape;
  const close = (next: number, height: number): void => {
    firsts.push(first);
    tops.push(top);
    heights.push(height);
    top += Math.floor(height) + gap;
    [first, sum] = [next, 0];
  };
  shapes.forEach((shape, index) => {
    const count = index - first;
    if (count >= fewest) {
      const without = heightOf(count, sum);
      const withIt = heightOf(count + 1, sum + shape);
      if (count === most || (withIt < target && target - withIt > without - target)) close(index, without);
    }
    sum += shape;
  });
  if (isOpen) shapes.length = first;
  else if (first < shapes.length) {
    close(shapes.length, Math.min(target, heightOf(shapes.length - first, sum)));
  }
  return { ...measures, shapes, firsts, tops, heights, height: top };
};

interface EstimatedRows {
  readonly rows: number;
  readonly height: number;
  /** By index among these rows. */
  readonly row: (index: number) => RowOfCards;
  readonly rowOf: (card: number) => number;
  readonly rowAt: (y: number) => number;
  readonly boxOf: (card: number) => Box;
}

/** Rows for as many pictures after the known ones, alike and as those are on the average. */
export const estimatedRows = (known: JustifiedRows, toCome: number): EstimatedRows => {
  const { shapes, firsts, gap, width } = known;
  const start = shapes.length;
  const inRow = firsts.length === 0 ? known.most : start / firsts.length;
  const count = Math.max(1, Math.min(known.most, Math.round(inRow)));
  const pitch = start === 0 ? known.target + gap : (known.height / start) * count;
  const side = Math.floor((width - gap * (count - 1)) / count);
  const rows = Math.ceil(toCome / count);
  const rowOf = (card: number): number => Math.floor((card - start) / count);
  const topOf = (row: number): number => Math.round(known.height + row * pitch);
  const height = Math.floor(pitch - gap);
  return {
    rows,
    height: Math.round(rows * pitch),
    rowOf,
    row: (index) => ({
      first: start + index * count,
      count: Math.min(count, toCome - index * count),
      top: topOf(index),
      height,
    }),
    rowAt: (y) => Math.floor((y - known.height) / pitch),
    boxOf: (card) => ({
      x: ((card - start) % count) * (side + gap),
      y: topOf(rowOf(card)),
      width: side,
      height,
    }),
  };
};
