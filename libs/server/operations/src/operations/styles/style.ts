import type { Face } from '../../faces/find-faces.ts';
import type { Picture, Plane } from '../../pixels/picture.ts';

/** What models find in a picture. Where they cannot run, nothing is found. */
export interface Sight {
  readonly faces: readonly Face[];
  /** The subject's mask (0–1) in the size of the picture. Null when no clear subject stands out. */
  readonly subject: Plane | null;
}

export interface StyleContext {
  /** The strength, 1 by default. */
  readonly strength: number;
  readonly seed: number;
  /** The number of pixels in a thousandth of the longer side. */
  readonly unit: number;
  /** Looks for faces and for a subject. It takes about two seconds. */
  see(): Promise<Sight>;
}

/** A named way of painting. */
export interface Style {
  /** The name as it follows "in the style of": "Van Gogh", "pop art". */
  readonly title: string;
  /** The `keepsFaces` of this style if it differs from most. With 0 it paints faces by itself. */
  readonly keepsFaces?: number;
  /** Paints an RGB picture with sides of at most 1,600 pixels. It may write into the picture. */
  paint(picture: Picture, context: StyleContext): Promise<Picture>;
}

/** A progress report that does nothing. Within one small picture, progress matters little. */
export const quietly = (): Promise<void> => Promise.resolve();
