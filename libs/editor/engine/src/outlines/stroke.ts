import { getStroke } from 'perfect-freehand';
import type { Stroke } from '../document/layer.ts';
import { onceFor } from '../document/once-for.ts';
import { type Point, type Rect, rectAround } from '../geometry/geometry.ts';
import { isInside, type Path, type PathStep } from './path.ts';

const outlined = (stroke: Stroke, size: number): readonly Point[] =>
  getStroke(
    stroke.points.map(([x, y, pressure]): [number, number, number] => [x, y, pressure]),
    {
      size,
      thinning: stroke.pressure ? 0.6 : 0,
      smoothing: 0.5,
      streamline: stroke.smoothing * 0.8,
      simulatePressure: false,
      last: true,
    },
  ).map(([x, y]) => ({ x, y }));

/** The outline of a stroke as a polygon; computed once for each stroke object. */
export const strokePolygon = onceFor((stroke: Stroke): readonly Point[] => outlined(stroke, stroke.size));

/**
 * The polygon that is blurred for a soft edge: its sides are in the middle between the opaque part and the
 * edge.
 */
const softPolygon = onceFor((stroke: Stroke): readonly Point[] =>
  outlined(stroke, (stroke.size * (1 + stroke.hardness)) / 2),
);

/**
 * The standard deviation of the blur of a stroke's edge, in pixels of its layer. A blur reaches three times as
 * far, which is from the sides of `strokePath` to the edge.
 */
export const strokeBlur = ({ size, hardness }: Stroke): number => (size * (1 - hardness)) / 12;

/**
 * The outline of a stroke, smoothed by curves through the midpoints of its sides. For a soft edge it is to be
 * blurred by `strokeBlur`, and then ends at the edge of the stroke.
 */
export const strokePath = (stroke: Stroke): Path => {
  const points = stroke.hardness < 1 ? softPolygon(stroke) : strokePolygon(stroke);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  const steps = points.map((point, index): PathStep => {
    const next = points[(index + 1) % points.length] ?? point;
    return ['Q', point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2];
  });
  return [['M', (last.x + first.x) / 2, (last.y + first.y) / 2], ...steps, ['Z']];
};

/**
 * The upright box around a stroke. It is computed once for each stroke object, because drawing needs the
 * boxes of hundreds of strokes.
 */
export const strokeBox = onceFor((stroke: Stroke): Rect | null => rectAround(strokePolygon(stroke)));

export const isOnStroke = (stroke: Stroke, point: Point): boolean => isInside(strokePolygon(stroke), point);
