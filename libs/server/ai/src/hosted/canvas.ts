import type { Size } from '@safelight/application/ports';

/** Proportions that differ by no more than this are taken for the same; models round sides to multiples of theirs. */
const SAME_SHAPE = 0.05;

const ratioOf = ({ width, height }: Size): number => width / height;

const distance = (one: Size, other: Size): number => Math.abs(Math.log(ratioOf(one) / ratioOf(other)));

/** Of the shapes a service answers in, the one whose proportions are nearest to a picture's; the first of equals. */
export const nearestShape = <Shape extends Size>(
  picture: Size,
  [first, ...others]: readonly [Shape, ...Shape[]],
): Shape =>
  others.reduce((best, shape) => (distance(picture, shape) < distance(picture, best) ? shape : best), first);

/** A side about as long as wanted, by an even number of pixels: the picture then lies exactly in the middle. */
const grown = (side: number, wanted: number): number => side + 2 * Math.round((wanted - side) / 2);

/**
 * The canvas a picture is laid on so that a service that answers in `shape` crops nothing of it: in the proportions
 * of the shape, and no larger than it has to be. Null when the picture has these proportions already.
 */
export const canvasFor = (picture: Size, shape: Size): Size | null => {
  const [own, wanted] = [ratioOf(picture), ratioOf(shape)];
  if (Math.max(own / wanted, wanted / own) <= 1 + SAME_SHAPE) return null;
  const { width, height } = picture;
  return own > wanted
    ? { width, height: grown(height, width / wanted) }
    : { width: grown(width, height * wanted), height };
};

/** What a model is told of a picture's size, in words that leave no room for another framing. */
export const sizeInWords = ({ width, height }: Size): string =>
  `The first image is ${width} × ${height} pixels, ${Math.max(width, height)} on its longest side. Answer with the whole image in the same proportions and framing: crop nothing, and add no border.`;
