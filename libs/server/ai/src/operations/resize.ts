import { sizeWithin, type Picture } from '../pixels/picture.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { enlarge } from '../superres/enlarge.ts';
import { NothingToDoError, type Operation, type OperationContext, type StepOptions } from '../operation.ts';

const { max, min, round } = Math;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The minimum factor for which networks enlarge. Below it their result would look the same as interpolation.
 */
const NETWORK_FROM = 1.3;

const wantedSize = ({ width, height }: Size, { options }: OperationContext): Size => {
  const scaled = (factor: number): Size => ({
    width: max(1, round(width * factor)),
    height: max(1, round(height * factor)),
  });
  const [across, down] = [Number(options['width'] ?? 0), Number(options['height'] ?? 0)];
  if (options['percent'] !== undefined) return scaled(Number(options['percent']) / 100);
  if (options['side'] !== undefined) return scaled(Number(options['side']) / max(width, height));
  if (across > 0 && down > 0) return { width: across, height: down };
  return scaled(across > 0 ? across / width : down / height);
};

/** Crops the picture to the proportions of the requested size, so that nothing is distorted. */
const fitted = (picture: Picture, { width, height }: Size): Promise<Picture> =>
  pictureFrom(sharpOf(picture).resize(width, height, { fit: 'cover', kernel: 'lanczos3' }));

const titleOf = ({ percent, side, width, height }: StepOptions): string => {
  if (percent !== undefined) return `resize to ${percent} %`;
  if (side !== undefined) return `resize to ${side} pixels`;
  if (width !== undefined && height !== undefined) return `resize to ${width} × ${height}`;
  return width === undefined ? `resize to ${height} pixels high` : `resize to ${width} pixels wide`;
};

/** Resizes to exactly the requested number of pixels. */
export const resize: Operation<'resize'> = {
  id: 'resize',
  title: 'resize',
  phase: 'size',
  stage: 'Resizing',
  graded: false,
  example: 'Resize it to 50 %',
  titleFor: titleOf,
  async apply(picture, _strength, context) {
    const wanted = wantedSize(picture, context);
    const allowed = sizeWithin(wanted, max(context.maxSide, picture.width, picture.height));
    if (allowed.width < wanted.width) {
      context.note(
        `Stopped at ${max(allowed.width, allowed.height)} pixels on the longer side, the most your plan allows.`,
      );
    }
    const { width, height } = allowed;
    if (width === picture.width && height === picture.height)
      throw new NothingToDoError('The picture has this size already.');
    const growth = max(width / picture.width, height / picture.height);
    if (growth < NETWORK_FROM) return fitted(picture, allowed);
    const [w, h] = [round(picture.width * growth), round(picture.height * growth)];
    const large = await enlarge(picture, w, h, context.infer, (fraction) => context.report(fraction)).then(
      (enlarged) => enlarged.picture,
      () => picture,
    );
    return fitted(large, { width: min(width, context.maxSide), height: min(height, context.maxSide) });
  },
};
