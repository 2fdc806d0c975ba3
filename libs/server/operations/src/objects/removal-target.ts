import { NothingToDoError, type Mask } from '../operation.ts';
import { areaOf, sharedBy, widened, type Box, type FoundObject } from './find-objects.ts';
import type { RemovalTarget } from './removal-options.ts';

/** A person whose box is smaller than this fraction of the largest person's is in the background. */
const IN_THE_BACK = 0.4;
/** The edit is refused when a removed object's box contains more than this fraction of a person who stays. */
const MOST_SHARED = 0.09;
/** The edit is refused when two outlines share more than this fraction of the smaller box, where the boxes overlap. */
const MOST_OUTLINED = 0.005;
/** The margin around a box for shadows and soft edges, as a fraction of the box. */
const ROOM = 0.1;

const PAINT = 'Paint over what should go, and it is filled in.';

const centreOf = ({ box }: FoundObject): number => (box.left + box.right) / 2;

/** The outer fraction of the picture's width in which several objects are “on the left” or “on the right”. */
const SIDE = 0.4;

/** The outermost objects of a side: one, or all that are near that side if several are meant. */
const outermost = (fromSide: readonly FoundObject[], isSeveral: boolean, isLeft: boolean) => {
  const near = fromSide.filter((object) => (isLeft ? centreOf(object) : 1 - centreOf(object)) < SIDE);
  return isSeveral && near.length > 0 ? near : fromSide.slice(0, 1);
};

/** The objects at the place that the prompt names, such as the leftmost one or those in the background. */
const placed = (
  objects: readonly FoundObject[],
  { place, count }: Pick<RemovalTarget, 'place' | 'count'>,
): readonly FoundObject[] => {
  const bySide = objects.toSorted((a, b) => centreOf(a) - centreOf(b));
  const bySize = objects.toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
  const largest = bySize[0] === undefined ? 0 : areaOf(bySize[0].box);
  switch (place) {
    case 'left':
      return outermost(bySide, count !== 1, true);
    case 'right':
      return outermost(bySide.toReversed(), count !== 1, false);
    case 'behind':
      // People nearly as large as the largest one belong with them, such as friends or a groom.
      return bySize.filter(({ box }) => areaOf(box) < IN_THE_BACK * largest);
    case 'front':
      return bySize.slice(0, 1);
    default:
      return objects;
  }
};

/** The objects that a target means. Throws NothingToDoError when there are none or when it is ambiguous. */
const meantBy = (all: readonly FoundObject[], target: RemovalTarget): readonly FoundObject[] => {
  const { name, said } = target;
  const count = target.count > 0 ? target.count : (target.most ?? 0);
  const named = all.filter((object) => object.name === name);
  if (named.length === 0) throw new NothingToDoError(`No ${said} was found in the image. ${PAINT}`);
  const meant = placed(named, target);
  if (meant.length === 0) {
    throw new NothingToDoError(
      name === 'person'
        ? `Nobody stands clearly behind the others, so it is not sure who should go. ${PAINT}`
        : `No ${said} is clearly behind the others, so it is not sure which should go. ${PAINT}`,
    );
  }
  if (count > 0 && meant.length > count) {
    throw new NothingToDoError(
      `There are ${meant.length} that could be meant by “${said}”. Say “on the left” or “on the right”, or ask for all of them. ${PAINT}`,
    );
  }
  return meant;
};

const ALIVE = [
  'person',
  'bird',
  'cat',
  'dog',
  'horse',
  'sheep',
  'cow',
  'elephant',
  'bear',
  'zebra',
  'giraffe',
];

/** An animal whose box shares this fraction of the larger box with a person's is the same being. */
const SAME_BEING = 0.7;

/** True for an animal that the detector reports as a person too, with less confidence. */
const isAnimal = ({ name, box, score }: FoundObject, all: readonly FoundObject[]): boolean =>
  name === 'person' &&
  all.some(
    (other) =>
      other.name !== 'person' &&
      ALIVE.includes(other.name) &&
      other.score >= score &&
      sharedBy(box, other.box) >= SAME_BEING * Math.max(areaOf(box), areaOf(other.box)),
  );

/** The objects to remove, and the words for those that are not in the picture. */
interface Chosen {
  readonly objects: readonly FoundObject[];
  readonly missing: readonly string[];
}

/**
 * The objects that the targets mean. Throws NothingToDoError when the picture shows none of them or when a target is
 * ambiguous.
 */
export const chosen = (found: readonly FoundObject[], targets: readonly RemovalTarget[]): Chosen => {
  const all = found.filter((object) => !isAnimal(object, found));
  const isShown = ({ name }: RemovalTarget): boolean => all.some((object) => object.name === name);
  const shown = targets.filter(isShown);
  return {
    objects: [...new Set((shown.length > 0 ? shown : targets).flatMap((target) => meantBy(all, target)))],
    missing: targets.filter((target) => !isShown(target)).map(({ said }) => said),
  };
};

/**
 * How much of a removed object and of a person is in the same place by their outlines, as a fraction of the smaller
 * box. Null when an outline is not known.
 */
type SharedOutline = (target: FoundObject, person: FoundObject) => Promise<number | null>;

const unknown: SharedOutline = () => Promise.resolve(null);

/**
 * Throws NothingToDoError when a removed object would take a part of a person who stays, or leave its own part in
 * front of that person. Where boxes overlap, outlines decide if they are known, because the boxes of people with
 * stretched arms also overlap in empty ground.
 */
