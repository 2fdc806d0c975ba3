import type { Infer } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { areaOf, findObjects, type FoundObject, isSameObject, sharedBy } from './find-objects.ts';

/** Classes that the detector confuses, and for which people use the same words: a pick-up truck is a car. */
const ALIKE: readonly (readonly string[])[] = [['car', 'truck', 'bus']];
/** The minimum confidence of an object that a more certain one of a class like it confirms. */
const DOUBTFUL = 0.35;
/** The minimum overlap of both boxes, as a fraction of either of them. */
const SAME_BOX = 0.6;

const isSameBox = (a: FoundObject, b: FoundObject): boolean =>
  sharedBy(a.box, b.box) >= SAME_BOX * Math.max(areaOf(a.box), areaOf(b.box));

export interface NamedSearch {
  /** COCO classes. */
  readonly names: readonly string[];
  /** The minimum confidence, 0–1. */
  readonly leastScore: number;
  /** Also searches overlapping quarters of the picture. */
  readonly isCloser?: boolean;
}

/**
 * Finds the objects that a person names, ordered by confidence. A doubtful object is found too if the detector is
 * certain that its box shows an object of a class like it: an old car that it takes for a truck.
 */
export const findNamed = async (
  picture: Picture,
  infer: Infer,
  search: NamedSearch,
): Promise<readonly FoundObject[]> => {
  const { names, leastScore } = search;
  const found = await findObjects(picture, infer, search);
  const like = ALIKE.filter((classes) => classes.some((name) => names.includes(name))).flat();
  const others = like.filter((name) => !names.includes(name));
  if (others.length === 0 || leastScore <= DOUBTFUL) return found;
  const sought = names.filter((name) => like.includes(name));
  const perhaps = await findObjects(picture, infer, { ...search, names: sought, leastScore: DOUBTFUL });
  const doubtful = perhaps.filter(
    (object) => !found.some(({ box }) => isSameObject(box, object.box) && areaOf(box) >= areaOf(object.box)),
  );
  if (doubtful.length === 0) return found;
  const certain = await findObjects(picture, infer, { ...search, names: others });
  const confirmed = certain.flatMap((other) => {
    const same = doubtful.find((object) => isSameBox(object, other));
    return same === undefined ? [] : [{ ...other, name: same.name }];
  });
  // What lies within the box of a confirmed object is a part of it, as in findObjects.
  const apart = found.filter(({ name, box, score }) =>
    confirmed.every((other) => other.name !== name || other.score < score || !isSameObject(box, other.box)),
  );
  return [...confirmed, ...apart].toSorted((a, b) => b.score - a.score);
};
