import { ANIMALS } from '../faces/faces-of-people.ts';
import { areaOf, type FoundObject } from '../objects/find-objects.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { type Plane, resizePlane } from '../pixels/picture.ts';
import { isInBoxes } from './framed-mask.ts';
import { labelRegions } from './label-regions.ts';
import { LIKELY } from './subject-mask.ts';
import { bytesFrom } from '../pixels/computed.ts';

const { min } = Math;

/** The model is sure of a pixel with at least this likelihood. */
const SURE = 0.8;
/** A part with a lower mean likelihood than this is doubtful. */
const DOUBTFUL = 0.65;
/**
 * Half the width of a sure subject's soft edge in mask pixels. Pixels of this edge are not a separate part.
 */
const SOFT_EDGE = 4;
/** Likelihoods in the soft edge next to a dropped part are multiplied by this factor. */
const BESIDE = 0.3;
/**
 * The model must be sure of at least this fraction of the likely pixels. Otherwise it doubts the subject
 * itself.
 */
const LEAST_SURE = 0.5;
/** A part with this fraction inside the box of an object belongs to the object. */
const BELONGS = 0.8;
/**
 * The area of the largest object that counts as separate, as a fraction of the picture. A larger box contains
 * the subject and its background.
 */
const LARGEST_THING = 0.3;
/**
 * A dropped part up to this size, relative to the sure subject, must not return. The segmenter of people
 * would restore flags, because it takes them for people.
 */
const SMALL = 0.1;

export interface SureParts {
  /** The mask without its doubtful parts. */
  readonly mask: Plane;
  /** A plane with 1 in the small parts that were dropped and must not be restored later, and 0 elsewhere. */
  readonly leftOut: Plane;
}

/** Returns 1 for each pixel within the width of a soft edge around a value other than 0, and 0 elsewhere. */
const around = (mask: Plane): Uint8Array =>
  bytesFrom(boxFilter(mask, SOFT_EDGE).values, (value) => (value > 1e-4 ? 1 : 0));

/**
 * For each labelled region: true when the model doubts the region and the detector finds no separate object
 * in it.
 */
const doubtOf = (
  mask: Plane,
  labels: Int32Array,
  count: number,
  things: readonly FoundObject[],
): readonly boolean[] => {
  const [sums, sizes] = [new Float64Array(count), new Float64Array(count)];
  const insides = things.map(() => new Float64Array(count));
  labels.forEach((label, pixel) => {
    sums[label] = (sums[label] ?? 0) + (mask.values[pixel] ?? 0);
    sizes[label] = (sizes[label] ?? 0) + 1;
    things.forEach(({ box }, index) => {
      const inside = insides[index];
      if (inside !== undefined && isInBoxes(mask, pixel, [box])) inside[label] = (inside[label] ?? 0) + 1;
    });
  });
  return Array.from(sizes, (size, label) => {
    const isThing = things.some(
      ({ name, box }, index) =>
        (insides[index]?.[label] ?? 0) >= BELONGS * size &&
        (ANIMALS.includes(name) || areaOf(box) <= LARGEST_THING),
    );
    return (sums[label] ?? 0) < DOUBTFUL * size && !isThing;
  });
};

/**
 * Removes the wide parts of a subject's mask that the model doubts and that reach the edge of the picture,
 * such as a flag behind a sleeve or leaves below an insect. Objects that the detector finds are kept, such as
 * a helmet under an arm. Every part of an animal is kept too, because the model also doubts fur in shade.
 */
export const sureParts = (mask: Plane, things: readonly FoundObject[]): SureParts => {
  const { width, height, values } = mask;
  const planeOf = (valueAt: (value: number, pixel: number) => number): Plane => ({
    width,
    height,
    values: values.map(valueAt),
  });
  const sure = planeOf((value) => (value >= SURE ? 1 : 0));
  const sureCount = sure.values.reduce((sum, value) => sum + value, 0);
  const likelyCount = values.reduce((count, value) => count + (value >= LIKELY ? 1 : 0), 0);
  if (sureCount < LEAST_SURE * likelyCount) return { mask, leftOut: planeOf(() => 0) };
  const nearSure = around(sure);
  const apart = bytesFrom(values, (value, pixel) => (value >= LIKELY && nearSure[pixel] === 0 ? 1 : 0));
  const { labels, sizes, touchesEdge } = labelRegions(apart, width, height);
  const isDoubtful = doubtOf(mask, labels, sizes.length, things);
  const isDropped = sizes.map((_, label) => touchesEdge[label] === true && isDoubtful[label] === true);
  const isSmall = sizes.map((size) => size <= SMALL * sureCount);
  const dropped = planeOf((_, pixel) =>
    apart[pixel] === 1 && isDropped[labels[pixel] ?? 0] === true ? 1 : 0,
  );
  const small = planeOf((_, pixel) =>
    isSmall[labels[pixel] ?? 0] === true ? (dropped.values[pixel] ?? 0) : 0,
  );
  const [beside, besideSmall] = [around(dropped), around(small)];
  const kept = planeOf((value, pixel) => {
    if (dropped.values[pixel] === 1) return 0;
    return beside[pixel] === 1 && value < SURE ? min(value, BESIDE) : value;
  });
  const leftOut = planeOf((value, pixel) =>
    small.values[pixel] === 1 || (besideSmall[pixel] === 1 && value < SURE) ? 1 : 0,
  );
  return { mask: kept, leftOut };
};

/**
 * Removes dropped pixels from a mask again after later steps added pixels to it. `before` is the mask before
 * those steps. Added pixels that touch dropped ones are removed as well. The planes may have any size.
 */
export const without = (mask: Plane, before: Plane, leftOut: Plane): Plane => {
  if (!leftOut.values.includes(1)) return mask;
  const { width, height, values } = mask;
  const [known, out] = [before, leftOut].map((plane) => resizePlane(plane, width, height).values);
  const isOut = (pixel: number): boolean => (out?.[pixel] ?? 0) >= LIKELY;
  const isAdded = (pixel: number): boolean =>
    (values[pixel] ?? 0) >= LIKELY && (known?.[pixel] ?? 0) < LIKELY;
  const added = bytesFrom(values, (_, pixel) => (isOut(pixel) || isAdded(pixel) ? 1 : 0));
  const { labels, sizes } = labelRegions(added, width, height);
  const touches = new Uint8Array(sizes.length);
  labels.forEach((label, pixel) => {
    if (isOut(pixel)) touches[label] = 1;
  });
  const kept = values.map((value, pixel) => (touches[labels[pixel] ?? 0] === 1 ? 0 : value));
  return { width, height, values: kept };
};
