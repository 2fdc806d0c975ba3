import { type Picture, sizeWithin } from '../pixels/picture.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { enlarge, type Enlarged } from '../superres/enlarge.ts';
import { NothingToDoError, type Operation, type OperationContext, type StepOptions } from '../operation.ts';
import { crop } from './crop.ts';
import { part } from '../pixels/bands.ts';
import { hasJpegArtefacts, removeJpegArtefacts } from '../pixels/remove-jpeg-artefacts.ts';

const { abs, max, min, round } = Math;

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
  if (options['shortSide'] !== undefined) return scaled(Number(options['shortSide']) / min(width, height));
  // A sheet of paper lies or stands as the picture does.
  const isTurned = options['sides'] === 'either' && across > down !== width > height && width !== height;
  if (across > 0 && down > 0)
    return isTurned ? { width: down, height: across } : { width: across, height: down };
  return scaled(across > 0 ? across / width : down / height);
};

/** Crops the picture to the proportions of the requested size, so that nothing is distorted. */
const fitted = (picture: Picture, { width, height }: Size): Promise<Picture> =>
  pictureFrom(sharpOf(picture).resize(width, height, { fit: 'cover', kernel: 'lanczos3' }));

const titleOf = ({ percent, side, shortSide, width, height, sides }: StepOptions): string => {
  if (sides === 'either') return `resize to ${width} × ${height}, or ${height} × ${width} if it is turned`;
  if (percent !== undefined) return `resize to ${percent} %`;
  if (side !== undefined) return `resize to ${side} pixels`;
  if (shortSide !== undefined) return `resize to ${shortSide} pixels on the shorter side`;
  if (width !== undefined && height !== undefined) return `resize to ${width} × ${height}`;
  return width === undefined ? `resize to ${height} pixels high` : `resize to ${width} pixels wide`;
};

/** Proportions that differ by less than this fraction are the same but for rounding. */
const SAME_SHAPE = 0.02;

/** The part of the picture in the shape of the size, which keeps faces and the subject. */
const inShapeOf = async (
  picture: Picture,
  { width, height }: Size,
  context: OperationContext,
): Promise<Picture> => {
  const { keeps } = context.options;
  const isSame = abs((width * picture.height) / (height * picture.width) - 1) < SAME_SHAPE;
  if (isSame) return picture;
  const options = { ratio: `${width}:${height}`, ...(keeps === undefined ? {} : { keeps }) };
  try {
    return await crop.apply(picture, 1, { ...context, options });
  } catch (error) {
    if (error instanceof NothingToDoError) return picture;
    throw error;
  }
};

/** Resizes to exactly the requested number of pixels. */
export const resize: Operation<'resize'> = {
  id: 'resize',
  title: 'resize',
  phase: 'size',
  stage: 'Resizing',
  example: 'Resize it to 50 %',
  titleFor: titleOf,
  async apply(whole, _strength, context) {
    const picture = await inShapeOf(whole, wantedSize(whole, context), context);
    const wanted = wantedSize(picture, context);
    const allowed = sizeWithin(wanted, max(context.maxSide, picture.width, picture.height));
    if (allowed.width < wanted.width) {
      context.note(
        `Stopped at ${max(allowed.width, allowed.height)} pixels on the longer side, the most your plan allows.`,
      );
    }
    const { width, height } = allowed;
    if (width === whole.width && height === whole.height)
      throw new NothingToDoError('The image has this size already.');
    const growth = max(width / picture.width, height / picture.height);
    if (growth < NETWORK_FROM) return fitted(picture, allowed);
    const [w, h] = [round(picture.width * growth), round(picture.height * growth)];
    const large = await enlarge(picture, w, h, context.infer, context.report).then(
      (enlarged) => enlarged.picture,
      () => picture,
    );
    return fitted(large, { width: min(width, context.maxSide), height: min(height, context.maxSide) });
  },
};

/** The longer sides of sizes that have a common name. */
const SIDE_NAMES: Readonly<Record<number, string>> = {
  7680: '8K',
  5120: '5K',
  3840: '4K',
  2560: '2K',
  1920: 'Full HD',
};
const DEFAULT_FACTOR = 2;
/** The minimum factor. A smaller enlargement would look the same. */
const LEAST_GAIN = 1.02;

/** The fraction of the time that removing JPEG artefacts takes. */
const CLEANING = 0.15;

/**
 * A note for the person when a part of the enlargement is interpolated. Null when networks computed all of
 * it.
 */
const howItWasMade = (source: Picture, { picture, seen, answered }: Enlarged): string | null => {
  if (seen.width < source.width) {
    return `Details were drawn from a copy of ${seen.width} × ${seen.height} pixels, and what the image has beyond it was put back.`;
  }
  if (answered.width < picture.width) {
    return `Details were drawn up to ${answered.width} × ${answered.height} pixels, and enlarged smoothly from there.`;
  }
  return null;
};

/** Enlarges the picture with a super-resolution network, by a factor or up to a size. */
export const upscale: Operation<'upscale'> = {
  id: 'upscale',
  title: 'upscale',
  phase: 'size',
  stage: 'Adding pixels',
  models: ['slim-x2', 'animev3-x4', 'gans-x4'],
  example: 'Upscale to 4K',
  titleFor: ({ side, factor }) =>
    side === undefined
      ? `upscale ×${factor ?? DEFAULT_FACTOR}`
      : `upscale to ${SIDE_NAMES[Number(side)] ?? `${side} pixels`}`,
  async apply(picture, _strength, context) {
    const { options, maxSide, jpegQuality, infer, report, note } = context;
    const side = max(picture.width, picture.height);
    const wanted =
      typeof options['side'] === 'number'
        ? options['side']
        : round(side * Number(options['factor'] ?? DEFAULT_FACTOR));
    const target = min(wanted, maxSide);
    if (target < side * LEAST_GAIN) {
      throw new NothingToDoError(
        wanted < side * LEAST_GAIN
          ? `The image already has ${side} pixels on its longer side.`
          : `The image already has ${side} pixels on its longer side, and the most your plan allows is ${maxSide}.`,
      );
    }
    if (target < wanted) note(`Stopped at ${target} pixels on the longer side, the most your plan allows.`);
    const factor = target / side;
    const [width, height] = [round(picture.width * factor), round(picture.height * factor)];
    let source = picture;
    if (hasJpegArtefacts(jpegQuality)) {
      await report(0, 'Removing the artifacts of JPEG');
      source = await removeJpegArtefacts(picture, jpegQuality, part(report, 0, CLEANING));
      note("The artifacts of JPEG's compression were removed first.");
      await report(CLEANING, 'Adding pixels');
    }
    const from = source === picture ? 0 : CLEANING;
    const enlarged = await enlarge(source, width, height, infer, part(report, from, 1));
    const how = howItWasMade(source, enlarged);
    if (how !== null) note(how);
    return enlarged.picture;
  },
};
