import type { Picture } from '../pixels/picture.ts';
import type { Region } from '../pixels/region.ts';
import { placeIn, type TextBox } from './text-boxes.ts';

const { floor, hypot, max, min, round } = Math;

/** The length of the pieces of a line that are judged separately, as a multiple of the line's height. */
const PIECE = 1.5;
/** The distance at which pixels of the ground are compared, as a fraction of the line's height. */
const DISTANCE = 0.25;
/** This share of a piece's ground must be within this difference (0–255) of the ground at that distance. */
const SHARE = 0.85;
const MOST_APART = 12;
/** The minimum number of comparisons in a piece. */
const LEAST_PAIRS = 50;

/**
 * Finds where the ground of a line changes only slowly, such as a blurred background or a slope of light, though it has
 * many colors. `isGround` tells for a pixel of the region whether it shows the ground. The function that it returns tells
 * for a pixel of the region whether the ground around it is smooth.
 */
export const smoothAround = (
  picture: Picture,
  region: Region,
  box: TextBox,
  isGround: (pixel: number) => boolean,
): ((pixel: number) => boolean) => {
  const { data, width, channels } = picture;
  const step = max(2, round(DISTANCE * box.height));
  const count = max(1, round(box.length / (PIECE * box.height)));
  const pairs = new Uint32Array(count);
  const alike = new Uint32Array(count);
  const pieceOf = (x: number, y: number): number => {
    const { x: along } = placeIn(box, { x: region.left + x + 0.5, y: region.top + y + 0.5 });
    return min(count - 1, max(0, floor(((along + 1) / 2) * count)));
  };
  const compare = (x: number, y: number, dx: number, dy: number): void => {
    if (x + dx >= region.width || y + dy >= region.height) return;
    if (!isGround((y + dy) * region.width + x + dx)) return;
    const one = ((region.top + y) * width + region.left + x) * channels;
    const other = one + (dy * width + dx) * channels;
    const apart = hypot(
      (data[one] ?? 0) - (data[other] ?? 0),
      (data[one + 1] ?? 0) - (data[other + 1] ?? 0),
      (data[one + 2] ?? 0) - (data[other + 2] ?? 0),
    );
    const piece = pieceOf(x, y);
    pairs[piece] = (pairs[piece] ?? 0) + 1;
    if (apart <= MOST_APART) alike[piece] = (alike[piece] ?? 0) + 1;
  };
  for (let y = 0; y < region.height; y++) {
    for (let x = 0; x < region.width; x++) {
      if (!isGround(y * region.width + x)) continue;
      compare(x, y, step, 0);
      compare(x, y, 0, step);
    }
  }
  return (pixel) => {
    const piece = pieceOf(pixel % region.width, floor(pixel / region.width));
    const compared = pairs[piece] ?? 0;
    return compared >= LEAST_PAIRS && (alike[piece] ?? 0) >= SHARE * compared;
  };
};
