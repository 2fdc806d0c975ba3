import type { Box, FoundObject } from '../objects/find-objects.ts';
import type { Plane } from '../pixels/picture.ts';

const { max, min } = Math;

/**
 * The likelihood from which a pixel counts as the subject, and the one from which the model is nearly
 * certain.
 */
const LIKELY = 0.5;
const NEARLY_CERTAIN = 0.85;
/** A mask that covers more than this contains no subject. */
const MOST_COVER = 0.97;
/** The difference in certainty above which the more certain mask is used alone. */
const ALONE = 0.04;
/**
 * When this fraction of the subject is inside the detector's boxes, the framed mask adds nothing outside
 * them.
 */
const WITHIN = 0.9;
const MARGIN = 0.04;
/** The weight of the mask of a dark picture against that of the brightened one, 0–1. */
const DARK_SHARE = 0.2;

/** The fraction of the subject's pixels of which the model is nearly certain. */
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

/** True when a pixel of a mask is in one of the boxes or close to it. */
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

/** 1 where a mask's pixel is in one of the boxes; null when the subject extends beyond them. */
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

/** A mask of the subject, and the fraction of it of which the model is nearly certain. */
export interface CertainMask {
  readonly mask: Plane;
  readonly certainty: number;
}

/**
 * Combines the masks of the picture and of the framed picture, with more weight for the more certain one. The
 * framed mask is better at the edges of a subject that fills the picture, and the plain one everywhere else.
 * Parts of the framed mask outside the detected objects are left out, such as the trunk on which a bird sits.
 * The planes have the same size.
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

/**
 * Combines the masks of a dark picture and of the same picture brightened. The second has more weight, but parts that
 * either is certain to be background are left out. The certainty is that of the brightened picture.
 */
export const agreedLooks = (dark: CertainMask, lit: CertainMask): CertainMask => ({
  mask: {
    ...dark.mask,
    values: dark.mask.values.map(
      (value, pixel) => value ** DARK_SHARE * (lit.mask.values[pixel] ?? 0) ** (1 - DARK_SHARE),
    ),
  },
  certainty: lit.certainty,
});
