import { boxFilter } from '../pixels/box-filter.ts';
import { floatsFrom } from '../pixels/computed.ts';
import { lumaPlane, type Picture, type Plane, reduced } from '../pixels/picture.ts';
import { ramp } from '../pixels/ramp.ts';

const { max, round } = Math;

/** The radii around a place within which paper tells its light, as fractions of the longer side. */
const NEAR = 0.04;
const WIDE = 0.3;
/** Paper nearby tells the light alone if it covers `enough` of the surroundings, and not at all if it covers `few`. */
const FEW = 0.04;
const ENOUGH = 0.2;
/** Bare paper is at least this bright, relative to the mean of the paper near it; between the two is writing. */
const BARE = 0.93;
/**
 * What is darker than this fraction of the paper in a wide circle is a pale place in a photo on the page, and not paper
 * in shadow.
 */
const SHADOW = 0.5;

/** The mean of a plane over a circle around each place, in which `marked` says how much of a place counts. */
const meanAround = (
  plane: Plane,
  marked: Float32Array,
  reach: number,
): { mean: Float32Array; share: Float32Array } => {
  const radius = max(2, round(reach * max(plane.width, plane.height)));
  const smooth = (values: Float32Array): Float32Array =>
    boxFilter(boxFilter({ ...plane, values }, radius), radius).values;
  const sums = smooth(floatsFrom(plane.values, (value, at) => value * (marked[at] ?? 0)));
  const share = smooth(marked);
  return { mean: floatsFrom(sums, (sum, at) => sum / max(1e-4, share[at] ?? 0)), share };
};

/** The mean of the marked places near each place, and in a wide circle where nothing near is marked. */
const lightFrom = (plane: Plane, marked: Float32Array): Plane => {
  const [near, wide] = [meanAround(plane, marked, NEAR), meanAround(plane, marked, WIDE)];
  const values = floatsFrom(wide.mean, (around, at) => {
    const told = ramp(near.share[at] ?? 0, FEW, ENOUGH);
    return around + ((near.mean[at] ?? 0) - around) * told;
  });
  return { ...plane, values };
};

/**
 * The light (0–1) on a page for red, green and blue, at the size of `paper`, which marks (1) what looks like paper.
 * What is printed on the page, such as a photo, gets the light of the paper around it.
 */
export const lightOnPaper = (page: Picture, paper: Plane): readonly Plane[] => {
  const small = reduced(page, max(paper.width, paper.height));
  const luma = lumaPlane(small);
  const near = lightFrom(luma, paper.values).values;
  const wide = meanAround(luma, paper.values, WIDE).mean;
  const bare = floatsFrom(paper.values, (value, at) =>
    (luma.values[at] ?? 0) >= max(BARE * (near[at] ?? 0), SHADOW * (wide[at] ?? 0)) ? value : 0,
  );
  return [0, 1, 2].map((channel) =>
    lightFrom(
      {
        ...luma,
        values: floatsFrom(luma.values, (_, at) => (small.data[at * small.channels + channel] ?? 0) / 255),
      },
      bare,
    ),
  );
};
