import type { Box, FoundObject } from '../objects/find-objects.ts';
import { besideOf } from '../pixels/connected.ts';
import type { Plane } from '../pixels/picture.ts';
import { withCutOffParts } from './cut-off-part.ts';
import { labelRegions } from './label-regions.ts';
import { bytesFrom } from '../pixels/computed.ts';

const { max, min } = Math;

/** A pixel with at least this likelihood counts as the subject. */
const LIKELY = 0.5;
/** The model is nearly certain of a pixel with at least this likelihood. */
const NEARLY_CERTAIN = 0.85;
/** A mask that covers more than this fraction of the picture shows that there is no subject. */
const MOST_COVER = 0.97;
/**
 * In the plain picture the model must be nearly certain of this fraction of the subject, unless the detector
 * confirms it. Within a border the model is certain of rocks and trees too.
 */
const LEAST_PLAIN = 0.62;
/**
 * A framed mask that covers this fraction of the left and of the right edge is a panorama when the plain mask
 * contains less than `SAME_SUBJECT` of it.
 */
const SPANS = 0.1;
const SAME_SUBJECT = 0.3;
/**
 * A subject before a panorama: the minimum fraction of which the model is nearly certain, the maximum fraction that the
 * panorama contains, and the minimum fraction of the outline that is clear.
 */
const BEFORE = { certain: 0.85, shared: 0.6, clear: 0.9 };
/** The minimum confidence of an object that confirms a subject. In rocks the detector finds animals too. */
const CONFIRMING_SCORE = 0.44;
/** If the certainties of two masks differ by more than this, only the more certain mask is used. */
const ALONE = 0.04;
/** A framed mask that is less certain than the plain one by at most this shows parts that the picture cuts off. */
const AS_CERTAIN = 0.07;
/**
 * When the detector's boxes contain this fraction of the subject, the framed mask adds nothing outside the
 * boxes.
 */
const WITHIN = 0.9;
const MARGIN = 0.04;
/**
 * A part of the framed mask is cut by boxes when they cut it along at least this fraction of the mask's longer side. It
 * is not the subject itself when it has at most the other fraction of the subject's area.
 */
const LEAST_CUT = 1 / 40;
const MOST_CUT = 0.5;
/**
 * The weight of the mask of a dark picture. The mask of the brightened picture has the rest of the weight.
 */
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

/** Marks with 1 each pixel of a mask in one of the boxes. Null when the subject extends beyond the boxes. */
export const heldBy = (mask: Plane, boxes: readonly Box[]): Uint8Array | null => {
  const { values } = mask;
  const inside = bytesFrom(values, (_, pixel) => (isInBoxes(mask, pixel, boxes) ? 1 : 0));
  let [subject, covered] = [0, 0];
  values.forEach((value, pixel) => {
    if (value <= LIKELY) return;
    subject++;
    covered += inside[pixel] ?? 0;
  });
  return covered >= WITHIN * subject && subject > 0 ? inside : null;
};

/**
 * The pixels to which the framed mask may add, without the parts that it alone shows and that an edge of the boxes
 * cuts: the stump of the branch below a squirrel would end in a straight line.
 */
const withoutCutParts = (held: Uint8Array, plain: Plane, framed: Plane): Uint8Array => {
  const { width, height } = plain;
  const isAdded = bytesFrom(held, (_, pixel) =>
    (framed.values[pixel] ?? 0) > LIKELY && (plain.values[pixel] ?? 0) <= LIKELY ? 1 : 0,
  );
  const inBoxes = isAdded.map((added, pixel) => added & (held[pixel] ?? 0));
  const { labels, sizes } = labelRegions(inBoxes, width, height);
  const cuts = new Uint32Array(sizes.length);
  labels.forEach((label, pixel) => {
    if (inBoxes[pixel] !== 1) return;
    if (besideOf(pixel, width).some((other) => isAdded[other] === 1 && held[other] === 0))
      cuts[label] = (cuts[label] ?? 0) + 1;
  });
  const most = MOST_CUT * plain.values.reduce((count, value) => count + (value > LIKELY ? 1 : 0), 0);
  return held.map((value, pixel) => {
    const label = labels[pixel] ?? 0;
    const isCut = (cuts[label] ?? 0) >= LEAST_CUT * max(width, height) && (sizes[label] ?? 0) <= most;
    return inBoxes[pixel] === 1 && isCut ? 0 : value;
  });
};

/** True when the detected objects contain the subject that the mask selects. */
export const isConfirmed = (mask: Plane, objects: readonly FoundObject[]): boolean => {
  const boxes = objects.filter(({ score }) => score >= CONFIRMING_SCORE).map(({ box }) => box);
  return heldBy(mask, boxes) !== null;
};

