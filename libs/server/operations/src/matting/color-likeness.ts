import { boxFilter } from '../pixels/box-filter.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { floatsFrom } from '../pixels/computed.ts';

/**
 * The number of low bits of a channel that are ignored, so that similar colors share a cell of the histogram.
 */
const CELL_BITS = 4;
const CELLS = 256 >> CELL_BITS;
/**
 * Likeness is averaged within this radius in pixels, so that a single dark or bright pixel has little effect.
 */
const RADIUS = 3;
/**
 * A small count that is added to every color, so that a color that occurs in neither set is equally similar
 * to both.
 */
const SELDOM = 1e-5;

const cellOf = ({ data, channels }: Picture, pixel: number): number => {
  const at = pixel * channels;
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
  return ((red >> CELL_BITS) * CELLS + (green >> CELL_BITS)) * CELLS + (blue >> CELL_BITS);
};

/** The fraction of the set's pixels that have each color. `set` is 1 for its pixels and 0 for all others. */
const sharesOf = (cells: Uint16Array, set: Float32Array): Float32Array => {
  const shares = new Float32Array(CELLS ** 3);
  const size = set.reduce((sum, value) => sum + value, 1e-6);
  cells.forEach((cell, pixel) => (shares[cell] = (shares[cell] ?? 0) + (set[pixel] ?? 0) / size));
  return shares;
};

/** How similar each pixel's color is to the colors of `front` (1) rather than to those of `behind` (0). */
export const likenessOf = (picture: Picture, front: Float32Array, behind: Float32Array): Plane => {
  const { width, height } = picture;
  const cells = new Uint16Array(front.length);
  for (let pixel = 0; pixel < cells.length; pixel++) cells[pixel] = cellOf(picture, pixel);
  const [inFront, inBack] = [sharesOf(cells, front), sharesOf(cells, behind)];
  const values = floatsFrom(cells, (cell) => {
    const [one, other] = [(inFront[cell] ?? 0) + SELDOM, (inBack[cell] ?? 0) + SELDOM];
    return one / (one + other);
  });
  return boxFilter({ width, height, values }, RADIUS);
};
