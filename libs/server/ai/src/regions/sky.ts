import { findObjects, type FoundObject } from '../objects/find-objects.ts';
import { type Mask, NothingToDoError, type OperationContext } from '../operation.ts';
import { type Picture, reduced, resizePlane } from '../pixels/picture.ts';
import { isIndoors, isSkyLike, measuresOf } from './judge-sky.ts';
import { lookForSky, type SkyLook } from './look-for-sky.ts';
import { GUIDE_SIDE, refined, withoutObjects } from './part-mask.ts';
import type { RegionFinder } from './region-finder.ts';

const NO_SKY = 'No sky was found in the picture. Paint over the part that is meant, and ask again.';
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
const lookedAt = async (picture: Picture, infer: OperationContext['infer']): Promise<Looked> => {
  const guide = reduced(picture, GUIDE_SIDE);
  // Without a detector the sky is judged by its colors alone.
  return { guide, look: lookForSky(guide), objects: await findObjects(guide, infer).catch(() => []) };
};

/** The sky. Whatever may be a white wall, a ceiling, a backdrop or water is refused rather than taken for a sky. */
export const skyOf: RegionFinder = async (picture, { infer }) => {
  const looked = await lookedAt(picture, infer);
  const measures = measuresOf(looked.look);
  if (!isSkyLike(measures) || isIndoors(measures, looked.objects)) throw new NothingToDoError(NO_SKY);
  return skyIn(picture, looked, infer);
};

/** The sky of a picture that was chosen for its sky, of whatever color that is. What it covers may be nothing. */
export const chosenSkyOf: RegionFinder = async (picture, { infer }) =>
  skyIn(picture, await lookedAt(picture, infer), infer);
