import { type Picture, type Plane, resample, resizePlane, sizeWithin } from '../pixels/picture.ts';
import { cheapestBorder } from './cheapest-border.ts';
import { colorEvidence } from './color-evidence.ts';
import { labelRegions, meansOf } from './label-regions.ts';
import { LIKELY, SIDE } from './subject-mask.ts';
import { bytesFrom } from '../pixels/computed.ts';

const { log, max, min } = Math;

/** A pixel with this likelihood belongs to the subject as much as to the background. */
const EVEN = LIKELY;
/** Likelihoods beyond these two count as these. */
const SURE = { background: 0.03, subject: 0.97 };
/**
 * The weight of colors of the background where the model doubts most. Where it is sure, colors have none. Colors of
 * the subject have none either: shadows and tables often have them too.
 */
const COLORS = 0.2;
/**
 * A hole of at most this many pixels with at least this mean likelihood is no hole: the pupil of an eye often has the
 * colors of the background.
 */
const SMALL_HOLE = { pixels: 40, likely: EVEN };

/** Closes the small holes in a shape of which the model does not say that they show the background. */
const withPupils = (shape: Plane, likely: Plane): Plane => {
  const inside = bytesFrom(shape.values, (value) => (value >= EVEN ? 1 : 0));
  const regions = labelRegions(inside, shape.width, shape.height);
  const { labels, sizes, touchesEdge } = regions;
  const means = meansOf(likely, regions);
  const isClosed = sizes.map(
    (size, label) =>
      size <= SMALL_HOLE.pixels && touchesEdge[label] === false && (means[label] ?? 0) >= SMALL_HOLE.likely,
  );
  const values = shape.values.map((value, pixel) =>
    value < EVEN && isClosed[labels[pixel] ?? 0] === true ? 1 : value,
  );
  return { ...shape, values };
};

/**
 * Settles what the model doubts: each pixel of the result is about 1 in the subject and 0 in the background.
 * What has the colors of the background nearby is left out, apart from pupils, and the border follows edges of the picture.
 * `likely` has any size.
 */
export const settledDoubts = (guide: Picture, likely: Plane): Plane => {
  const { width, height } = sizeWithin(guide, SIDE);
  const small = resample(guide, width, height);
  const seen = resizePlane(likely, width, height);
  const evidence = colorEvidence(small, seen);
  const costs = seen.values.map((value, pixel) => {
    const odds = min(SURE.subject, max(SURE.background, value));
    const doubt = 4 * value * (1 - value);
    return log(EVEN / (1 - EVEN)) - log(odds / (1 - odds)) - COLORS * doubt * min(0, evidence[pixel] ?? 0);
  });
  return withPupils({ width, height, values: cheapestBorder(small, costs, seen.values) }, seen);
};
