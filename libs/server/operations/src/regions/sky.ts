import { findObjects, type FoundObject } from '../objects/find-objects.ts';
import { type Mask, NothingToDoError, type OperationContext } from '../operation.ts';
import { type Picture, reduced, resizePlane } from '../pixels/picture.ts';
import { isIndoors, isSkyLike, measuresOf } from './judge-sky.ts';
import { lookForSky, type SkyLook } from './look-for-sky.ts';
import { GUIDE_SIDE, refined, withoutObjects } from './part-mask.ts';
import type { RegionFinder } from './region-finder.ts';

const NO_SKY = 'No sky was found in the image. Paint over the part that is meant, and ask again.';
/** Objects are cut out if the sky covers a fraction of their box between these. */
const COVERED = { least: 0.04, most: 0.7 };

/** The sky of a look at the picture, without the objects before it. */
const skyIn = async (
  picture: Picture,
  { guide, look, objects }: Looked,
  infer: OperationContext['infer'],
): Promise<Mask> => {
  const part = { guide, likely: resizePlane(look.likely, guide.width, guide.height), covered: COVERED };
  await withoutObjects(part, objects, infer).catch(() => undefined);
  return refined(picture, part);
};
interface Looked {
  readonly guide: Picture;
  readonly look: SkyLook;
  readonly objects: readonly FoundObject[];
}
// Without a detector the sky is judged by its colors alone.
const objectsIn = (guide: Picture, infer: OperationContext['infer']): Promise<readonly FoundObject[]> =>
  findObjects(guide, infer).catch(() => []);

/** The sky. Whatever may be a white wall, a ceiling, a backdrop or water is refused rather than taken for a sky. */
export const skyOf: RegionFinder = async (picture, { infer }) => {
  const guide = reduced(picture, GUIDE_SIDE);
  const look = lookForSky(guide);
  const measures = measuresOf(look);
  if (!isSkyLike(measures)) throw new NothingToDoError(NO_SKY);
  const objects = await objectsIn(guide, infer);
  if (isIndoors(measures, objects)) throw new NothingToDoError(NO_SKY);
  return skyIn(picture, { guide, look, objects }, infer);
};

/** The sky of a picture that was chosen for its sky, of whatever color that is. The mask is empty where there is none. */
export const chosenSkyOf: RegionFinder = async (picture, { infer }) => {
  const guide = reduced(picture, GUIDE_SIDE);
  return skyIn(picture, { guide, look: lookForSky(guide), objects: await objectsIn(guide, infer) }, infer);
};
