import type { Picture } from '../../pixels/picture.ts';
import { BAND, LEAST_STEP, type LevelEdges, levelEdgesIn } from './level-edges.ts';
import { type Line, longLinesIn, rowOf } from './level-lines.ts';

const { abs, atan, max, min, round, PI } = Math;

/** The longer sides in pixels of the copies: lines are tried in the small one and measured in the large one. */
const SIDES = { tried: 320, measured: 1_000 };
/** How often the points of the edge are collected near the latest line, and how often the line is fitted to them. */
const ROUNDS = 4;
/** After this many rounds the line is nearly right, and points are collected at half of the distance. */
const ROUGH_ROUNDS = 2;
/** In the fit, a point at this distance in pixels from the line counts half (the scale of a Cauchy weight). */
const HALF_WEIGHT = 0.8;
/** A point at less than this distance in pixels lies on the line. */
const ON_LINE = 1.3;
/** Roughness is sampled at every third column and row, and not within this fraction of the width of the line. */
const SAMPLED = 3;
const MARGIN = 0.01;

/**
 * What makes a line a horizon, chosen on 364 pictures of which 26 were also turned by known angles: the minimum fraction
 * of the width along which the edge lies on the line, and the minimum mean step of luma (0–1) across it.
 */
const LEAST = { onLine: 0.5, contrast: 0.03 };
/**
 * Chosen on the same pictures: the mean step of luma (0–1) in a sky is at most `sky`. What is below is rougher than the
 * sky, which is at most the fraction `ofGround` as rough, unless it is as smooth as calm water (`water`).
 */
const MOST_ROUGH = { sky: 0.0135, ofGround: 0.75, water: 0.004 };

/** A point of an edge: its column from the middle of the width, its row, and the step of luma (0–1) across it. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly step: number;
}

/** The strongest point of the line's sign in each column within `reach` rows of a line, to a fraction of a pixel. */
const pointsNear = ({ width, height, steps }: LevelEdges, line: Line, reach: number): readonly Point[] => {
  const points: Point[] = [];
  for (let x = 0; x < width; x++) {
    const row = rowOf(line, x, width);
    const stepAt = (y: number): number => (steps[y * width + x] ?? 0) * line.sign;
    let [step, at] = [0, -1];
    for (let y = max(BAND, round(row - reach)); y <= min(height - BAND - 1, round(row + reach)); y++)
      if (stepAt(y) > step) [step, at] = [stepAt(y), y];
    if (step < LEAST_STEP) continue;
    // The peak of the parabola through the strongest point and those above and below it.
    const bend = stepAt(at - 1) - 2 * step + stepAt(at + 1);
    const off = bend < 0 ? (stepAt(at - 1) - stepAt(at + 1)) / (2 * bend) : 0;
    points.push({ x: x + 0.5 - width / 2, y: at + max(-0.5, min(0.5, off)), step });
  }
  return points;
};

/** How far a point lies below a line, in rows. */
const distance = ({ x, y }: Point, { middle, slope }: Line): number => y - middle - slope * x;

/** The line through points by weighted least squares, in which points far from the line before count little. */
const refitted = (points: readonly Point[], before: Line): Line => {
  let [weight, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0];
  for (const point of points) {
    const { x, y, step } = point;
    const share = step / (1 + (distance(point, before) / HALF_WEIGHT) ** 2);
    weight += share;
    sumX += share * x;
    sumY += share * y;
    sumXX += share * x * x;
    sumXY += share * x * y;
  }
  const whole = weight * sumXX - sumX * sumX;
  if (whole <= 0) return before;
  const slope = (weight * sumXY - sumX * sumY) / whole;
  return { middle: (sumY - slope * sumX) / weight, slope, sign: before.sign };
};

/** The mean step of luma above a line and below it: how rough the picture is there. */
const roughnessBeside = (
  { width, height, steps }: LevelEdges,
  line: Line,
): { readonly above: number; readonly below: number } => {
  const [above, below] = [
    { sum: 0, count: 0 },
    { sum: 0, count: 0 },
  ];
  for (let x = 0; x < width; x += SAMPLED) {
    const row = rowOf(line, x, width);
    for (let y = BAND; y < height - BAND; y += SAMPLED) {
      if (abs(y - row) < MARGIN * width) continue;
      const side = y < row ? above : below;
      side.sum += abs(steps[y * width + x] ?? 0);
      side.count++;
    }
  }
  return { above: above.sum / max(1, above.count), below: below.sum / max(1, below.count) };
};

/** A line of the small copy, fitted to the edge that it follows in the large copy, and the points of that edge. */
const fitted = (
  large: LevelEdges,
  rough: Line,
  scale: number,
): { readonly line: Line; readonly points: readonly Point[] } => {
  let line: Line = { middle: rough.middle * scale, slope: rough.slope, sign: rough.sign };
  let points: readonly Point[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) {
    points = pointsNear(large, line, (turn < ROUGH_ROUNDS ? 2 : 1) * scale + 1);
    for (let again = 0; again < ROUNDS; again++) line = refitted(points, line);
  }
  return { line, points };
};

/** Whether a line that was fitted to the points of an edge has what makes a horizon. */
const isHorizon = (large: LevelEdges, line: Line, points: readonly Point[]): boolean => {
  const on = points.filter((point) => abs(distance(point, line)) < ON_LINE);
  const contrast = on.reduce((sum, { step }) => sum + step, 0) / max(1, on.length);
  if (on.length / large.width < LEAST.onLine || contrast < LEAST.contrast) return false;
  const { above, below } = roughnessBeside(large, line);
  return above <= MOST_ROUGH.sky && (above <= MOST_ROUGH.ofGround * below || below <= MOST_ROUGH.water);
};

/**
 * The angle in degrees by which the horizon of a sea or a plain is turned clockwise: a straight edge across most of the
 * picture with a smooth sky above it. Null when there is none.
 */
export const horizonTilt = (picture: Picture): number | null => {
  const small = levelEdgesIn(picture, SIDES.tried);
  const candidates = longLinesIn(small);
  if (candidates.length === 0) return null;
  const large = levelEdgesIn(picture, SIDES.measured);
  for (const candidate of candidates) {
    const { line, points } = fitted(large, candidate, large.width / small.width);
    if (isHorizon(large, line, points)) return (atan(line.slope) * 180) / PI;
  }
  return null;
};
