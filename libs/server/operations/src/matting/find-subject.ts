import { findObjects, type FoundObject } from '../objects/find-objects.ts';
import type { Infer } from '../operation.ts';
import { type Picture, type Plane, resample, resizePlane, sizeWithin } from '../pixels/picture.ts';
import { boundsOf, crop, type Region } from '../pixels/region.ts';
import { withoutBeside, withoutPeople } from './beside-people.ts';
import { clearOutline } from './clear-outline.ts';
import { isCloseUp } from './close-up.ts';
import type { Subject } from './cut-out.ts';
import { sureParts, without } from './doubtful-parts.ts';
import { animalsAmong, withEachAnimal } from './each-animal.ts';
import { withFaces } from './face-mask.ts';
import { isFragment } from './fragment.ts';
import {
  agreedLooks,
  certaintyOf,
  coverOf,
  isConfirmed,
  unitedLooks,
  type UnitedMask,
} from './framed-mask.ts';
import { inLight } from '../pixels/in-light.ts';
import { lookAtPeople, peopleAmong, withPeople } from './people-mask.ts';
import { nearSeenFirst, withSureOfFirst } from './seen-first.ts';
import { withPartsOnPlain } from './plain-ground.ts';
import { settledDoubts } from './settle-doubts.ts';
import { solidMask } from './solid-mask.ts';
import { lookAtFramed, lookAtSubject } from './subject-mask.ts';

const { max } = Math;

/**
 * The longer side of the copy on which edges are analysed. The detail of the edges comes from the full
 * picture.
 */
const GUIDE_SIDE = 1_024;
/** The margin around a subject for its second look in a crop, as a fraction of the subject's size. */
const MARGIN = 0.2;
/**
 * The subject gets a second look in a crop when the crop would cover less of the picture than this fraction.
 */
const WORTH_A_CLOSER_LOOK = 0.6;
/**
 * A subject covers a fraction of the picture between `low` and `high`. A subject that is certain may be as
 * small as `certain`.
 */
const PLAUSIBLE_COVER = { low: 0.02, high: 0.98, certain: 0.004 };
/**
 * The model must be nearly certain of this fraction of the subject: `first` in the whole picture, `near` in a
 * crop. In landscapes it is nearly certain of at most half.
 */
const CLEAR = { first: 0.65, near: 0.7 };
/**
 * Limits for the highest likelihood in the whole picture. Below `clear` the subject must be clear in a crop.
 * Below `least` the picture has no subject.
 */
const PEAK = { clear: 0.96, least: 0.7 };
/** The minimum confidence of a detected object that helps to find the subject. */
const LEAST_SCORE = 0.3;
/** The minimum confidence of a detected object that the model has already found in part. */
const LEAST_OF_SEEN = 0.25;
/**
 * The margin around a doubtful subject for its second look in a crop, as a fraction of the subject's size.
 * With this much margin the model recognizes a bird on a trunk, for example.
 */
const DOUBTFUL_MARGIN = 0.6;

type Size = Pick<Picture, 'width' | 'height'>;

/**
 * The subject's bounds with a margin, in pixels of `picture`. Returns the whole picture when the mask is
 * empty.
 */
const surroundings = (picture: Picture, mask: Plane, margin: number): Region => {
  const bounds = boundsOf(mask, 0.5) ?? { left: 0, top: 0, width: 1, height: 1 };
  const marginX = bounds.width * margin;
  const marginY = bounds.height * margin;
  const left = Math.floor(Math.max(0, bounds.left - marginX) * picture.width);
  const top = Math.floor(Math.max(0, bounds.top - marginY) * picture.height);
  const right = Math.ceil(Math.min(1, bounds.left + bounds.width + marginX) * picture.width);
  const bottom = Math.ceil(Math.min(1, bounds.top + bounds.height + marginY) * picture.height);
  return { left, top, width: right - left, height: bottom - top };
};

/** The subject's shape: solid, with the model's doubts settled by colors and edges. */
const shapeOf = (guide: Picture, { likely }: Pick<Look, 'likely'>): Plane =>
  solidMask(settledDoubts(guide, likely));

const smallCopy = (picture: Picture): Picture => {
  const { width, height } = sizeWithin(picture, GUIDE_SIDE);
  return resample(picture, width, height);
};

/** A subject and its certainty: the fraction of it of which the model is nearly certain. */
export interface FoundSubject extends Subject {
  readonly certainty: number;
}

interface Look extends Pick<FoundSubject, 'mask' | 'certainty'> {
  /** The likelihood that each pixel belongs to the subject, before the mask became solid. */
  readonly likely: Plane;
  /** The same with what is seen within a border only, which a second look must confirm. */
  readonly perhaps: Plane;
  readonly peak: number;
  readonly isPart: boolean;
  /** True when objects that the detector finds contain the subject. */
  readonly isObject: boolean;
}

interface LookOptions {
  /** Also runs the model on the picture within a border, which finds subjects that fill the picture. */
  readonly isFramed: boolean;
  /** Removes pixels that cannot belong to the subject. */
  readonly within?: (likely: Plane) => Plane;
}

/**
 * The mask that U²-Net finds in a picture. With `isFramed` it is combined with the mask of the picture within
 * a border, which replaces it when only the border shows a close-up.
 */
