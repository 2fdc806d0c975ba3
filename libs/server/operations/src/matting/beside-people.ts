import { ANIMALS } from '../faces/faces-of-people.ts';
import { areaOf, sharedBy, type Box, type FoundObject } from '../objects/find-objects.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { type Plane, resizePlane } from '../pixels/picture.ts';
import { isInBoxes } from './framed-mask.ts';
import { labelRegions, meansOf } from './label-regions.ts';
import { peopleIn, type SeenPeople } from './people-mask.ts';
import { LIKELY, SIDE } from './subject-mask.ts';
import { bytesFrom, floatsFrom } from '../pixels/computed.ts';

const { max, min } = Math;

/** A pixel with at least this likelihood shows a person. */
const PERSON = 0.5;
/** People must make up this fraction of the subject. Otherwise it is something else, or most people were not found. */
const MOSTLY_PEOPLE = 0.7;
/** Half the width of the rim around people that is no part of its own, in pixels of the copy. */
const RIM = 4;
/**
 * A part stays when its three mean likelihoods add up to this: to be the subject, to be a person of the whole
 * picture, and, twice, to be a person in a box. Sleeves, shoes and helmets have more; sofas, railings and flags less.
 */
const STAYS = 1.56;
/** Smaller parts stay, as a fraction of the subject: they are strands of hair rather than things. */
const LEAST_PART = 0.004;
/** Likelihoods beside a part that goes are at most this. */
const BESIDE = 0.3;
/** The minimum confidence of a detected object that stays with the people who hold it. */
const LEAST_SCORE = 0.3;
/** Objects whose boxes say nothing of what people hold: people themselves, and what they sit on or stand at. */
const NOT_HELD: readonly string[] = ['person', 'couch', 'bed', 'chair', 'bench', 'dining table'];
/** A part with this fraction inside the box of an object belongs to the object. */
const BELONGS = 0.8;
/** Surroundings that share this fraction of the smaller one are of the same person. */
const SAME_PERSON = 0.6;
/** What was left out is a part of a person when the likelihood of a person is at least this in both looks. */
const A_PERSON = { inBox: 0.75, inWhole: 0.7 };

/** What is seen of people, at the size of a mask. */
const atSizeOf = (
  seen: SeenPeople,
  { width, height }: Plane,
): { readonly inBox: Plane; readonly inWhole: Plane } => ({
  inBox: resizePlane(peopleIn(seen.each, seen.whole), width, height),
  inWhole: resizePlane(seen.whole, width, height),
});

/** The box of the legs of the only person, with what is beside them, and null when there are several people. */
const legsOf = ({ each, whole: { width, height } }: SeenPeople): Box | null => {
  const boxes = each.map(({ region }) => ({
    left: region.left / width,
    top: region.top / height,
    right: (region.left + region.width) / width,
    bottom: (region.top + region.height) / height,
  }));
  const isOne = boxes.every((one) =>
    boxes.every((other) => sharedBy(one, other) >= SAME_PERSON * min(areaOf(one), areaOf(other))),
  );
  if (!isOne) return null;
  const [top, bottom] = [min(...boxes.map((box) => box.top)), max(...boxes.map((box) => box.bottom))];
  return {
    left: min(...boxes.map((box) => box.left)),
    top: (top + bottom) / 2,
    right: max(...boxes.map((box) => box.right)),
    bottom,
  };
};

/**
 * Marks with 1 the wide parts of a mask that are neither people nor what they hold, such as a sofa, a railing or a
 * flag. Null when there are none.
 */
const besidePeople = (mask: Plane, seen: SeenPeople, things: readonly FoundObject[]): Plane | null => {
  const small = resizePlane(mask, SIDE, SIDE);
  const { inBox, inWhole } = atSizeOf(seen, small);
  const isPerson = inBox.values.map((value) => (value >= PERSON ? 1 : 0));
  let [subject, covered] = [0, 0];
  small.values.forEach((value, pixel) => {
    if (value < LIKELY) return;
    subject++;
    covered += isPerson[pixel] ?? 0;
  });
  if (covered < MOSTLY_PEOPLE * subject) return null;
  const near = boxFilter({ ...small, values: isPerson }, RIM).values;
  const apart = bytesFrom(small.values, (value, pixel) =>
    value >= LIKELY && (near[pixel] ?? 0) < 1e-4 ? 1 : 0,
  );
  const regions = labelRegions(apart, SIDE, SIDE);
  const { labels, sizes, touchesEdge } = regions;
  const [likely, boxed, whole] = [small, inBox, inWhole].map((plane) => meansOf(plane, regions));
  const held = things.filter(
    ({ name, score }) => !NOT_HELD.includes(name) && (score >= LEAST_SCORE || ANIMALS.includes(name)),
  );
  const sharesIn = (box: Box): readonly number[] =>
    meansOf({ values: small.values.map((_, at) => (isInBoxes(small, at, [box]) ? 1 : 0)) }, regions);
  const inThings = held.map(({ box }) => sharesIn(box));
  const legs = legsOf(seen);
  const atLegs = legs === null ? [] : sharesIn(legs);
  const goes = sizes.map((size, label) => {
    const evidence = (likely?.[label] ?? 0) + (whole?.[label] ?? 0) + 2 * (boxed?.[label] ?? 0);
    if (size < LEAST_PART * subject || evidence >= STAYS) return false;
    // The segmenter, which was made for portraits, often misses legs and feet.
    if (touchesEdge[label] === false && (atLegs[label] ?? 0) >= BELONGS) return false;
    return inThings.every((shares) => (shares[label] ?? 0) < BELONGS);
  });
  const values = floatsFrom(labels, (label, at) => (apart[at] === 1 && goes[label] === true ? 1 : 0));
  return values.includes(1) ? { ...small, values } : null;
};

/** The mask of a subject that consists of people without the furniture and other things beside them. */
export const withoutBeside = (mask: Plane, seen: SeenPeople, things: readonly FoundObject[]): Plane => {
  const beside = besidePeople(mask, seen, things);
  if (beside === null) return mask;
  const { width, height } = mask;
  const gone = resizePlane(beside, width, height).values;
  const near = resizePlane(boxFilter(beside, RIM + 1), width, height).values;
  const { inBox } = atSizeOf(seen, mask);
  const values = mask.values.map((value, pixel) => {
    if ((gone[pixel] ?? 0) >= PERSON) return 0;
    const isBeside = (near[pixel] ?? 0) > 1e-4 && (inBox.values[pixel] ?? 0) < PERSON;
    return isBeside ? min(value, max(BESIDE, inBox.values[pixel] ?? 0)) : value;
  });
  return { width, height, values };
};

/** What was left out of a mask, without the parts that both looks at people show as a person: a sleeve in the dark. */
export const withoutPeople = (leftOut: Plane, seen: SeenPeople): Plane => {
  const { inBox, inWhole } = atSizeOf(seen, leftOut);
  const regions = labelRegions(
    bytesFrom(leftOut.values, (value) => (value > 0 ? 1 : 0)),
    leftOut.width,
    leftOut.height,
  );
  const { labels, sizes } = regions;
  const [boxed, whole] = [inBox, inWhole].map((plane) => meansOf(plane, regions));
  const isPerson = sizes.map(
    (_, label) => (boxed?.[label] ?? 0) >= A_PERSON.inBox && (whole?.[label] ?? 0) >= A_PERSON.inWhole,
  );
  return {
    ...leftOut,
    values: leftOut.values.map((value, at) => (isPerson[labels[at] ?? 0] === true ? 0 : value)),
  };
};
