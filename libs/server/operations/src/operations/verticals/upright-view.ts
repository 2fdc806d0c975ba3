import type { Corners, Point } from '../../pixels/perspective.ts';
import type { Verticals } from './find-verticals.ts';

const { abs, atan, cos, hypot, max, min, round, sin } = Math;

/** The distance of the lens from the picture as a multiple of the longer side: that of a telephone's main camera. */
const LENS = 0.75;
/** The result's proportions may differ from the picture's by this factor, if less is cut off so. */
const MOST_RESHAPED = 1.25;
const SHAPES = 9;
const ROUNDS = 40;

/** Maps points of the picture to points of the upright one, and back. Both are measured from the middle of the picture. */
interface Turn {
  readonly to: (point: Point) => Point;
  readonly from: (point: Point) => Point;
}

/** The turn of the camera, first around its axis and then up or down, that makes the verticals parallel and upright. */
const turnFor = ({ roll, keystone }: Verticals, side: number): Turn => {
  const lens = LENS * side;
  const [c, s] = [cos(atan(roll)), sin(atan(roll))];
  // A turn around the axis brings the point at which the verticals meet below or above the middle.
  const tilt = atan((LENS * keystone) / hypot(1, roll));
  const [tc, ts] = [cos(tilt), sin(tilt)];
  return {
    to: ([x, y]) => {
      const [across, along] = [x * c - y * s, x * s + y * c];
      const depth = along * ts + lens * tc;
      return [(across * lens) / depth, (lens * (along * tc - lens * ts)) / depth];
    },
    from: ([x, y]) => {
      const depth = lens * tc - y * ts;
      const [across, along] = [(x * lens) / depth, (lens * (y * tc + lens * ts)) / depth];
      return [across * c + along * s, along * c - across * s];
    },
  };
};

/** A rectangle around a middle. */
interface Frame {
  readonly middle: Point;
  readonly width: number;
  readonly height: number;
}

/** Where a function with one peak is highest, by thirds of the range. */
const highestAt = (low: number, high: number, value: (at: number) => number): number => {
  let [from, to] = [low, high];
  for (let step = 0; step < ROUNDS; step++) {
    const [a, b] = [from + (to - from) / 3, to - (to - from) / 3];
    if (value(a) < value(b)) from = a;
    else to = b;
  }
  return (from + to) / 2;
};

const areaOf = (corners: Corners): number =>
  abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % 4] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

const cornersOf = ({ middle: [x, y], width, height }: Frame): Corners => [
  [x - width / 2, y - height / 2],
  [x + width / 2, y - height / 2],
  [x + width / 2, y + height / 2],
  [x - width / 2, y + height / 2],
];

const mapped = ([a, b, c, d]: Corners, map: (point: Point) => Point): Corners => [
  map(a),
  map(b),
  map(c),
  map(d),
];

/** The frame with these proportions inside four corners that is worth most. */
const bestFrame = (corners: Corners, proportion: number, worthOf: (frame: Frame) => number): Frame => {
  const sides = corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % 4] ?? [0, 0];
    // The corners go clockwise, so this normal points outward.
    const [nx, ny] = [nextY - y, x - nextX];
    return { nx, ny, reach: nx * x + ny * y, half: (abs(nx) * proportion + abs(ny)) / 2 };
  });
  const heightAt = (x: number, y: number): number =>
    max(0, min(...sides.map(({ nx, ny, reach, half }) => (reach - nx * x - ny * y) / half)));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const frameAt = (y: number): Frame => {
    const x = highestAt(min(...xs), max(...xs), (at) => heightAt(at, y));
    const height = heightAt(x, y);
    return { middle: [x, y], width: height * proportion, height };
  };
  return frameAt(highestAt(min(...ys), max(...ys), (y) => worthOf(frameAt(y))));
};

/** What making the verticals upright takes: the part of the picture that stays, its size afterwards, and what is lost (0–1). */
export interface UprightView {
  readonly corners: Corners;
  readonly width: number;
  readonly height: number;
  readonly lost: number;
}

/** The view in which the verticals of a picture are upright, cropped to the largest part without empty corners. */
export const uprightView = (
  { width, height }: { readonly width: number; readonly height: number },
  verticals: Verticals,
): UprightView => {
  const { to, from } = turnFor(verticals, max(width, height));
  const whole = mapped(cornersOf({ middle: [0, 0], width, height }), to);
  // What is far away becomes larger, such as the sky above a house: the part that shows most of the picture is kept.
  const keptOf = (frame: Frame): number => areaOf(mapped(cornersOf(frame), from));
  const frame = Array.from(
    { length: SHAPES },
    (_, shape) => MOST_RESHAPED ** ((2 * shape) / (SHAPES - 1) - 1),
  )
    .map((reshaped) => bestFrame(whole, (width / height) * reshaped, keptOf))
    .reduce((best, other) => (keptOf(other) > keptOf(best) ? other : best));
  const kept = mapped(cornersOf(frame), from);
  const placed = mapped(kept, ([x, y]) => [x + width / 2, y + height / 2]);
  return {
    corners: placed,
    width: max(1, round(frame.width)),
    height: max(1, round(frame.height)),
    lost: 1 - areaOf(kept) / (width * height),
  };
};
