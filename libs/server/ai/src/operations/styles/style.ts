import type { Picture } from '../../pixels/picture.ts';

export interface StyleContext {
  /** 1 as designed. */
  readonly strength: number;
  readonly seed: number;
  /** Pixels of a thousandth of the longer side. */
  readonly unit: number;
}

/** A named way of painting. */
export interface Style {
  /** After "in the style of": "Van Gogh", "pop art". */
  readonly title: string;
  /** Paints an RGB picture of at most 1,600 pixels a side; may write into it. */
  paint(picture: Picture, context: StyleContext): Promise<Picture>;
}

/** Nothing needs to hear of progress within one small picture. */
export const quietly = (): Promise<void> => Promise.resolve();