const salientIn = async (
  picture: Picture,
  objects: readonly FoundObject[],
  infer: Infer,
  isFramed: boolean,
): Promise<UnitedMask & { readonly peak: number }> => {
  const { mask, peak } = await lookAtSubject(picture, infer);
  if (!isFramed) return { mask, peak, certainty: certaintyOf(mask), framedOnly: null };
  const framed = await lookAtFramed(picture, infer);
  if (peak >= PEAK.clear) {
    const outlineOf = (seen: Plane): number => clearOutline(picture, seen);
    return { ...unitedLooks(mask, framed.mask, objects, outlineOf), peak };
  }
  return framed.peak >= PEAK.clear && isCloseUp(picture, mask, framed.mask)
    ? { mask: framed.mask, certainty: certaintyOf(framed.mask), peak: framed.peak, framedOnly: null }
    : { mask, certainty: certaintyOf(mask), peak, framedOnly: null };
};

/** The higher likelihood of each pixel of a mask in it and in another mask of any size. */
const highestOf = (mask: Plane, other: Plane): Plane => {
  const others = resizePlane(other, mask.width, mask.height).values;
  return { ...mask, values: mask.values.map((value, pixel) => max(value, others[pixel] ?? 0)) };
};

/** Finds the subject in a picture or a crop. */
const subjectOf = async (
  guide: Picture,
  infer: Infer,
  { isFramed, within = (likely) => likely }: LookOptions,
): Promise<Look> => {
  const lit = inLight(guide);
  const things = await findObjects(lit, infer, { leastScore: LEAST_OF_SEEN }).catch(
    (): readonly FoundObject[] => [],
  );
  const objects = things.filter(({ score }) => score >= LEAST_SCORE);
  const people = peopleAmong(objects);
  const animals = animalsAmong(objects);
  const inFull = await salientIn(lit, objects, infer, isFramed);
  const { mask: seen, certainty } =
    isFramed && lit !== guide
      ? agreedLooks(await salientIn(guide, objects, infer, isFramed), inFull)
      : inFull;
  const { peak, framedOnly } = inFull;
  const { mask: sure, leftOut } = sureParts(seen, things);
  const alone = await withEachAnimal(lit, sure, animals, infer);
  const seenPeople = await lookAtPeople(lit, people, infer);
  const whole =
    seenPeople === null
      ? without(alone, alone, leftOut)
      : without(withPeople(alone, seenPeople), alone, withoutPeople(leftOut, seenPeople));
  const only = seenPeople === null ? whole : withoutBeside(whole, seenPeople, things);
  const likely = within(withPartsOnPlain(guide, await withFaces(lit, only, people, infer)));
  const mask = solidMask(likely);
  const isPart = isFragment(mask, people, objects);
  const isObject = isConfirmed(seen, objects);
  return {
    mask,
    likely,
    perhaps: framedOnly === null ? likely : highestOf(likely, framedOnly),
    peak,
    isPart,
    isObject,
    certainty: isPart || peak < PEAK.least ? 0 : certainty,
  };
};

/**
 * Finds the salient subject of the picture, with the whole of each person in it. A small subject gets a
 * second look in a crop, so that its outline is as fine as that of a large subject. A doubtful subject must
 * be clear in that crop, and the detector must confirm it.
 */
export const findSubject = async (picture: Picture, infer: Infer): Promise<FoundSubject> => {
  const guide = smallCopy(picture);
  const first = await subjectOf(guide, infer, { isFramed: true });
  const isClear = first.certainty >= CLEAR.first && first.peak >= PEAK.clear;
  const near = surroundings(picture, first.mask, isClear ? MARGIN : DOUBTFUL_MARGIN);
  const asSeenFirst = (): FoundSubject => {
    const region = { left: 0, top: 0, width: picture.width, height: picture.height };
    return { region, guide, mask: shapeOf(guide, first), certainty: isClear ? first.certainty : 0 };
  };
  if (near.width * near.height > WORTH_A_CLOSER_LOOK * picture.width * picture.height) return asSeenFirst();
  const closer = smallCopy(crop(picture, near));
  const second = await subjectOf(closer, infer, {
    isFramed: false,
    within: (likely) => (isClear ? nearSeenFirst(likely, near, first.perhaps, picture) : likely),
  });
  // In a crop the model may lose a subject that it saw clearly, such as the crown of a tree.
  if (isClear && second.peak < PEAK.clear) return asSeenFirst();
  const isFound =
    isClear ||
    (second.isObject && !first.isPart && first.peak >= PEAK.least && second.certainty >= CLEAR.near);
  const certainty = isFound ? max(first.certainty, second.certainty) : 0;
  const likely = isClear
    ? withSureOfFirst(second.likely, closer, near, first.likely, picture)
    : second.likely;
  return { region: near, guide: closer, mask: shapeOf(closer, { likely }), certainty };
};

/** The message to the user when no subject was found. */
export const NO_SUBJECT =
  'No clear subject stands out in this image, so nothing was changed. Paint over the subject and ask again, or choose an image with one main thing in it.';

/** False when the subject is not clear, or when its size makes a subject improbable. */
export const isPlausible = ({ mask, region, certainty }: FoundSubject, { width, height }: Size): boolean => {
  const cover = (coverOf(mask) * region.width * region.height) / (width * height);
  const least = certainty >= CLEAR.near ? PLAUSIBLE_COVER.certain : PLAUSIBLE_COVER.low;
  return certainty >= CLEAR.first && cover >= least && cover <= PLAUSIBLE_COVER.high;
};
