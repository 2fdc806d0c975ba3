import { enlarge } from '../superres/enlarge.ts';
import { NothingToDoError, type Operation } from './operation.ts';

/** Longer side in pixels of the sizes people name. */
/** Sides people know by a name. */
const SIDE_NAMES: Readonly<Record<number, string>> = {
  7680: '8K',
  5120: '5K',
  3840: '4K',
  2560: '2K',
  1920: 'Full HD',
};
const DEFAULT_FACTOR = 2;
/** Results less larger than this would look the same. */
const LEAST_GAIN = 1.02;

/** More pixels by a super-resolution network: a factor, or up to a size. */
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
    const { options, maxSide, infer, report, note } = context;
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
    return enlarge(picture, width, height, infer, (fraction) => report(fraction));
  },
};
