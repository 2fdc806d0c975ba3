import { boxFilter } from '../pixels/box-filter.ts';
import type { Picture, Plane } from '../pixels/picture.ts';

/** The number of low bits of a channel that are ignored, so that similar colors share a cell. */
const CELL_BITS = 4;
const CELLS = 256 >> CELL_BITS;
/** The radius within which likeness is averaged, so that single dark or bright pixels have little effect. */
const RADIUS = 3;
/** A small count added to every color, so that a color which occurs nowhere is equally like both sets. */
const SELDOM = 1e-5;

const cellOf = ({ data, channels }: Picture, pixel: number): number => {
  const at = pixel * channels;
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
  return ((red >> CELL_BITS) * CELLS + (green >> CELL_BITS)) * CELLS + (blue >> CELL_BITS);
};

/** The fraction of each color among the pixels of a set (1 inside, 0 outside). */
const sharesOf = (cells: Uint16Array, set: Float32Array): Float32Array => {
  const shares = new Float32Array(CELLS ** 3);
  const size = set.reduce((sum, value) => sum + value, 1e-6);
  cells.forEach((cell, pixel) => (shares[cell] = (shares[cell] ?? 0) + (set[pixel] ?? 0) / size));
  return shares;
};

/** How much each pixel's color is like those of `front` rather than those of `behind`, 0–1. */
export const likenessOf = (picture: Picture, front: Float32Array, behind: Float32Array): Plane => {
  const { width, height } = picture;
  const cells = Uint16Array.from(front, (_, pixel) => cellOf(picture, pixel));
  const [inFront, inBack] = [sharesOf(cells, front), sharesOf(cells, behind)];
  const values = Float32Array.from(cells, (cell) => {
    const [one, other] = [(inFront[cell] ?? 0) + SELDOM, (inBack[cell] ?? 0) + SELDOM];
    return one / (one + other);
  });
  return boxFilter({ width, height, values }, RADIUS);
};
