import type { Mask } from '../operation.ts';
import type { Plane } from '../pixels/picture.ts';
import type { Region } from '../pixels/region.ts';

/** A mask of the picture's size in which nothing is marked. */
export const emptyMask = ({ width, height }: Pick<Mask, 'width' | 'height'>): Mask => ({
  width,
  height,
  values: new Uint8Array(width * height),
});

/** Marks in a mask what a plane (0–1) marks of one of its regions. */
export const layInto = (mask: Mask, plane: Plane, { left, top, width, height }: Region): void => {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (top + y) * mask.width + left + x;
      const value = Math.round(255 * (plane.values[y * width + x] ?? 0));
      if (value > (mask.values[at] ?? 0)) mask.values[at] = value;
    }
  }
};
