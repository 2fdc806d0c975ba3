const { abs, hypot, max, min } = Math;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle that may be turned. */
export interface TurnedRectangle {
  readonly x: number;
  readonly y: number;
  /** The direction of the longer side, as a vector of length 1 that points to the right, or else down. */
  readonly along: Point;
  readonly length: number;
  readonly height: number;
}

/** The convex hull of points, by Andrew's monotone chain. */
const hullOf = (points: readonly Point[]): readonly Point[] => {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (before === undefined || last === undefined) break;
        const turn = (last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x);
        if (turn > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
};

/** The rectangle around points whose sides have the direction `along`. */
const rectangleAlong = (points: readonly Point[], along: Point): TurnedRectangle => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    const [u, v] = [x * along.x + y * along.y, y * along.x - x * along.y];
    [left, right] = [min(left, u), max(right, u)];
    [top, bottom] = [min(top, v), max(bottom, v)];
  }
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  const [x, y] = [u * along.x - v * along.y, u * along.y + v * along.x];
  const [width, height] = [right - left, bottom - top];
  const isLong = width >= height;
  const axis = isLong ? along : { x: -along.y, y: along.x };
  const isBackwards = axis.x < 0 || (axis.x === 0 && axis.y < 0);
  return {
    x,
    y,
    along: isBackwards ? { x: -axis.x, y: -axis.y } : axis,
    length: max(width, height),
    height: min(width, height),
  };
};

/** Turned rectangles must be this much smaller than the upright one, because most text is upright. */
const CLEARLY_SMALLER = 0.9;

/** The smallest rectangle around points. One of its sides contains a side of their convex hull. */
export const smallestRectangle = (points: readonly Point[]): TurnedRectangle => {
  const hull = hullOf(points);
  const upright = rectangleAlong(hull, { x: 1, y: 0 });
  let best = upright;
  let least = upright.length * upright.height * CLEARLY_SMALLER;
  hull.forEach((point, at) => {
    const next = hull[(at + 1) % hull.length] ?? point;
    const distance = hypot(next.x - point.x, next.y - point.y);
    if (distance === 0 || abs(next.y - point.y) === 0) return;
    const turned = rectangleAlong(hull, {
      x: (next.x - point.x) / distance,
      y: (next.y - point.y) / distance,
    });
    if (turned.length * turned.height >= least) return;
    [best, least] = [turned, turned.length * turned.height];
  });
  return best;
};
