import type { OperationId } from '../operations/registry.ts';
import type { PictureTraits } from './picture-traits.ts';

/** A page: mostly bright paper, hardly any color, and nothing but black on it. */
const PAGE = { saturation: 0.16, meanLuma: 0.6, brightest: 0.8, spread: 0.06 };
/** The spread of color of a picture without any, or in the one tone of an old print. */
const ONE_TONE = 0.035;

/** What makes a page easier to read. */
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
/** What would be seen nowhere in a picture of one tone, or would age what is old already. */
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

/** Whether an idea of these operations makes sense for such a picture at all. */
export const isFitting = (operations: readonly OperationId[], traits: PictureTraits): boolean => {
  if (isPage(traits)) return operations.every((id) => FOR_PAGES.includes(id));
  if (isOldPhoto(traits)) return operations.every((id) => !NOT_FOR_OLD_PHOTOS.includes(id));
  return operations.every((id) => id !== 'scan-document');
};
