import type { Size } from '@safelight/application/ports';

/**
 * Proportions that differ by at most this much count as equal, because models round sides to multiples of a
 * fixed number.
 */
const SAME_SHAPE = 0.05;

const ratioOf = ({ width, height }: Size): number => width / height;

const distance = (one: Size, other: Size): number => Math.abs(Math.log(ratioOf(one) / ratioOf(other)));

/**
 * The shape that is closest to the picture's proportions, among the shapes in which a service answers. The
 * first shape wins a tie.
 */
export const nearestShape = <Shape extends Size>(
  picture: Size,
  [first, ...others]: readonly [Shape, ...Shape[]],
): Shape =>
  others.reduce((best, shape) => (distance(picture, shape) < distance(picture, best) ? shape : best), first);

/**
 * A length close to `wanted` that differs from `side` by an even number of pixels, so that the picture can be
 * centered exactly.
 */
const grown = (side: number, wanted: number): number => side + 2 * Math.round((wanted - side) / 2);

/**
 * The smallest canvas around a picture with the proportions of `shape`, so that a service that answers in
 * this shape crops nothing. Null when the picture already has these proportions.
 */
export const canvasFor = (picture: Size, shape: Size): Size | null => {
  const [own, wanted] = [ratioOf(picture), ratioOf(shape)];
  if (Math.max(own / wanted, wanted / own) <= 1 + SAME_SHAPE) return null;
  const { width, height } = picture;
  return own > wanted
    ? { width, height: grown(height, width / wanted) }
    : { width: grown(width, height * wanted), height };
};

/** A sentence that tells the model the picture's size, so that it keeps the framing. */
export const sizeInWords = ({ width, height }: Size): string =>
  `The first image is ${width} × ${height} pixels, ${Math.max(width, height)} on its longest side. Answer with the whole image in the same proportions and framing: crop nothing, and add no border.`;
