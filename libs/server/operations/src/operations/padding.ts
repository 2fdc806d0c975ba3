import { MAX_IMAGE_PIXELS } from '@safelight/rules';
import { NothingToDoError, type StepOptions } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { layerOf, pictureFrom, sharpOf } from '../pixels/with-sharp.ts';

const { floor, max, min, round, sqrt } = Math;

/** Shapes that differ by less than this fraction are the same. */
const SAME = 0.004;
/** The longer side in pixels of the copy that is blurred, and the standard deviation of the blur in its pixels. */
const BLURRED = { side: 160, sigma: 4 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The proportions that a picture shall get without losing anything, and the exact size if one is asked for. */
interface Shape {
  readonly across: number;
  readonly down: number;
  readonly size: Size | null;
}

/** The shape that the options name: a square, a ratio such as "9:16", or a size in pixels. Null if they name none. */
export const shapeIn = ({ shape, ratio, width, height }: StepOptions): Shape | null => {
  if (shape === 'square') return { across: 1, down: 1, size: null };
  if (shape !== 'padded') return null;
  const [across = 1, down = 1] = String(ratio).split(':').map(Number);
  const size = width === undefined ? null : { width: Number(width), height: Number(height) };
  return { across, down, size };
};

/** What the bars are for, in the title of an edit. */
export const shapeName = ({ shape, ratio, width, height }: StepOptions): string =>
  shape === 'square' || ratio === '1:1'
    ? 'square'
    : width === undefined
      ? String(ratio)
      : `${width} × ${height}`;

/** The picture itself, or the size that it may have so that it is no larger than a picture may be once it has bars. */
const largestFor = (picture: Picture, aspect: number): Size => {
  const { width, height } = picture;
  const pixels = max(width, height * aspect) * max(height, width / aspect);
  if (pixels <= MAX_IMAGE_PIXELS) return picture;
  const scale = sqrt(MAX_IMAGE_PIXELS / pixels);
  return { width: floor(width * scale), height: floor(height * scale) };
};

/** A copy of the picture that fills so many pixels and is blurred, as it lies behind photos on upright screens. */
const blurredCopy = async (picture: Picture, width: number, height: number): Promise<Picture> => {
  const scale = min(1, BLURRED.side / max(width, height));
  const [across, down] = [max(1, round(width * scale)), max(1, round(height * scale))];
  const small = await pictureFrom(
    sharpOf(picture).resize(across, down, { fit: 'cover' }).blur(BLURRED.sigma),
  );
  return pictureFrom(sharpOf(small).resize(width, height, { fit: 'fill', kernel: 'cubic' }));
};

/**
 * Puts bars at two opposite sides of a picture, in one color or of a blurred copy of it, so that it gets a shape and nothing
 * is cut off. Throws NothingToDoError if it has this shape.
 */
export const padded = async (
  picture: Picture,
  { across, down, size }: Shape,
  fill: { readonly color: string } | 'blurred copy',
): Promise<Picture> => {
  const fitted = size === null ? largestFor(picture, across / down) : size;
  const scaled =
    fitted === picture
      ? picture
      : await pictureFrom(sharpOf(picture).resize(fitted.width, fitted.height, { fit: 'inside' }));
  const width = size?.width ?? max(scaled.width, round((scaled.height * across) / down));
  const height = size?.height ?? max(scaled.height, round((scaled.width * down) / across));
  const isSame = (whole: number, part: number): boolean => whole - part <= whole * SAME;
  if (size === null && isSame(width, scaled.width) && isSame(height, scaled.height))
    throw new NothingToDoError(
      across === down ? 'The image is square already.' : `The image is ${across}:${down} already.`,
    );
  const [left, top] = [round((width - scaled.width) / 2), round((height - scaled.height) / 2)];
  if (fill !== 'blurred copy')
    return pictureFrom(
      sharpOf(scaled).extend({
        left,
        top,
        right: width - scaled.width - left,
        bottom: height - scaled.height - top,
        background: fill.color,
      }),
    );
  const behind = await blurredCopy(picture, width, height);
  // A composite always has an alpha channel.
  const laid = sharpOf(behind).composite([layerOf(scaled, { left, top })]);
  return pictureFrom(scaled.channels === 3 ? laid.removeAlpha() : laid);
};
