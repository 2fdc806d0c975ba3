import type { Box } from '../card/placed-at.ts';

/** A row of cards: the index of the first one, their number, and where the row is, in CSS pixels. */
export interface RowOfCards {
  readonly first: number;
  readonly count: number;
  readonly top: number;
  readonly height: number;
}

/** The narrowest and the widest aspect ratio (width over height) of a frame. Pictures beyond them are cropped. */
interface FrameShapes {
  readonly narrowest: number;
  readonly widest: number;
}

/** Nearly all shapes: beyond these, pictures would be thin lines. */
export const ANY_SHAPE: FrameShapes = { narrowest: 0.6, widest: 2.5 };

/** Shapes of which two share a row of a phone so that both have room for a title and a button. */
export const ROOM_FOR_TEXT: FrameShapes = { narrowest: 1, widest: 1.6 };

/** The measures of a grid: CSS pixels, how many pictures a row may hold, and the shapes of their frames. */
export interface Measures {
  readonly width: number;
  readonly gap: number;
  /** The height to which rows should come close. */
  readonly target: number;
  readonly fewest: number;
  readonly most: number;
  readonly frames: FrameShapes;
}

/** Rows of pictures with known shapes. Plain arrays of numbers, because a library may have 100,000 pictures. */
export interface JustifiedRows extends Measures {
  /** The aspect ratio (width over height) of each picture's frame. */
  readonly shapes: readonly number[];
  /** The index of the first picture in each row. */
  readonly firsts: readonly number[];
  readonly tops: readonly number[];
  /**
   * The heights are not rounded, because widths are computed from them. The grid renders them in whole
   * pixels.
   */
  readonly heights: readonly number[];
  /** The height of all rows in CSS pixels. */
  readonly height: number;
}

/** Returns the aspect ratio of a picture's frame, as width over height. */
const frameOf = (shape: number, { narrowest, widest }: FrameShapes): number =>
  Number.isFinite(shape) ? Math.min(widest, Math.max(narrowest, shape)) : 1;

/**
 * Breaks pictures into rows that fill the width. The last row is filled only if that makes it no higher than
 * the target. While more pictures are to come (`isOpen`) the last row is left out, and its pictures are
 * missing in `shapes`.
 */
export const justifiedRows = (
  pictures: readonly number[],
  isOpen: boolean,
  measures: Measures,
): JustifiedRows => {
  const { width, gap, target, fewest, most, frames } = measures;
  const shapes = pictures.map((shape) => frameOf(shape, frames));
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
  /** Returns an estimated row by its index among the estimated ones. */
  readonly row: (index: number) => RowOfCards;
  readonly rowOf: (card: number) => number;
  readonly rowAt: (y: number) => number;
  readonly boxOf: (card: number) => Box;
}

/** Estimates rows for the pictures after the known ones, all alike and with the average shape. */
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
