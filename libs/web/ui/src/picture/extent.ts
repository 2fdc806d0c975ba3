import { haveOneShape, largerOf } from '@safelight/rules';
import type { Size } from './zoom.ts';

/** The limits that several pictures set for a common frame in which each is as large as possible. */
export interface Extent {
  /** The largest and the smallest of their shapes, as width over height. */
  readonly widest: number;
  readonly narrowest: number;
  /** The largest size that their frame may have, in pixels. */
  readonly most: Size;
}

const ratioOf = ({ width, height }: Size): number => width / height;

/**
 * Returns the sizes at which two pictures are compared. Pictures of the same shape cover each other exactly,
 * whatever their resolution; others keep their sizes.
 */
export const aligned = (one: Size, other: Size): readonly [Size, Size] => {
  if (!haveOneShape(one, other)) return [one, other];
  const larger = largerOf(one, other);
  return [larger, larger];
};

/** Returns the limits that these pictures set for a common frame. There must be at least one picture. */
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
