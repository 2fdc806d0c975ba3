import type { Point, Rect } from './point.ts';

/** The upright rectangle between two opposite corners. */
export const rectBetween = (a: Point, b: Point): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/** The smallest upright rectangle around points; null for none. */
export const rectAround = (points: readonly Point[]): Rect | null => {
  if (points.length === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The corners clockwise from the top left. */
export const cornersOf = ({ x, y, width, height }: Rect): readonly [Point, Point, Point, Point] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** The smallest upright rectangle around other rectangles; null for none. */
export const union = (rects: readonly Rect[]): Rect | null => rectAround(rects.flatMap(cornersOf));

export const centreOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

export const contains = (rect: Rect, { x, y }: Point, margin = 0): boolean =>
  x >= rect.x - margin &&
  y >= rect.y - margin &&
  x <= rect.x + rect.width + margin &&
  y <= rect.y + rect.height + margin;

/** True when the rectangles share at least a point. */
export const touches = (a: Rect, b: Rect): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
