/** Limits a value to a range. */
export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Rounds to `digits` decimals, and never returns −0, which JSON cannot represent. */
export const rounded = (value: number, digits: number): number => {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor + 0;
};

/** Normalizes an angle in degrees to more than −180 and at most 180. */
export const normalizedAngle = (degrees: number): number => {
  const turned = degrees % 360;
  if (turned > 180) return turned - 360;
  return turned <= -180 ? turned + 360 : turned;
};

/** A point or a vector, in pixels of the screen or the document as stated by the function. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A point in pixels of the document, relative to the canvas's top left corner. `space` is never set; it only
 * makes the compiler distinguish points of the screen from points of the document.
 */
export interface DocumentPoint extends Point {
  readonly space?: 'document';
}

/** A point in CSS pixels relative to the top left corner of the stage. */
export interface ScreenPoint extends Point {
  readonly space?: 'screen';
}

/** The corner of a pixel that is nearest to a point of the document: what ends there has a sharp edge. */
export const wholePoint = ({ x, y }: Point): DocumentPoint => ({ x: rounded(x, 0), y: rounded(y, 0) });

/** The direction from a centre to a point, in degrees clockwise from the right. */
export const angleAt = (centre: Point, { x, y }: Point): number =>
  (Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI;

/** Width and height, never negative. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const isSameSize = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;

/** An upright rectangle: its top left corner and its size. */
export interface Rect extends Point, Size {}

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
