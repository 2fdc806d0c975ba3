import { haveOneShape, largerOf } from '@safelight/rules';
import type { Size } from './zoom.ts';

/** The combined size of pictures when each is as large as a common frame allows. */
export interface Extent {
  /** The largest and the smallest of their shapes, as width over height. */
  readonly widest: number;
  readonly narrowest: number;
  /** The largest size that their frame may have, in pixels. */
  readonly most: Size;
}

const ratioOf = ({ width, height }: Size): number => width / height;

/**
 * The sizes at which two pictures are compared: pictures of the same shape, whatever their resolution, cover
 * each other exactly; others keep their sizes.
 */
export const aligned = (one: Size, other: Size): readonly [Size, Size] => {
  if (!haveOneShape(one, other)) return [one, other];
  const larger = largerOf(one, other);
  return [larger, larger];
};

/** The extent of the pictures in a common frame; there must be at least one. */
export const extentOf = (sizes: readonly Size[]): Extent => {
  const ratios = sizes.map(ratioOf);
  return {
    widest: Math.max(...ratios),
    narrowest: Math.min(...ratios),
    most: {
      width: Math.max(...sizes.map(({ width }) => width)),
      height: Math.max(...sizes.map(({ height }) => height)),
    },
  };
};
