import type { FoundObject } from '../objects/find-objects.ts';

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
