import { areaOf, type Box, widened } from '../objects/find-objects.ts';
import { type Infer, type Mask, NothingToDoError } from '../operation.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { regionAround } from './object-mask.ts';
import { personIn } from './people-mask.ts';

const { max, min } = Math;

/** The margin around a person's box that the segmenter sees, as a fraction of the box. */
const MARGIN = 0.12;
/** A pixel with at least this likelihood is a part of a person who goes. */
const PERSON = 0.4;
/** Likelihoods between these decide nothing. */
const UNDECIDED = { from: 0.2, to: 0.8 };
/** The outline is not reliable when this fraction of what may be the person is undecided. */
const MOST_UNDECIDED = 0.4;
/** The segmenter sees a person when it marks at least this fraction of the person's box. */
const LEAST_SEEN = 0.25;

const UNSURE =
  'It is not sure where the outline of the person is. Paint over what should go, and it is filled in.';

/** A person as the segmenter sees them: the likelihood (0–1) of each pixel in and around their box. */
export interface SeenPerson {
  readonly box: Box;
  /** The likelihood of a pixel of the picture, which is 0 out of the surroundings of the box. */
  readonly at: (x: number, y: number) => number;
}

/** The fraction of the pixels within a box for which `counts` is true. */
const shareIn = (
  box: Box,
  picture: Pick<Picture, 'width' | 'height'>,
  counts: (x: number, y: number) => boolean,
): number => {
  const { left, top, width, height } = regionAround(box, picture, 0);
  let count = 0;
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) if (counts(x, y)) count++;
  }
  return count / (width * height);
};

/** What the segmenter sees in a person's box. Null when it cannot run or sees hardly anybody. */
export const seenIn = async (picture: Picture, box: Box, infer: Infer): Promise<SeenPerson | null> => {
  const region = regionAround(box, picture, MARGIN);
  const plane = await personIn(picture, region, infer).catch((): Plane | null => null);
  if (plane === null) return null;
  const at = (x: number, y: number): number => {
    const [column, row] = [x - region.left, y - region.top];
    const isIn = column >= 0 && row >= 0 && column < region.width && row < region.height;
    return isIn ? (plane.values[row * region.width + column] ?? 0) : 0;
  };
  return shareIn(box, picture, (x, y) => at(x, y) >= PERSON) < LEAST_SEEN ? null : { box, at };
};

/** Throws NothingToDoError when much of what may be the person is undecided. */
export const refuseUndecided = (
  { box, at }: SeenPerson,
  picture: Pick<Picture, 'width' | 'height'>,
): void => {
  const perhaps = shareIn(box, picture, (x, y) => at(x, y) >= UNDECIDED.from);
  const undecided = shareIn(box, picture, (x, y) => at(x, y) >= UNDECIDED.from && at(x, y) < UNDECIDED.to);
  if (undecided > MOST_UNDECIDED * perhaps) throw new NothingToDoError(UNSURE);
};

const isInside = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/**
 * The mask together with the outlines of these people, also where the mask leaves out a coat or hair. Nothing is
 * added in the boxes of their neighbours, because the segmenter does not tell people apart.
 */
export const withOutlines = (mask: Mask, people: readonly SeenPerson[], neighbours: readonly Box[]): Mask => {
  const { width, height } = mask;
  const values = mask.values.slice();
  for (const { box, at } of people) {
    const region = regionAround(box, mask, MARGIN);
    for (let y = region.top; y < region.top + region.height; y++) {
      for (let x = region.left; x < region.left + region.width; x++) {
        if (at(x, y) < PERSON) continue;
        if (neighbours.some((other) => isInside(other, x / width, y / height))) continue;
        values[y * width + x] = 255;
      }
    }
  }
  return { width, height, values };
};

/**
 * The area that two people take up where their boxes overlap, as a fraction of the smaller box. Empty ground between
 * them does not count.
 */
export const sharedOutline = (
  one: SeenPerson,
  other: SeenPerson,
  picture: Pick<Picture, 'width' | 'height'>,
): number => {
  const [a, b] = [widened(one.box), widened(other.box)];
  const both: Box = {
    left: max(a.left, b.left, 0),
    top: max(a.top, b.top, 0),
    right: min(a.right, b.right, 1),
    bottom: min(a.bottom, b.bottom, 1),
  };
  if (both.right <= both.left || both.bottom <= both.top) return 0;
  const share = shareIn(both, picture, (x, y) => max(one.at(x, y), other.at(x, y)) >= UNDECIDED.from);
  return (share * areaOf(both)) / min(areaOf(one.box), areaOf(other.box));
};
