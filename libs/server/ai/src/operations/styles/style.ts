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
  /** The name as it follows "in the style of": "Van Gogh", "pop art". */
  readonly title: string;
  /** Paints an RGB picture with sides of at most 1,600 pixels. It may write into the picture. */
  paint(picture: Picture, context: StyleContext): Promise<Picture>;
}

/** A progress report that does nothing. Within one small picture, progress matters little. */
export const quietly = (): Promise<void> => Promise.resolve();
