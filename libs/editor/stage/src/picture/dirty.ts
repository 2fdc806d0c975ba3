import {
  cornersOf,
  hasStrokes,
  hasTransform,
  rectAround,
  strokeBox,
  toCanvas,
  union,
  type Layer,
  type LayerNode,
  type LayerWithStrokes,
  type LayerWithTransform,
  type MeasureText,
  type Rect,
  type Stroke,
} from '@safelight/engine';
import { paintedBox, touchedArea, type View } from '@safelight/paint';
import { sameContent } from './kept-content.ts';
import { wholeView } from './plate.ts';
import { sameUnit, type Unit } from './units.ts';

/** The number of points at the end of a stroke whose outline may change when more points are added. */
const UNSETTLED = 13;

/** Shorter strokes change as a whole: the pressure at the start is a mean of the first ten points. */
const SHORT = 14;

const grownBy = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const wholeStrokes = (...strokes: readonly Stroke[]): Rect | null =>
  union(strokes.map(strokeBox).filter((box) => box !== null));

/** The area in which a stroke differs from its state some points earlier, in pixels of its layer. */
const tailBox = (before: Stroke, after: Stroke): Rect | null => {
  const continues =
    before.points.length >= SHORT &&
    after.points.length >= before.points.length &&
    before.size === after.size &&
    before.points.every(([x, y, pressure], index) => {
      const point = after.points[index];
      return point?.[0] === x && point[1] === y && point[2] === pressure;
    });
  if (!continues) return wholeStrokes(before, after);
  const settled = before.points.length - UNSETTLED;
  const [from, ...tail] = after.points.slice(settled).map(([x, y]) => ({ x, y }));
  const box = from === undefined ? null : rectAround([from, ...tail]);
  // The outline of a stroke hardly longer than its width changes completely with every point.
  const [start] = after.points;
  const far = after.points.some(
    ([x, y]) => Math.hypot(x - (start?.[0] ?? 0), y - (start?.[1] ?? 0)) > after.size * 3,
  );
  return box === null || !far ? wholeStrokes(before, after) : grownBy(box, after.size * 1.5 + 2);
};

/**
 * The area in which two states of a layer differ by added strokes, in its own pixels; undefined when anything
 * else changed.
 */
const drawnBox = (before: LayerWithStrokes, after: LayerWithStrokes): Rect | null | undefined => {
  const count = before.strokes.length;
  const same = before.strokes.findIndex((stroke, index) => stroke !== after.strokes[index]);
  if (!sameContent(before, after, 'all')) return undefined;
  if (same === -1) return wholeStrokes(...after.strokes.slice(count));
  const [was, is] = [before.strokes[same], after.strokes[same]];
  if (same !== count - 1 || after.strokes.length !== count || was === undefined || is === undefined)
    return undefined;
  return tailBox(was, is);
};

const onCanvas = (layer: LayerWithTransform, box: Rect): Rect | null =>
  rectAround(cornersOf(box).map((corner) => toCanvas(layer.transform, corner)));

const boxesOf = ({ layer, children }: LayerNode, measure: MeasureText): readonly Rect[] => {
  if (layer.type === 'group') return children.flatMap((child) => boxesOf(child, measure));
  const box = paintedBox(layer, measure);
  return box === null ? [] : [box];
};

const boxOfUnits = (units: readonly Unit[], measure: MeasureText): Rect | null =>
  union(units.flat().flatMap((node) => boxesOf(node, measure)));

const inView = (box: Rect | null, view: View): Rect | null =>
  box === null ? null : touchedArea(box, { view, area: wholeView(view) });

export const hasFilter = ({ layer, children }: LayerNode): boolean =>
  layer.type === 'filter' || children.some(hasFilter);

/** The part of a view that units may paint in; null when they are out of view. */
export const areaOfUnits = (units: readonly Unit[], view: View, measure: MeasureText): Rect | null =>
  units.flat().some(hasFilter) ? wholeView(view) : inView(boxOfUnits(units, measure), view);

export const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const drawnOn = (before: Layer, after: Layer): Rect | null | undefined => {
  const isDrawing = hasStrokes(before) && hasStrokes(after) && before.id === after.id;
  if (!isDrawing || !hasTransform(after)) return undefined;
  const box = drawnBox(before, after);
  return box === undefined || box === null ? box : onCanvas(after, box);
};

const changedBox = (before: Unit | undefined, after: Unit | undefined, measure: MeasureText): Rect | null => {
  const [was, is] = [before?.[0], after?.[0]];
  if (before?.length === 1 && after?.length === 1 && was !== undefined && is !== undefined) {
    const box = drawnOn(was.layer, is.layer);
    if (box !== undefined) return box;
  }
  return boxOfUnits([before ?? [], after ?? []], measure);
};

/** The part of a view in which two lists of units without filters look different; null when they do not. */
export const dirtyArea = (
  before: readonly Unit[],
  after: readonly Unit[],
  view: View,
  measure: MeasureText,
): Rect | null => {
  const boxes = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [was, is] = [before[index], after[index]];
    return was !== undefined && sameUnit(was, is) ? null : changedBox(was, is, measure);
  });
  return inView(union(boxes.filter((box) => box !== null)), view);
};
