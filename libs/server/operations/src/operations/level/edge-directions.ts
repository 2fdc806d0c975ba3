import { boxFilter } from '../../pixels/box-filter.ts';
import { lumaPlane, type Picture, reduced } from '../../pixels/picture.ts';

const { PI, abs, atan2, hypot, max, min, round } = Math;

/** The longer side in pixels of the copy on which edges are measured. */
const SIDE = 700;
/** The maximum tilt in degrees that is measured. */
const MOST_TILT = 12;
/** The histogram of directions has this number of bins for each degree. */
const BINS_A_DEGREE = 4;
const BINS = 2 * MOST_TILT * BINS_A_DEGREE + 1;
/** Edges weaker than this (luma 0–1 over two pixels) are ignored. */
const LEAST_EDGE = 0.02;
/** The radius in pixels of the two box filters that smooth the copy. */
const SMOOTH = 3;
/** The bins at most this far from one are added to it when the peak is searched, and averaged when it is measured. */
const WINDOW = 2;
const PEAK = 4;

/** The sum of the bins at most `reach` from one, each multiplied by what `factor` says of it. */
const sumAround = (
  votes: Float64Array,
  center: number,
  reach: number,
  factor: (bin: number) => number = () => 1,
): number => {
  let sum = 0;
  for (let bin = max(0, center - reach); bin <= min(BINS - 1, center + reach); bin++)
    sum += (votes[bin] ?? 0) * factor(bin);
  return sum;
};

/** The most frequent direction of edges. */
export interface Direction {
  /** The angle in degrees by which the edges are turned clockwise. */
  readonly tilt: number;
  /** How high its peak is, as a multiple of the mean of the histogram. 1 means that all directions are as frequent. */
  readonly peak: number;
}

const NO_EDGES: Direction = { tilt: 0, peak: 0 };

const mostFrequent = (votes: Float64Array): Direction => {
  const smooth = votes.map((_, bin) => sumAround(votes, bin, WINDOW));
  const highest = max(...smooth);
  if (highest === 0) return NO_EDGES;
  const mean = smooth.reduce((sum, value) => sum + value, 0) / BINS;
  const center = smooth.indexOf(highest);
  const bin = sumAround(votes, center, PEAK, (at) => at) / sumAround(votes, center, PEAK);
  return { tilt: bin / BINS_A_DEGREE - MOST_TILT, peak: highest / mean };
};

/** The most frequent directions of the nearly level and of the nearly upright edges, of which strong ones count more. */
export const edgeDirections = (
  picture: Picture,
): { readonly level: Direction; readonly upright: Direction } => {
  const luma = lumaPlane(reduced(picture, SIDE));
  // Without smoothing, the pixel steps of hard edges would all look level.
  const { width, height, values } = boxFilter(boxFilter(luma, SMOOTH), SMOOTH);
  const [level, upright] = [new Float64Array(BINS), new Float64Array(BINS)];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const dx = (values[at + 1] ?? 0) - (values[at - 1] ?? 0);
      const dy = (values[at + width] ?? 0) - (values[at - width] ?? 0);
      const strength = hypot(dx, dy);
      if (strength < LEAST_EDGE) continue;
      // The edge's direction relative to level or upright, whichever is nearer.
      const along = (atan2(dy, dx) * 180) / PI + 90;
      const tilt = along - 90 * round(along / 90);
      const bin = round((tilt + MOST_TILT) * BINS_A_DEGREE);
      const votes = abs(dy) > abs(dx) ? level : upright;
      if (bin >= 0 && bin < BINS) votes[bin] = (votes[bin] ?? 0) + strength;
    }
  }
  return { level: mostFrequent(level), upright: mostFrequent(upright) };
};