export const sparedBeside = async (
  targets: readonly FoundObject[],
  all: readonly FoundObject[],
  sharedOutline: SharedOutline = unknown,
): Promise<void> => {
  const people = all.filter((object) => object.name === 'person' && !targets.includes(object));
  for (const target of targets) {
    for (const person of people) {
      const boxes = sharedBy(target.box, person.box) / Math.min(areaOf(target.box), areaOf(person.box));
      if (sharedBy(widened(target.box), widened(person.box)) === 0) continue;
      const outlines = await sharedOutline(target, person);
      if (outlines === null ? boxes <= MOST_SHARED : outlines <= MOST_OUTLINED) continue;
      throw new NothingToDoError(
        `Somebody stands so close to what should go that they would lose a part of themselves. ${PAINT}`,
      );
    }
  }
};

/** The mask without what is in the box of a person who stays, and in the box of no removed object. */
export const withoutNeighbours = (mask: Mask, boxes: readonly Box[], neighbours: readonly Box[]): Mask => {
  const { width, height } = mask;
  const all = { width, height, values: new Uint8Array(mask.values.length).fill(1) };
  const targets = inBoxes(all, boxes, 0);
  const others = inBoxes(all, neighbours, 0);
  return {
    width,
    height,
    values: mask.values.map((value, at) => (others.values[at] === 1 && targets.values[at] === 0 ? 0 : value)),
  };
};

/** Boxes that share this fraction of the smaller one may show the same object. */
const SAME_OBJECT = 0.6;

/**
 * Throws NothingToDoError when the outermost object of a side is asked for, and there may be another one further out.
 * `doubtful` are all objects, also those of which the detector is not certain.
 */
export const surelyOutermost = (
  targets: readonly FoundObject[],
  wanted: readonly RemovalTarget[],
  doubtful: readonly FoundObject[],
): void => {
  const isFurther = (other: FoundObject, target: FoundObject, place: string): boolean =>
    other.name === target.name &&
    (place === 'right' ? centreOf(other) > centreOf(target) : centreOf(other) < centreOf(target)) &&
    areaOf(other.box) >= IN_THE_BACK * areaOf(target.box) &&
    sharedBy(other.box, target.box) < SAME_OBJECT * Math.min(areaOf(other.box), areaOf(target.box));
  const doubted = wanted.find(
    ({ name, place, count }) =>
      count === 1 &&
      (place === 'left' || place === 'right') &&
      targets.some(
        (target) => target.name === name && doubtful.some((other) => isFurther(other, target, place)),
      ),
  );
  if (doubted !== undefined) {
    throw new NothingToDoError(
      `It is not sure which “${doubted.said}” is the one on the ${doubted.place}. ${PAINT}`,
    );
  }
};

/**
 * An object is in front of a removed object when at most this fraction of it is inside the removed box. With
 * more, it supports the removed object.
 */
const MOST_COVERED = 0.5;
/**
 * An object with this fraction inside a removed person's box is removed with the person, such as a bag or a
 * tie.
 */
const CARRIED = 0.8;
/**
 * The objects and people that stay although they are inside the boxes of removed objects, such as the dog on
 * a removed bench.
 */
export const staying = (
  targets: readonly FoundObject[],
  all: readonly FoundObject[],
): readonly FoundObject[] =>
  all.filter(
    (other) =>
      !targets.includes(other) &&
      targets.some((target) => {
        const shared = sharedBy(target.box, other.box);
        const isCarried =
          target.name === 'person' && !ALIVE.includes(other.name) && shared > CARRIED * areaOf(other.box);
        return shared > 0 && shared < MOST_COVERED * areaOf(target.box) && !isCarried;
      }),
  );

/** The mask without the area of `other`. */
export const without = ({ width, height, values }: Mask, other: Mask): Mask => ({
  width,
  height,
  values: values.map((value, pixel) => ((other.values[pixel] ?? 0) > 0 ? 0 : value)),
});

/** The mask limited to the boxes and a margin around them, which is a fraction of the box. */
const inBoxes = ({ width, height, values }: Mask, boxes: readonly Box[], room: number): Mask => {
  const inside = new Uint8Array(values.length);
  for (const { left, top, right, bottom } of boxes) {
    const [roomX, roomY] = [(right - left) * room, (bottom - top) * room];
    const [x0, x1] = [Math.max(0, left - roomX) * width, Math.min(1, right + roomX) * width];
    const [y0, y1] = [Math.max(0, top - roomY) * height, Math.min(1, bottom + roomY) * height];
    for (let y = Math.floor(y0); y < Math.min(height, y1); y++) {
      const from = y * width + Math.floor(x0);
      const to = y * width + Math.min(width, Math.ceil(x1));
      inside.set(values.subarray(from, to), from);
    }
  }
  return { width, height, values: inside };
};

/**
 * The boxes of people and animals who stay, as a mask. What is filled in is not copied from there, or it would
 * contain parts of faces and bodies.
 */
export const aliveBeside = (
  { width, height }: Pick<Mask, 'width' | 'height'>,
  targets: readonly FoundObject[],
  all: readonly FoundObject[],
): Mask => {
  const whole = { width, height, values: new Uint8Array(width * height).fill(1) };
  const alive = all.filter((object) => ALIVE.includes(object.name) && !targets.includes(object));
  return inBoxes(
    whole,
    alive.map(({ box }) => box),
    0,
  );
};

/** The mask limited to the boxes and a small margin around them. */
export const keptInside = (mask: Mask, boxes: readonly Box[]): Mask => inBoxes(mask, boxes, ROOM);
