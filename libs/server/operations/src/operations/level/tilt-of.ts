import { type Picture, reduced } from '../../pixels/picture.ts';
import { areCertain, type Demands, judged } from '../verticals/find-verticals.ts';
import { uprightLinesIn } from '../verticals/upright-lines.ts';
import { edgeDirections } from './edge-directions.ts';
import { horizonTilt } from './find-horizon.ts';

const { abs, atan, min, tan, PI } = Math;

/** The longer side in pixels of the copy from which everything is measured. Nothing here uses a larger one. */
const SIDE = 1_000;
/**
 * What upright lines must reach to tell the tilt of a picture by themselves. It is more than what the operation demands
 * that makes them upright, because nobody has said that there are walls. Sails, branches and legs lean by more than the
 * 9° of `roll`. All limits of this file were chosen on the pictures of `find-horizon.ts`.
 */
const ALONE: Demands = {
  count: 6,
  length: 0.7,
  share: 0.5,
  spread: 0.3,
  roll: tan((9 * PI) / 180),
  keystone: 0.5,
};
/** Above this many degrees, a larger part of the lines must agree. */
const LARGE_TILT = 3;
const ALONE_IF_LARGE: Demands = { ...ALONE, share: 0.65 };
/** What upright lines must reach when the level edges say the same, and the minimum peak of the direction of these. */
const TOGETHER: Demands = { ...ALONE, count: 2, length: 0.3, share: 0.4 };
const PEAK_TOGETHER = 1.8;
/** The minimum peak of the directions of level and of upright edges that tell the tilt without lines. */
const PEAK_ALONE = 3;
/**
 * Two ways of measuring that differ by at most this many degrees say the same. The edges of a rectangle may differ by
 * more: if it is not seen from quite in front, perspective tilts its level edges.
 */
const SAME = 1.5;
const SAME_IN_RECTANGLE = 3;

const areSame = (one: number, other: number, most = SAME): boolean => abs(one - other) <= most;

/**
 * The angle in degrees by which a picture is turned clockwise. What a horizon says counts first, then upright lines,
 * then fewer upright lines that the level edges confirm, then the edges of a rectangle. Null when none of these is
 * certain, and when a horizon and upright lines contradict each other.
 */
export const tiltOf = (picture: Picture): number | null => {
  const copy = reduced(picture, SIDE);
  const horizon = horizonTilt(copy);
  const lines = judged(uprightLinesIn(copy));
  // Clockwise, the lower end of an upright line goes to the left.
  const lean = (-atan(lines.verticals.roll) * 180) / PI;
  const areLinesCertain = areCertain(lines, abs(lean) > LARGE_TILT ? ALONE_IF_LARGE : ALONE);
  if (horizon !== null) return areLinesCertain && !areSame(horizon, lean) ? null : horizon;
  if (areLinesCertain) return lean;

  const { level, upright } = edgeDirections(copy);
  const isConfirmed = areCertain(lines, TOGETHER) && level.peak >= PEAK_TOGETHER && areSame(level.tilt, lean);
  if (isConfirmed) return lean;
  const isRectangle =
    min(level.peak, upright.peak) >= PEAK_ALONE && areSame(level.tilt, upright.tilt, SAME_IN_RECTANGLE);
  return isRectangle ? level.tilt : null;
};