/** True when a mask is a band that reaches from the left edge of the picture to the right one. */
export const isBand = ({ width, height, values }: Plane): boolean => {
  const likelyAt = (x: number): number =>
    Array.from({ length: height }, (_, y) => values[y * width + x] ?? 0).filter((value) => value > LIKELY)
      .length;
  return min(likelyAt(0), likelyAt(width - 1)) >= SPANS * height;
};

/** The fraction of the subject in one mask that is also the subject in another one. */
const shareWithin = ({ values }: Plane, { values: others }: Plane): number => {
  let [likely, shared] = [0, 0];
  values.forEach((value, pixel) => {
    if (value <= LIKELY) return;
    likely++;
    if ((others[pixel] ?? 0) > LIKELY) shared++;
  });
  return likely === 0 ? 0 : shared / likely;
};

/** True when the framed mask is a band from left to right, of which the plain mask has only a small part. */
const isPanorama = (plain: Plane, framed: Plane): boolean =>
  isBand(framed) && shareWithin(framed, plain) < SAME_SUBJECT;

/**
 * True when the model is certain of a plain mask that stands clear, and the framed mask does not contain it: the
 * framed mask is then the ground on which a tree stands, and not a building of which the plain mask is a tower.
 */
const isBeforePanorama = (plain: Plane, framed: Plane, outline: () => number): boolean =>
  certaintyOf(plain) >= BEFORE.certain &&
  shareWithin(plain, framed) <= BEFORE.shared &&
  outline() >= BEFORE.clear;

/**
 * A mask of the subject and its certainty: the fraction of the subject of which the model is nearly certain.
 */
export interface CertainMask {
  readonly mask: Plane;
  readonly certainty: number;
}

/** The mask of two looks at a picture. */
export interface UnitedMask extends CertainMask {
  /**
   * The likelihoods of what the framed mask alone shows in the boxes that hold the subject, such as the thin legs of a
   * doll, and null without such boxes. It may be ground, so another look must confirm it.
   */
  readonly framedOnly: Plane | null;
}

/**
 * Combines the mask of a picture with the mask of the framed picture. The more certain mask has more weight.
 * The framed mask is better at the edges of a subject that fills the picture, the plain mask is better
 * everywhere else. Parts of the framed mask outside the detected objects are left out, such as the trunk on
 * which a bird sits, and so is the rest of such a part in their boxes. Without a detected object, a framed mask does not make a subject of what is doubtful in
 * the plain picture, and a panorama is no subject, unless something else stands clear before it. The planes have the same size.
 */
export const unitedLooks = (
  plain: Plane,
  framed: Plane,
  objects: readonly FoundObject[],
  outlineOf: (mask: Plane) => number = () => 0,
): UnitedMask => {
  const [certain, certainFramed] = [certaintyOf(plain), certaintyOf(framed)];
  const asPlain = (certainty: number): UnitedMask => ({ mask: plain, certainty, framedOnly: null });
  if (coverOf(framed) > MOST_COVER) return asPlain(certain);
  if (!isConfirmed(plain, objects)) {
    if (isPanorama(plain, framed)) {
      const isBefore = isBeforePanorama(plain, framed, () => outlineOf(plain));
      return asPlain(isBefore ? certain : 0);
    }
    if (certain < LEAST_PLAIN) return asPlain(certain);
  }
  const share = min(1, max(0, 0.5 + (certainFramed - certain) / (2 * ALONE)));
  const held = heldBy(
    plain,
    objects.map(({ box }) => box),
  );
  const adds = held === null ? null : withoutCutParts(held, plain, framed);
  const values = plain.values.map((value, pixel) => {
    const other = framed.values[pixel] ?? 0;
    return adds === null || adds[pixel] === 1 || other < value ? value + (other - value) * share : value;
  });
  const mask = { ...plain, values };
  const alone = (value: number, pixel: number): number =>
    adds?.[pixel] === 1 && value > LIKELY && (values[pixel] ?? 0) <= LIKELY ? value : 0;
  return {
    mask: certainFramed >= certain - AS_CERTAIN ? withCutOffParts(mask, framed, objects) : mask,
    certainty: certain + (certainFramed - certain) * share,
    framedOnly: adds === null ? null : { ...framed, values: framed.values.map(alone) },
  };
};

/**
 * Combines the mask of a dark picture with the mask of its brightened copy, which has more weight. Parts that
 * are certainly background in either of them are left out. The certainty is that of the brightened copy.
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
