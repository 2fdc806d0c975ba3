import type { Box, FoundObject } from '../objects/find-objects.ts';
import type { Plane } from '../pixels/picture.ts';

const { max, min } = Math;

/** From this likelihood on a pixel is taken for the subject, and from this on the model is nearly certain of it. */
const LIKELY = 0.5;
const NEARLY_CERTAIN = 0.85;
/** A look that takes more than this for the subject has seen no subject. */
const MOST_COVER = 0.97;
/** By how much more certain the one look must be than the other to count alone. */
const ALONE = 0.04;
/** Where this much of the subject lies in the boxes of the detector, the framed look adds nothing outside them. */
const WITHIN = 0.9;
const MARGIN = 0.04;

/** The share of what a look takes for the subject of which it is nearly certain. */
export const certaintyOf = ({ values }: Plane): number => {
  let [likely, certain] = [0, 0];
  for (const value of values) {
    if (value > LIKELY) likely++;
    if (value >= NEARLY_CERTAIN) certain++;
  }
  return likely === 0 ? 0 : certain / likely;
};

export const coverOf = ({ values }: Plane): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether a pixel of a mask lies in one of the boxes or close to it. */
export const isInBoxes = (
  { width, height }: Pick<Plane, 'width' | 'height'>,
  pixel: number,
  boxes: readonly Box[],
): boolean => {
  const [x, y] = [((pixel % width) + 0.5) / width, (Math.floor(pixel / width) + 0.5) / height];
  return boxes.some(
    ({ left, top, right, bottom }) =>
      x >= left - MARGIN && x <= right + MARGIN && y >= top - MARGIN && y <= bottom + MARGIN,
  );
};

/** 1 where a mask's pixel lies in one of the boxes; null when the subject reaches beyond them. */
export const heldBy = (mask: Plane, boxes: readonly Box[]): Uint8Array | null => {
  const { values } = mask;
  const inside = Uint8Array.from(values, (_, pixel) => (isInBoxes(mask, pixel, boxes) ? 1 : 0));
  let [subject, covered] = [0, 0];
  values.forEach((value, pixel) => {
    if (value <= LIKELY) return;
    subject++;
    covered += inside[pixel] ?? 0;
  });
  return covered >= WITHIN * subject && subject > 0 ? inside : null;
};

/** What is taken for the subject, and the share of it of which the model is nearly certain. */
export interface CertainMask {
  readonly mask: Plane;
  readonly certainty: number;
}

/**
 * Two looks at a picture as one, the more certain one counting more: the framed look knows where a subject ends that
 * fills the picture, and the plain one is better at all others. What the framed look sees outside the things that the
 * detector found is left out, such as the trunk that a bird sits on. Planes of one size.
 */
export const unitedLooks = (plain: Plane, framed: Plane, objects: readonly FoundObject[]): CertainMask => {
  const [certain, certainFramed] = [certaintyOf(plain), certaintyOf(framed)];
  if (coverOf(framed) > MOST_COVER) return { mask: plain, certainty: certain };
  const share = min(1, max(0, 0.5 + (certainFramed - certain) / (2 * ALONE)));
  const held = heldBy(
    plain,
    objects.map(({ box }) => box),
  );
  const values = plain.values.map((value, pixel) => {
    const other = framed.values[pixel] ?? 0;
    return held === null || held[pixel] === 1 || other < value ? value + (other - value) * share : value;
  });
  return { mask: { ...plain, values }, certainty: certain + (certainFramed - certain) * share };
};
