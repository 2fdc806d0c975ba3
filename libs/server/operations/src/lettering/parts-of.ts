import type { Region } from '../pixels/region.ts';

const { ceil, max, min, round } = Math;

/** The longest side of a picture that the model looks at as a whole, in pixels. */
const LONGEST = 1_280;
/**
 * The maximum number of pixels of a part. With more, the model's largest layers have more than 32 MB, which the system
 * hands out as fresh pages each time: a part of 1.6 megapixels takes four times as long as one of 0.8.
 */
const MOST_PIXELS = 1_000_000;
/** The overlap of two parts in pixels. */
const OVERLAP = 128;
/** The sides of parts are multiples of this, so that the model sees their pixels as they are. */
const STEP = 32;

/** The length of one of `count` parts that overlap along a side. */
const lengthOf = (side: number, count: number): number =>
  count === 1 ? side : min(side, ceil((side + (count - 1) * OVERLAP) / count / STEP) * STEP);

const startsAlong = (side: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) =>
    count === 1 ? 0 : round((at * (side - lengthOf(side, count))) / (count - 1)),
  );

/**
 * The overlapping parts in which the model looks at a picture of this size: the picture itself if its longer side has at
 * most 1,280 pixels, and otherwise those parts of at most a megapixel that have the fewest pixels together.
 */
export const partsOf = (size: { readonly width: number; readonly height: number }): readonly Region[] => {
  const { width, height } = size;
  if (max(width, height) <= LONGEST) return [{ left: 0, top: 0, width, height }];
  let best = { columns: 1, rows: 1, pixels: Infinity };
  const most = ceil(max(width, height) / (LONGEST - 2 * OVERLAP)) + 1;
  for (let columns = 1; columns <= most; columns++) {
    for (let rows = 1; rows <= most; rows++) {
      const [partWidth, partHeight] = [lengthOf(width, columns), lengthOf(height, rows)];
      const isSmall = max(partWidth, partHeight) <= LONGEST && partWidth * partHeight <= MOST_PIXELS;
      const pixels = columns * rows * partWidth * partHeight;
      if (isSmall && pixels < best.pixels) best = { columns, rows, pixels };
    }
  }
  const [partWidth, partHeight] = [lengthOf(width, best.columns), lengthOf(height, best.rows)];
  return startsAlong(height, best.rows).flatMap((top) =>
    startsAlong(width, best.columns).map((left) => ({ left, top, width: partWidth, height: partHeight })),
  );
};
