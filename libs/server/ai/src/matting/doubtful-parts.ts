import { ANIMALS } from '../faces/faces-of-people.ts';
import { areaOf, type FoundObject } from '../objects/find-objects.ts';
import { boxFilter } from '../pixels/box-filter.ts';
import { type Plane, resizePlane } from '../pixels/picture.ts';
import { isInBoxes } from './framed-mask.ts';
import { labelRegions } from './label-regions.ts';

const { min } = Math;

/**
 * The likelihood from which a pixel counts as the subject, and the one from which the model is sure of it.
 */
const LIKELY = 0.45;
const SURE = 0.8;
/** A part with a lower mean likelihood than this is doubtful. */
const DOUBTFUL = 0.65;
/** Half the width of a sure subject's soft edge in mask pixels; pixels within it are not a separate part. */
const SOFT_EDGE = 4;
/** The factor for the likelihood in the soft edge next to a dropped part. */
const BESIDE = 0.3;
/**
 * The minimum fraction of the likely pixels of which the model must be sure; below it the model doubts the
 * subject itself.
 */
const LEAST_SURE = 0.5;
/** A part with this fraction inside the box of an object belongs to the object. */
const BELONGS = 0.8;
/**
 * The largest box, as a fraction of the picture, of an object beside the subject; larger boxes contain the
 * subject and its background.
 */
const LARGEST_THING = 0.3;
/**
 * The size of a part relative to the sure subject up to which the segmenter of people cannot bring it back,
 * because it takes flags for people.
 */
const SMALL = 0.1;

export interface SureParts {
  /** The mask without its doubtful parts. */
  readonly mask: Plane;
  /** 1 where a small part was dropped that later steps must not bring back. */
  readonly leftOut: Plane;
}

/** 1 within the width of a soft edge around every value that is not 0. */
const around = (mask: Plane): Uint8Array =>
  Uint8Array.from(boxFilter(mask, SOFT_EDGE).values, (value) => (value > 1e-4 ? 1 : 0));

/** True when the model doubts a region of the mask, and the detector sees no separate object in it. */
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
 * The mask of a subject without wide parts of which the model is not sure and which reach the edge of the
 * picture, such as a flag behind a sleeve or leaves below an insect. Objects that the detector finds stay,
 * such as a helmet under somebody's arm, and so does every part of an animal, because the model doubts fur in
 * shade too.
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
  const apart = Uint8Array.from(values, (value, pixel) => (value >= LIKELY && nearSure[pixel] === 0 ? 1 : 0));
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
 * `mask` without the pixels that were dropped from `before`, to which later steps added pixels; added pixels
 * that touch dropped ones are removed too. The planes may have any size.
 */
export const without = (mask: Plane, before: Plane, leftOut: Plane): Plane => {
  if (!leftOut.values.includes(1)) return mask;
  const { width, height, values } = mask;
  const [known, out] = [before, leftOut].map((plane) => resizePlane(plane, width, height).values);
  const isOut = (pixel: number): boolean => (out?.[pixel] ?? 0) >= LIKELY;
  const isAdded = (pixel: number): boolean =>
    (values[pixel] ?? 0) >= LIKELY && (known?.[pixel] ?? 0) < LIKELY;
  const added = Uint8Array.from(values, (_, pixel) => (isOut(pixel) || isAdded(pixel) ? 1 : 0));
  const { labels, sizes } = labelRegions(added, width, height);
  const touches = new Uint8Array(sizes.length);
  labels.forEach((label, pixel) => {
    if (isOut(pixel)) touches[label] = 1;
  });
  const kept = values.map((value, pixel) => (touches[labels[pixel] ?? 0] === 1 ? 0 : value));
  return { width, height, values: kept };
};
