import { boxFilter } from '../pixels/box-filter.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import type { Region } from '../pixels/region.ts';

const { floor, max, round } = Math;

/** A pixel of the crop may stay only near a pixel with this likelihood in the mask of the whole picture. */
const PERHAPS = 0.2;
/** The maximum distance from such a pixel, as a fraction of the crop's longer side. */
const REACH = 0.02;

/**
 * Removes from the mask of a crop the parts that are too far from the subject in the whole picture. In a
 * crop, a cable that touches a cup looks like a part of the cup. `first` is the mask of the whole picture, of
 * any size.
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
