import { ANIMALS } from '../faces/faces-of-people.ts';
import { areaOf, type Box, type FoundObject } from '../objects/find-objects.ts';
import type { Plane } from '../pixels/picture.ts';
import { coverOf } from './framed-mask.ts';

/**
 * A person who fills at least this fraction of the picture must be covered by the mask, and so must a person
 * or an animal that fills nearly all of it, even if the detector hardly knows which of the two it is.
 */
const FILLS = { person: 0.25, nearlyAll: 0.8 };
/** The minimum confidence of a person or an animal that fills nearly all of the picture. */
const LEAST_SCORE = 0.35;
/** A mask that covers a smaller fraction of the box than this shows only a part, such as an eye. */
const LEAST_OF_WHOLE = 0.12;

const isLiving = (name: string): boolean => name === 'person' || ANIMALS.includes(name);

/**
 * True for a mask that covers only a small part of a person or an animal that fills the picture. `people` are
 * the boxes of people who are certain, `objects` everything that the detector found.
 */
export const isFragment = (mask: Plane, people: readonly Box[], objects: readonly FoundObject[]): boolean => {
  const closeUps = objects
    .filter(
      ({ name, score, box }) => isLiving(name) && score >= LEAST_SCORE && areaOf(box) >= FILLS.nearlyAll,
    )
    .map(({ box }) => box);
  const wholes = [...people.filter((box) => areaOf(box) >= FILLS.person), ...closeUps];
  return wholes.some((box) => coverOf(mask) < LEAST_OF_WHOLE * areaOf(box));
};
