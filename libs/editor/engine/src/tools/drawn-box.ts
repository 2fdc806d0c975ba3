import { type DocumentPoint, type Point, type Rect, rectBetween, wholePoint } from '../geometry/geometry.ts';
import { coordinateWithin } from '../geometry/transform.ts';
import type { Modifiers } from './machine.ts';

/** The box between two points, in whole pixels: a square with Shift, centred at the first point with Alt. */
export const drawnBox = (start: DocumentPoint, end: DocumentPoint, { shift, alt }: Modifiers): Rect => {
  const [from, to] = [wholePoint(start), wholePoint(end)];
  const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  const by: Point = shift
    ? { x: to.x < from.x ? -side : side, y: to.y < from.y ? -side : side }
    : { x: to.x - from.x, y: to.y - from.y };
  const opposite = alt ? { x: from.x - by.x, y: from.y - by.y } : from;
  const box = rectBetween(opposite, { x: from.x + by.x, y: from.y + by.y });
  return {
    x: coordinateWithin(box.x),
    y: coordinateWithin(box.y),
    width: coordinateWithin(box.width),
    height: coordinateWithin(box.height),
  };
};

/** The end of a line dragged from a point; with Shift its angle is a multiple of 45°. */
export const drawnEnd = (from: DocumentPoint, to: DocumentPoint, { shift }: Modifiers): DocumentPoint => {
  if (!shift) return to;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const step = Math.PI / 4;
  const angle = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / step) * step;
  return { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length };
};

/** A release within this distance of the press, in CSS pixels, is a click rather than a drag. */
const CLICK_REACH = 3;

export const isClick = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) <= CLICK_REACH;
