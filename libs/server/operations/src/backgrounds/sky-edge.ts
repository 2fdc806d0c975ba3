import { boxFilter } from '../pixels/box-filter.ts';
import type { Mask } from '../operation.ts';
import { type Picture, type Plane, planeOfBytes, reduced, resizePlane } from '../pixels/picture.ts';
import { GUIDE_SIDE } from '../regions/part-mask.ts';

const { abs, exp, max, round } = Math;

/** The distance from a sky within which its colors are looked for, as a fraction of the copy's longer side. */
const REACH = 0.025;
/** A pixel belongs to the sky if it differs from the sky around by much less than this in each channel (0–255). */
const DIFFERENCE = 16;
/** The colors of a sky are known where it covers at least this much of the surroundings. */
const LEAST = 0.03;

/**
 * Gaps are filled in each column down to the lowest open sky within the fraction `gaps` of the width. What was found to
 * be sky stays down to the lowest open sky within `found`: below the sails of a mill no column is open.
 */
const BESIDE = { gaps: 0.08, found: 0.25 };

/** For each column the row at which the sky that is open to the top ends. */
const endsOf = ({ width, height, values }: Plane): Int32Array =>
  Int32Array.from({ length: width }, (_, x) => {
    let y = 0;
    while (y < height && (values[y * width + x] ?? 0) > 0.5) y++;
    return y;
  });

/** For each column the lowest end of the sky in the columns within this fraction of the width. */
const lowestNearby = (ends: Int32Array, fraction: number): Int32Array => {
  const reach = round(fraction * ends.length);
  return ends.map((_, x) => max(...ends.subarray(max(0, x - reach), x + reach + 1)));
};

/**
 * The sky with the gaps at its edge that have its colors: between leaves, and along an outline that was found too
 * far outside. What seems to be sky below the horizon, such as water, is left out. `sky` (0–1) has the size of the small
 * copy.
 */
export const withEdgeFilled = (guide: Picture, sky: Plane): Plane => {
  const { width, height, channels, data } = guide;
  const radius = max(2, round(REACH * max(width, height)));
  const sure = sky.values.map((value) => (value > 0.8 ? 1 : 0));
  const cover = boxFilter({ width, height, values: sure }, radius).values;
  const local = [0, 1, 2].map(
    (channel) =>
      boxFilter(
        {
          width,
          height,
          values: sure.map((value, pixel) => value * (data[pixel * channels + channel] ?? 0)),
        },
        radius,
      ).values,
  );
  const ends = endsOf(sky);
  const [lowest, lowestGap] = [lowestNearby(ends, BESIDE.found), lowestNearby(ends, BESIDE.gaps)];
  const values = sky.values.map((value, pixel) => {
    if (pixel >= (lowest[pixel % width] ?? 0) * width) return 0;
    const known = cover[pixel] ?? 0;
    if (value > 0.98 || known < LEAST || pixel >= (lowestGap[pixel % width] ?? 0) * width) return value;
    const most = max(
      ...local.map((plane, channel) =>
        abs((plane[pixel] ?? 0) / known - (data[pixel * channels + channel] ?? 0)),
      ),
    );
    return max(value, exp(-((most / DIFFERENCE) ** 2)));
  });
  return { width, height, values };
};

/** The mask of a sky that gets another color, with the gaps at its edge: they would keep the color of before as a rim. */
export const withoutRim = (picture: Picture, sky: Mask): Mask => {
  const guide = reduced(picture, GUIDE_SIDE);
  const filled = withEdgeFilled(guide, resizePlane(planeOfBytes(sky), guide.width, guide.height));
  const { width, height } = sky;
  const edge = resizePlane(filled, width, height).values;
  return {
    width,
    height,
    values: sky.values.map((value, pixel) => max(value, round(255 * (edge[pixel] ?? 0)))),
  };
};
