import { regionAround } from '../matting/object-mask.ts';
import { subjectAlpha } from '../matting/subject-alpha.ts';
import { subjectMask } from '../matting/subject-mask.ts';
import { areaOf, type FoundObject } from '../objects/find-objects.ts';
import type { Mask, OperationContext } from '../operation.ts';
import { type Picture, type Plane, resizePlane } from '../pixels/picture.ts';
import { crop, type Region } from '../pixels/region.ts';

const { max, min } = Math;

/** The longer side of the copy in which edges are analysed and objects are detected. */
export const GUIDE_SIDE = 1_024;
/** The minimum area of an object that is cut out of a part, and the largest number of these. */
const LEAST_AREA = 0.015;
const MOST_OBJECTS = 3;
/** The margin around a box in which the outline of the object is searched, as a fraction of the box. */
const MARGIN = 0.18;

/** How much of a region belongs to the part. */
const shareIn = ({ width, values }: Plane, region: Region): number => {
  let sum = 0;
  for (let y = 0; y < region.height; y++)
    for (let x = 0; x < region.width; x++) sum += values[(region.top + y) * width + region.left + x] ?? 0;
  return sum / (region.width * region.height);
};

/** The likelihood (0–1) of a part in each pixel of a small copy. */
export interface PartLook {
  readonly guide: Picture;
  readonly likely: Plane;
  /** An object is cut out if the part covers a fraction of its box between these. */
  readonly covered: { readonly least: number; readonly most: number };
}

/**
 * Removes the outlines of the largest objects from the likelihood of a part, in place. Objects are left alone if the
 * part covers a fraction of their box outside `covered`. `likely` has the size of `guide`.
 */
export const withoutObjects = async (
  { guide, likely, covered }: PartLook,
  objects: readonly FoundObject[],
  infer: OperationContext['infer'],
): Promise<void> => {
  const large = objects
    .filter(({ box }) => areaOf(box) >= LEAST_AREA)
    .toSorted((a, b) => areaOf(b.box) - areaOf(a.box))
    .slice(0, MOST_OBJECTS);
  for (const { box } of large) {
    const share = shareIn(likely, regionAround(box, likely, 0));
    if (share < covered.least || share > covered.most) continue;
    const region = regionAround(box, likely, MARGIN);
    const outline = resizePlane(await subjectMask(crop(guide, region), infer), region.width, region.height);
    for (let y = 0; y < region.height; y++) {
      for (let x = 0; x < region.width; x++) {
        const at = (region.top + y) * likely.width + region.left + x;
        const isObject = max(0, min(1, 2 * (outline.values[y * region.width + x] ?? 0) - 0.5));
        likely.values[at] = min(likely.values[at] ?? 0, 1 - isObject);
      }
    }
  }
};

/** The mask of a part at full size. Its edges follow the colors of the picture. */
export const refined = (picture: Picture, { guide, likely }: Pick<PartLook, 'guide' | 'likely'>): Mask => {
  const { width, height } = picture;
  return subjectAlpha(picture, { region: { left: 0, top: 0, width, height }, guide, mask: likely });
};
