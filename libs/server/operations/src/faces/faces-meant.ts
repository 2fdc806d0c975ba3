import type { Box } from '../objects/find-objects.ts';
import { NothingToDoError } from '../operation.ts';
import type { PeopleFound } from './faces-of-people.ts';

/** Which faces of a picture are meant. Without any option, all of them. */
export interface FacesMeant {
  /** The number of people whose faces are meant: 1 for “my son's face”. */
  readonly count?: number;
  /**
   * The side whose outermost face is the only one that is meant, “the face of the man on the left”, or the background,
   * whose faces are all meant: “the faces behind us”.
   */
  readonly place?: 'left' | 'right' | 'behind';
}

const REMEDY = 'Paint over what should be hidden and ask to blur it, or ask to blur all faces.';

const centerOf = ({ left, right }: Box): number => (left + right) / 2;

/** The widths of faces, and what they would be for people without a found face, who are about as wide as two faces. */
const faceWidthOf = (box: Box, isWhole: boolean): number => (box.right - box.left) / (isWhole ? 2 : 1);

/** A face that is narrower than this fraction of the widest one is in the background. */
const IN_THE_BACK = 0.6;

/** The part of a face's width and height around it in which hair or an ear may be taken for another face. */
const HEAD = 0.5;

/** True for a box whose middle is on the head that a larger face belongs to. */
const isOnHeadOf = (box: Box, face: Box): boolean => {
  const [width, height] = [face.right - face.left, face.bottom - face.top];
  const [x, y] = [centerOf(box), (box.top + box.bottom) / 2];
  return (
    box.right - box.left < width &&
    x > face.left - HEAD * width &&
    x < face.right + HEAD * width &&
    y > face.top - HEAD * height &&
    y < face.bottom + HEAD * height
  );
};

/** The people who are clearly smaller than the largest one. */
const behind = <Face extends Box>({ faces, withoutFace }: PeopleFound<Face>): PeopleFound<Face> => {
  const widest = Math.max(
    0,
    ...faces.map((box) => faceWidthOf(box, false)),
    ...withoutFace.map((box) => faceWidthOf(box, true)),
  );
  return {
    faces: faces.filter(
      (box) => faceWidthOf(box, false) < IN_THE_BACK * widest && !faces.some((face) => isOnHeadOf(box, face)),
    ),
    withoutFace: withoutFace.filter((box) => faceWidthOf(box, true) < IN_THE_BACK * widest),
  };
};

/** The outermost box on a side. Null if it is not on that side, or not clearly further out than the next one. */
const outermost = (boxes: readonly Box[], side: 'left' | 'right'): Box | null => {
  const fromSide = boxes.toSorted((a, b) => centerOf(a) - centerOf(b));
  if (side === 'right') fromSide.reverse();
  const [first, next] = fromSide;
  if (first === undefined || centerOf(first) < 0.5 !== (side === 'left')) return null;
  const isApart =
    next === undefined || Math.abs(centerOf(first) - centerOf(next)) >= first.right - first.left;
  return isApart ? first : null;
};

/** The one of these people whose box this is. */
const only = <Face extends Box>(
  { faces, withoutFace }: PeopleFound<Face>,
  one: Box | null,
): PeopleFound<Face> => ({
  faces: faces.filter((box) => box === one),
  withoutFace: withoutFace.filter((box) => box === one),
});

const countOf = ({ faces, withoutFace }: PeopleFound<Box>): number => faces.length + withoutFace.length;

/**
 * Returns the people who are meant, of those who were found. Throws NothingToDoError when it is not certain who these
 * are, because hiding the wrong face is worse than hiding none.
 */
export const facesMeant = <Face extends Box>(
  found: PeopleFound<Face>,
  { count, place }: FacesMeant,
): PeopleFound<Face> => {
  if (place === 'behind') {
    const meant = behind(found);
    if (countOf(meant) > 0) return meant;
    throw new NothingToDoError(
      `Nobody stands clearly behind the others, so it is not certain whose face is meant. ${REMEDY}`,
    );
  }
  if (place !== undefined) {
    const meant = only(found, outermost([...found.faces, ...found.withoutFace], place));
    if (countOf(meant) > 0) return meant;
    throw new NothingToDoError(`It is not certain which face is the one on the ${place}. ${REMEDY}`);
  }
  if (count === undefined || countOf(found) <= count) return found;
  throw new NothingToDoError(
    `${countOf(found)} people were found, and it is not certain whose ${count === 1 ? 'face is' : 'faces are'} meant. ${REMEDY}`,
  );
};
