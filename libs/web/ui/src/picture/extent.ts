import { haveOneShape, largerOf } from '@safelight/rules';
import type { Size } from './zoom.ts';

/** What pictures take together when each is as large as a common frame allows. */
export interface Extent {
  /** The largest and the smallest of their shapes, as width over height. */
  readonly widest: number;
  readonly narrowest: number;
  /** The largest size that their frame may have, in pixels. */
  readonly most: Size;
}

const ratioOf = ({ width, height }: Size): number => width / height;

/**
 * The two sizes as they are laid over each other: pictures of one shape, however many pixels each has, cover each other
 * to the edge; any others stay as they are.
 */
export const aligned = (one: Size, other: Size): readonly [Size, Size] => {
  if (!haveOneShape(one, other)) return [one, other];
  const larger = largerOf(one, other);
  return [larger, larger];
};

/** The frame that pictures share, at least one of them. */
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
