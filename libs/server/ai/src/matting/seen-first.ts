import { boxFilter } from '../pixels/box-filter.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import type { Region } from '../pixels/region.ts';

const { floor, max, round } = Math;

/** What the first look takes for the subject at least this likely may be seen from near. */
const PERHAPS = 0.1;
/** How far from that something may be that is seen from near, as a share of the longer side of what is seen. */
const REACH = 0.04;

/**
 * What was seen from near in a part of a picture, without what is too far from the subject of the first look: a cable
 * that touches a cup looks from near as if it were a part of it. `first` is of the whole picture, of any size.
 */
export const nearSeenFirst = (
  mask: Plane,
  region: Region,
  first: Plane,
  picture: Pick<Picture, 'width' | 'height'>,
): Plane => {
  const perhaps = Float32Array.from(first.values, (value) => (value >= PERHAPS ? 1 : 0));
  const longer = max(
    (region.width / picture.width) * first.width,
    (region.height / picture.height) * first.height,
  );
  const near = boxFilter({ ...first, values: perhaps }, max(1, round(REACH * longer))).values;
  const values = mask.values.map((value, pixel) => {
    const x = region.left + (((pixel % mask.width) + 0.5) / mask.width) * region.width;
    const y = region.top + ((floor(pixel / mask.width) + 0.5) / mask.height) * region.height;
    const column = floor((x / picture.width) * first.width);
    const row = floor((y / picture.height) * first.height);
    return (near[row * first.width + column] ?? 0) > 1e-4 ? value : 0;
  });
  return { ...mask, values };
};
