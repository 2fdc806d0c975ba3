import type { Box } from '../objects/find-objects.ts';
import { NothingToDoError } from '../operation.ts';

/** Which faces of a picture are meant. Without any option, all of them. */
export interface FacesMeant {
  /** The number of people whose faces are meant: 1 for “my son's face”. */
  readonly count?: number;
  /** The side whose outermost face is the only one that is meant: “the face of the man on the left”. */
  readonly place?: 'left' | 'right';
}

const REMEDY = 'Paint over what should be hidden and ask to blur it, or ask to blur all faces.';

const centerOf = ({ left, right }: Box): number => (left + right) / 2;

/**
 * Returns the boxes that are meant, of those found for faces and people, in fractions of the picture's sides. Throws
 * NothingToDoError when it is not certain which these are, because hiding the wrong face is worse than hiding none.
 */
export const facesMeant = <T extends Box>(
  found: readonly T[],
  { count, place }: FacesMeant,
): readonly T[] => {
  if (place !== undefined) {
    const fromSide = found.toSorted((a, b) => centerOf(a) - centerOf(b));
    if (place === 'right') fromSide.reverse();
    const [outermost, next] = fromSide;
    const isOnSide = outermost !== undefined && centerOf(outermost) < 0.5 === (place === 'left');
    const isApart =
      outermost !== undefined &&
      (next === undefined ||
        Math.abs(centerOf(outermost) - centerOf(next)) >= outermost.right - outermost.left);
    if (isOnSide && isApart) return [outermost];
    throw new NothingToDoError(`It is not certain which face is the one on the ${place}. ${REMEDY}`);
  }
  if (count === undefined || found.length <= count) return found;
  throw new NothingToDoError(
    `${found.length} people were found, and it is not certain whose ${count === 1 ? 'face is' : 'faces are'} meant. ${REMEDY}`,
  );
};
