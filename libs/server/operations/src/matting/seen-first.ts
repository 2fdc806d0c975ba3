import { boxFilter } from '../pixels/box-filter.ts';
import { type Picture, type Plane, resample, resizePlane } from '../pixels/picture.ts';
import type { Region } from '../pixels/region.ts';
import { likenessOf } from './color-likeness.ts';
import { labelRegions, meansOf } from './label-regions.ts';
import { LIKELY, SIDE } from './subject-mask.ts';
import { bytesFrom, floatsFrom } from '../pixels/computed.ts';

const { floor, max, round } = Math;

type Size = Pick<Picture, 'width' | 'height'>;

const COPY: Size = { width: SIDE, height: SIDE };
/** A color is learned as one of the subject or of the background where both masks are at least this sure of it. */
const SURE = { subject: 0.85, background: 0.08 };
/** Half the width of the narrowest part that returns, in pixels of the copy. Narrower ones are a soft edge. */
const NARROW = 3;
/**
 * A part that the crop lost returns when the whole picture shows it with at least the likelihood `likely`, and when this
 * likelihood and how similar its colors are to the subject's add up to `sum`.
 */
const RETURNS = { likely: 0.88, sum: 1.5 };

/** The values of the whole picture in a crop, at this size. */
const inRegion = (whole: Plane, { width, height }: Size, region: Region, picture: Size): Plane => ({
  width,
  height,
  values: floatsFrom({ length: width * height }, (_, pixel) => {
    const x = region.left + (((pixel % width) + 0.5) / width) * region.width;
    const y = region.top + ((floor(pixel / width) + 0.5) / height) * region.height;
    const column = floor((x / picture.width) * whole.width);
    const row = floor((y / picture.height) * whole.height);
    return whole.values[row * whole.width + column] ?? 0;
  }),
});

/** A pixel of the crop may stay only near a pixel with this likelihood in the mask of the whole picture. */
const PERHAPS = 0.2;
/** The maximum distance from such a pixel, as a fraction of the crop's longer side. */
const REACH = 0.02;

/**
 * Removes from the mask of a crop the parts that are too far from the subject in the whole picture. In a
 * crop, a cable that touches a cup looks like a part of the cup. `first` is the mask of the whole picture, of
 * any size.
 */
export const nearSeenFirst = (mask: Plane, region: Region, first: Plane, picture: Size): Plane => {
  const perhaps = floatsFrom(first.values, (value) => (value >= PERHAPS ? 1 : 0));
  const longer = max(
    (region.width / picture.width) * first.width,
    (region.height / picture.height) * first.height,
  );
  const near = boxFilter({ ...first, values: perhaps }, max(1, round(REACH * longer))).values;
  const seen = inRegion({ ...first, values: near }, mask, region, picture).values;
  return { ...mask, values: mask.values.map((value, pixel) => ((seen[pixel] ?? 0) > 1e-4 ? value : 0)) };
};

/**
 * Adds to the mask of a crop the wide parts of which the model was sure in the whole picture and that have the colors of
 * the subject. In a crop the model may lose a side of a chair, for example. `guide` shows the crop, and `first` is the
 * mask of the whole picture.
 */
export const withSureOfFirst = (
  mask: Plane,
  guide: Picture,
  region: Region,
  first: Plane,
  picture: Size,
): Plane => {
  const before = inRegion(first, COPY, region, picture);
  const seen = resizePlane(mask, SIDE, SIDE).values;
  const both = (counts: (likely: number) => boolean): Float32Array =>
    before.values.map((value, pixel) => (counts(value) && counts(seen[pixel] ?? 0) ? 1 : 0));
  const isLost = before.values.map((value, pixel) =>
    value >= LIKELY && (seen[pixel] ?? 0) < LIKELY ? 1 : 0,
  );
  const middles = boxFilter({ ...before, values: isLost }, NARROW).values.map((value) =>
    value > 0.99 ? 1 : 0,
  );
  if (!middles.includes(1)) return mask;
  const near = boxFilter({ ...before, values: middles }, NARROW).values;
  const lost = bytesFrom(near, (value, pixel) => (value > 1e-4 && isLost[pixel] === 1 ? 1 : 0));
  const regions = labelRegions(lost, SIDE, SIDE);
  const likeness = likenessOf(
    resample(guide, SIDE, SIDE),
    both((value) => value >= SURE.subject),
    both((value) => value <= SURE.background),
  );
  const [likely, alike] = [meansOf(before, regions), meansOf(likeness, regions)];
  const returns = regions.sizes.map(
    (_, label) =>
      (likely[label] ?? 0) >= RETURNS.likely && (likely[label] ?? 0) + (alike[label] ?? 0) >= RETURNS.sum,
  );
  const added = floatsFrom(regions.labels, (label, pixel) =>
    lost[pixel] === 1 && returns[label] === true ? 1 : 0,
  );
  if (!added.includes(1)) return mask;
  const { width, height } = mask;
  const back = resizePlane(
    { ...before, values: added.map((value, pixel) => value * (before.values[pixel] ?? 0)) },
    width,
    height,
  );
  return { ...mask, values: mask.values.map((value, pixel) => max(value, back.values[pixel] ?? 0)) };
};
