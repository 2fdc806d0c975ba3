import type { ShapeKind, ShapeLayer } from '../document/layer.ts';
import { AT_ORIGIN, NEW_LAYER } from '../document/document.ts';
import type { Rect } from '../geometry/geometry.ts';
import { within } from '../geometry/transform.ts';

/** A new shape in a box of the canvas. Its stroke and corner radius are multiplied by `unit`. */
export const shapeLayer = (
  { x, y, width, height }: Rect,
  {
    points = [],
    ...fields
  }: Pick<ShapeLayer, 'id' | 'name' | 'kind' | 'fill' | 'stroke' | 'cornerRadius'> &
    Partial<Pick<ShapeLayer, 'points' | 'label'>>,
  unit: number,
): ShapeLayer => ({
  ...NEW_LAYER,
  type: 'shape',
  transform: within({ ...AT_ORIGIN, x, y, scaleX: unit, scaleY: unit }),
  width: width / unit,
  height: height / unit,
  points: points.map((point) => ({ x: point.x / unit, y: point.y / unit })),
  label: '',
  strokes: [],
  ...fields,
});

/** The names of shapes, for tools and new layers. */
export const SHAPE_NAMES: Readonly<Record<ShapeKind, string>> = {
  rectangle: 'Rectangle',
  circle: 'Circle',
  triangle: 'Triangle',
  star: 'Star',
  heart: 'Heart',
  arrow: 'Arrow',
  line: 'Line',
  callout: 'Callout',
};
