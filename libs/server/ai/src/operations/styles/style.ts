import type { Picture } from '../../pixels/picture.ts';

export interface StyleContext {
  /** The strength, 1 by default. */
  readonly strength: number;
  readonly seed: number;
  /** The number of pixels in a thousandth of the longer side. */
  readonly unit: number;
}

/** A named way of painting. */
export interface Style {
  /** The name after "in the style of": "Van Gogh", "pop art". */
  readonly title: string;
  /** Paints an RGB picture with sides of at most 1,600 pixels; may write into it. */
  paint(picture: Picture, context: StyleContext): Promise<Picture>;
}

/** Ignores progress, which matters little within one small picture. */
export const quietly = (): Promise<void> => Promise.resolve();
