import { getStroke } from 'perfect-freehand';
import type { Stroke } from '../document/layer.ts';
import { type Point, type Rect, rectAround } from '../geometry/geometry.ts';
import { isInside, type Path, type PathStep } from './path.ts';

const outlines = new WeakMap<Stroke, readonly Point[]>();

const outlinePoints = (stroke: Stroke): readonly Point[] =>
  getStroke(
    stroke.points.map(([x, y, pressure]): [number, number, number] => [x, y, pressure]),
    {
      size: stroke.size,
      thinning: stroke.pressure ? 0.6 : 0,
      smoothing: 0.5,
      streamline: stroke.smoothing * 0.8,
      simulatePressure: false,
      last: true,
    },
  ).map(([x, y]) => ({ x, y }));

/** The outline of a stroke as a polygon; computed once for each stroke object. */
export const strokePolygon = (stroke: Stroke): readonly Point[] => {
  const known = outlines.get(stroke);
  if (known !== undefined) return known;
  const points = outlinePoints(stroke);
  outlines.set(stroke, points);
  return points;
};

/** The outline of a stroke, smoothed by curves through the midpoints of its sides. */
export const strokePath = (stroke: Stroke): Path => {
  const points = strokePolygon(stroke);
  const last = points.at(-1);
  if (last === undefined) return [];
  const steps = points.map((point, index): PathStep => {
    const next = points[(index + 1) % points.length] ?? point;
    return ['Q', point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2];
  });
  const [first] = points;
  const start = first === undefined ? last : { x: (last.x + first.x) / 2, y: (last.y + first.y) / 2 };
  return [['M', start.x, start.y], ...steps, ['Z']];
};

const boxes = new WeakMap<Stroke, Rect | null>();

/**
 * The upright box around a stroke. It is computed once for each stroke object, because drawing needs the
 * boxes of hundreds of strokes.
 */
export const strokeBox = (stroke: Stroke): Rect | null => {
  const known = boxes.get(stroke);
  if (known !== undefined) return known;
  const box = rectAround(strokePolygon(stroke));
  boxes.set(stroke, box);
  return box;
};

export const isOnStroke = (stroke: Stroke, point: Point): boolean => isInside(strokePolygon(stroke), point);
