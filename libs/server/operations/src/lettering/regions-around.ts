import { type Region, spanning } from '../pixels/region.ts';
import { boundsAround, grownBy, type TextBox } from './text-boxes.ts';

const { max } = Math;

/** The margin around a line as a multiple of its height, and at least this fraction of the picture's longer side. */
const MARGIN = 1.5;
const LEAST_MARGIN = 0.03;

const areApart = (one: Region, other: Region): boolean =>
  one.left >= other.left + other.width ||
  other.left >= one.left + one.width ||
  one.top >= other.top + other.height ||
  other.top >= one.top + one.height;

/** Rectangles that contain boxes with a margin and do not overlap, so that no place is looked at twice. */
export const regionsAround = (
  size: { readonly width: number; readonly height: number },
  boxes: readonly TextBox[],
): readonly Region[] => {
  let regions: readonly Region[] = [];
  for (const box of boxes) {
    const margin = max(MARGIN * box.height, LEAST_MARGIN * max(size.width, size.height));
    let region: Region = boundsAround(grownBy(box, margin), size);
    // A rectangle that grows around its neighbour may reach the next one.
    for (;;) {
      const within = region;
      const apart = regions.filter((other) => areApart(other, within));
      if (apart.length === regions.length) break;
      region = regions.filter((other) => !areApart(other, within)).reduce(spanning, within);
      regions = apart;
    }
    regions = [...regions, region];
  }
  return regions;
};
