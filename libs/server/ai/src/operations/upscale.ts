import { part } from '../pixels/bands.ts';
import type { Picture } from '../pixels/picture.ts';
import { hasJpegArtefacts, removeJpegArtefacts } from '../pixels/remove-jpeg-artefacts.ts';
import { enlarge, type Enlarged } from '../superres/enlarge.ts';
import { NothingToDoError, type Operation } from '../operation.ts';

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
    return `Details were drawn from a copy of ${seen.width} × ${seen.height} pixels, and what the picture has beyond it was put back.`;
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
  graded: false,
  models: ['slim-x2', 'animev3-x4', 'gans-x4'],
  example: 'Upscale to 4K',
  titleFor: ({ side, factor }) =>
    side === undefined
      ? `upscale ×${factor ?? DEFAULT_FACTOR}`
      : `upscale to ${SIDE_NAMES[Number(side)] ?? `${side} pixels`}`,
  async apply(picture, _strength, context) {
    const { options, maxSide, jpegQuality, infer, report, note } = context;
    const side = Math.max(picture.width, picture.height);
    const wanted =
      typeof options['side'] === 'number'
        ? options['side']
        : Math.round(side * Number(options['factor'] ?? DEFAULT_FACTOR));
    const target = Math.min(wanted, maxSide);
    if (target < side * LEAST_GAIN) {
      throw new NothingToDoError(
        wanted < side * LEAST_GAIN
          ? `The picture already has ${side} pixels on its longer side.`
          : `The picture already has ${side} pixels on its longer side, and the most your plan allows is ${maxSide}.`,
      );
    }
    if (target < wanted) note(`Stopped at ${target} pixels on the longer side, the most your plan allows.`);
    const factor = target / side;
    const [width, height] = [Math.round(picture.width * factor), Math.round(picture.height * factor)];
    const telling = (fraction: number): Promise<void> => report(fraction);
    let source = picture;
    if (hasJpegArtefacts(jpegQuality)) {
      await report(0, 'Removing the artefacts of JPEG');
      source = await removeJpegArtefacts(picture, jpegQuality, part(telling, 0, CLEANING));
      note("The artefacts of JPEG's compression were removed first.");
      await report(CLEANING, 'Adding pixels');
    }
    const from = source === picture ? 0 : CLEANING;
    const enlarged = await enlarge(source, width, height, infer, part(telling, from, 1));
    const how = howItWasMade(source, enlarged);
    if (how !== null) note(how);
    return enlarged.picture;
  },
};
