import type { FoundObject } from '../objects/find-objects.ts';

/** Measurements of a picture that decide which edits suit it. */
export interface PictureTraits {
  readonly width: number;
  readonly height: number;
  /** The objects ordered by confidence; empty when the detector cannot run here. */
  readonly objects: readonly FoundObject[];
  /** True when the picture has a salient subject; null when no model could look for it. */
  readonly hasSubject: boolean | null;
  /** The mean of luma, its deviation, and the luma below and above which 5 % of the pixels are, all 0–1. */
  readonly meanLuma: number;
  readonly deviation: number;
  readonly darkest: number;
  readonly brightest: number;
  /** The fractions of pixels that are pure black and pure white, 0–1. */
  readonly crushed: number;
  readonly blown: number;
  /** Mean saturation, 0–1. */
  readonly saturation: number;
  /** Mean red minus mean blue, −1 to 1; warm pictures are above 0. */
  readonly warmth: number;
  /** How much green exceeds the other two components on average, −1 to 1. */
  readonly greenness: number;
  /**
   * The distance of colors from one another, whatever tint they share, 0–1; nearly 0 in grey and sepia
   * prints.
   */
  readonly colorSpread: number;
  /** The deviation of the finest structure in flat areas, 0–1, which is noise. */
  readonly noise: number;
  /** The strength of the sharpest edges, 0–1. */
  readonly sharpness: number;
}
