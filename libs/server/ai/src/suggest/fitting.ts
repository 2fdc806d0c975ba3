import type { OperationId } from '../operations/registry.ts';
import type { PictureTraits } from './picture-traits.ts';

/** The traits of a page: mostly bright paper, hardly any color, and hardly any difference of color. */
const PAGE = { saturation: 0.16, meanLuma: 0.6, brightest: 0.8, spread: 0.06 };
/** The maximum spread of color in a black and white picture or a sepia print. */
const ONE_TONE = 0.035;

/** Operations that make a page easier to read. */
const FOR_PAGES: readonly OperationId[] = [
  'scan-document',
  'contrast',
  'sharpen',
  'straighten',
  'brighten',
  'denoise',
  'black-and-white',
  'color-correction',
  'improve-quality',
  'crop',
];
/** Operations that would not be visible in a picture of one tone, or that would age an old photo further. */
const NOT_FOR_OLD_PHOTOS: readonly OperationId[] = [
  'vintage',
  'sepia',
  'film-grain',
  'fade',
  'black-and-white',
  'saturation',
  'enhance-colors',
  'color-correction',
  'warm-tones',
  'cool-tones',
  'teal-and-orange',
  'sunset',
  'night',
];

/** True for a scanned or photographed page. */
export const isPage = ({ saturation, meanLuma, brightest, colorSpread, objects }: PictureTraits): boolean =>
  saturation < PAGE.saturation &&
  meanLuma > PAGE.meanLuma &&
  brightest > PAGE.brightest &&
  colorSpread < PAGE.spread &&
  objects.every(({ name }) => name === 'book');

/** True for a black and white photo, or one in the brown of old prints. */
export const isOldPhoto = (traits: PictureTraits): boolean =>
  traits.colorSpread < ONE_TONE && !isPage(traits);

/** True when these operations make sense for a picture with these traits. */
export const isFitting = (operations: readonly OperationId[], traits: PictureTraits): boolean => {
  if (isPage(traits)) return operations.every((id) => FOR_PAGES.includes(id));
  if (isOldPhoto(traits)) return operations.every((id) => !NOT_FOR_OLD_PHOTOS.includes(id));
  return operations.every((id) => id !== 'scan-document');
};
