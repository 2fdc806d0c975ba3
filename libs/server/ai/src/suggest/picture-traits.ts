import type { FoundObject } from '../objects/find-objects.ts';

/** What a picture is like, as far as it says which edits suit it. */
export interface PictureTraits {
  readonly width: number;
  readonly height: number;
  /** The surest first; empty when the detector cannot run here. */
  readonly objects: readonly FoundObject[];
  /** Whether a subject stands out; null when nobody could look. */
  readonly hasSubject: boolean | null;
  /** Mean of luma, its deviation, and the luma with 5 % of the pixels below and above, all 0–1. */
  readonly meanLuma: number;
  readonly deviation: number;
  readonly darkest: number;
  readonly brightest: number;
  /** Shares of pixels of pure black and pure white, 0–1. */
  readonly crushed: number;
  readonly blown: number;
  /** Mean saturation, 0–1. */
  readonly saturation: number;
  /** Mean red less mean blue, −1 to 1: how warm it is. */
  readonly warmth: number;
  /** Mean share of green over the other two, −1 to 1. */
  readonly greenness: number;
  /** How far colors are from one another, whatever tone they share, 0–1: next to nothing in grey and sepia prints. */
  readonly colorSpread: number;
  /** Deviation of the finest structure in flat areas, 0–1: noise. */
  readonly noise: number;
  /** Strength of the sharpest edges, 0–1. */
  readonly sharpness: number;
}
