import { findObjects } from '../objects/find-objects.ts';
import { NothingToDoError } from '../operation.ts';
import { reduced, resizePlane } from '../pixels/picture.ts';
import { isIndoors, isSkyLike, measuresOf } from './judge-sky.ts';
import { lookForSky } from './look-for-sky.ts';
import { GUIDE_SIDE, refined, withoutObjects } from './part-mask.ts';
import type { RegionFinder } from './region-finder.ts';

const NO_SKY = 'No sky was found in the picture. Paint over the part that is meant, and ask again.';
/** Objects are cut out if the sky covers a fraction of their box between these. */
const COVERED = { least: 0.04, most: 0.7 };

/** The sky. Whatever may be a white wall, a ceiling, a backdrop or water is refused rather than taken for a sky. */
export const skyOf: RegionFinder = async (picture, { infer }) => {
  const guide = reduced(picture, GUIDE_SIDE);
  const look = lookForSky(guide);
  const measures = measuresOf(look);
  if (!isSkyLike(measures)) throw new NothingToDoError(NO_SKY);
  // Without a detector the sky is judged by its colors alone.
  const objects = await findObjects(guide, infer).catch(() => []);
  if (isIndoors(measures, objects)) throw new NothingToDoError(NO_SKY);
  const part = { guide, likely: resizePlane(look.likely, guide.width, guide.height), covered: COVERED };
  await withoutObjects(part, objects, infer).catch(() => undefined);
  return refined(picture, part);
};
