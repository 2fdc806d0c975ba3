import type { Stroke } from '../document/layer.ts';
import { onceFor } from '../document/once-for.ts';
import { type Point, type Rect, union } from '../geometry/geometry.ts';
import { distanceTo, type Path } from './path.ts';
import { strokeLine } from './stroke-line.ts';
import { sweptPath } from './swept-path.ts';

/**
 * The standard deviation of the blur of a stroke's edge, in pixels of its layer. A blur reaches three times as
 * far, which is from the sides of `strokePath` to the edge.
 */
export const strokeBlur = ({ size, hardness }: Stroke): number => (size * (1 - hardness)) / 12;

/**
 * The outline of a stroke, to be filled by the non-zero rule; computed once for each stroke object. For a soft edge
 * it is to be blurred by `strokeBlur`, and then ends at the edge of the stroke: its sides are in the middle
 * between the opaque part and the edge.
 */
export const strokePath = onceFor((stroke: Stroke): Path => {
  const share = (1 + stroke.hardness) / 2;
  return sweptPath(strokeLine(stroke).map((point) => ({ ...point, radius: point.radius * share })));
});

/**
 * The upright box around a stroke. It is computed once for each stroke object, because drawing needs the
 * boxes of hundreds of strokes.
 */
export const strokeBox = onceFor((stroke: Stroke): Rect | null =>
  union(
    strokeLine(stroke).map(({ x, y, radius }) => ({
      x: x - radius,
      y: y - radius,
      width: 2 * radius,
      height: 2 * radius,
    })),
  ),
);

/** True when the brush has touched a point of the layer. */
export const isOnStroke = (stroke: Stroke, point: Point): boolean => {
  const line = strokeLine(stroke);
  return line.some((b, index) => {
    const a = line[index - 1] ?? b;
    return distanceTo(point, a, b) <= Math.max(a.radius, b.radius);
  });
};
