import { ANIMALS } from '../faces/faces-of-people.ts';
import { areaOf, sharedBy, type Box, type FoundObject } from '../objects/find-objects.ts';
import type { Infer } from '../operation.ts';
import { type Picture, type Plane, resample, resizePlane } from '../pixels/picture.ts';
import { crop } from '../pixels/region.ts';
import { likenessOf } from './color-likeness.ts';
import { heldBy } from './framed-mask.ts';
import { regionAround } from './object-mask.ts';
import { subjectMask } from './subject-mask.ts';

const { max, min } = Math;

/** The margin around the box of an animal that is examined alone, as a fraction of the box. */
const MARGIN = 0.05;
/** Boxes that overlap by more than this fraction of the smaller one show the same animal. */
const SAME = 0.3;
/** A pixel with at least this likelihood surely belongs to an animal. */
const SURE = 0.85;
/** A pixel with at least this likelihood probably belongs to an animal. */
const LIKELY = 0.5;
/** A pixel with at most this likelihood surely belongs to the background. */
const BACKGROUND = 0.05;
/**
 * A color less similar than this to the animals' colors does not belong to them, however likely the model
 * finds it.
 */
const UNLIKE = 0.15;
/** The maximum number of animals that are examined alone. Each of them takes two runs of the model. */
const MOST = 4;

/** The animals among the detected objects, ordered by confidence, without duplicates. */
export const animalsAmong = (objects: readonly FoundObject[]): readonly Box[] => {
  const kept: Box[] = [];
  for (const { name, box } of objects) {
    const isNew = kept.every((other) => sharedBy(box, other) <= SAME * min(areaOf(box), areaOf(other)));
    if (ANIMALS.includes(name) && isNew) kept.push(box);
  }
  return kept;
};

/** The likelihoods, at the size of the mask, that the model finds when it sees each animal alone. */
const seenAlone = async (
  picture: Picture,
  { width, height }: Plane,
  animals: readonly Box[],
  infer: Infer,
): Promise<Plane> => {
  const values = new Float32Array(width * height);
  for (const animal of animals) {
    const alone = await subjectMask(crop(picture, regionAround(animal, picture, MARGIN)), infer);
    const region = regionAround(animal, { width, height }, MARGIN);
    const likely = resizePlane(alone, region.width, region.height).values;
    for (let y = 0; y < region.height; y++) {
      for (let x = 0; x < region.width; x++) {
        const at = (region.top + y) * width + region.left + x;
        values[at] = max(values[at] ?? 0, likely[y * region.width + x] ?? 0);
      }
    }
  }
  return { width, height, values };
};

/**
 * Removes from the mask of several animals what lies only between them, such as a curtain. The model includes
 * such a thing when it sees the animals together. It finds nothing there when it sees one animal alone, and
 * the colors differ from the animals' colors. Returns the mask unchanged when the subject extends beyond the
 * animals.
 */
export const withEachAnimal = async (
  picture: Picture,
  mask: Plane,
  animals: readonly Box[],
  infer: Infer,
): Promise<Plane> => {
  if (animals.length < 2 || animals.length > MOST || heldBy(mask, animals) === null) return mask;
  const { width, height } = mask;
  const alone = (await seenAlone(picture, mask, animals, infer)).values;
  const likeAnimal = likenessOf(
    resample(picture, width, height),
    alone.map((likely, pixel) => (likely >= SURE && (mask.values[pixel] ?? 0) >= SURE ? 1 : 0)),
    mask.values.map((likely) => (likely <= BACKGROUND ? 1 : 0)),
  ).values;
  const values = mask.values.map((value, pixel) => {
    const likeness = likeAnimal[pixel] ?? 0;
    return likeness >= LIKELY || (likeness >= UNLIKE && (alone[pixel] ?? 0) >= LIKELY) ? value : 0;
  });
  return { width, height, values };
};
