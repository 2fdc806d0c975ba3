import type { FoundObject } from '../objects/find-objects.ts';
import type { OperationId } from '../operations/registry.ts';

/** Measurements of a picture that decide which edits suit the picture. */
export interface PictureTraits {
  readonly width: number;
  readonly height: number;
  /** The objects in the picture, ordered by confidence. Empty when the detector cannot run here. */
  readonly objects: readonly FoundObject[];
  /** True when the picture has a salient subject. Null when no model could look for one. */
  readonly hasSubject: boolean | null;
  /** The mean of luma, 0–1. */
  readonly meanLuma: number;
  /** The deviation of luma, 0–1. */
  readonly deviation: number;
  /** 5 % of the pixels have a luma (0–1) below this value. */
  readonly darkest: number;
  /** 5 % of the pixels have a luma (0–1) above this value. */
  readonly brightest: number;
  /** The fraction (0–1) of pixels that are pure black. */
  readonly crushed: number;
  /** The fraction (0–1) of pixels that are pure white. */
  readonly blown: number;
  /** Mean saturation, 0–1. */
  readonly saturation: number;
  /** Mean red minus mean blue, −1 to 1. It is above 0 in warm pictures. */
  readonly warmth: number;
  /** The mean excess of green over the other two components, −1 to 1. */
  readonly greenness: number;
  /**
   * The distance (0–1) of colors from one another, apart from a common tint. It is nearly 0 in grey and sepia
   * prints.
   */
  readonly colorSpread: number;
  /** The deviation (0–1) of the finest structure in flat areas, which is a measure of noise. */
  readonly noise: number;
  /** The strength of the sharpest edges, 0–1. */
  readonly sharpness: number;
}

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
