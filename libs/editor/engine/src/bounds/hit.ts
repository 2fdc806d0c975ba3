import type { EditorDocument } from '../document/document.ts';
import { hasTransform, type Layer, type ShapeLayer } from '../document/layer.ts';
import { hiddenIds, lockedIds } from '../document/tree.ts';
import { contains, type DocumentPoint, type Point, type Rect, touches } from '../geometry/geometry.ts';
import { meanScale, toLayer } from '../geometry/transform.ts';
import { distanceTo, isInside, polygonsOf } from '../outlines/path.ts';
import { shapeOutline } from '../outlines/shape.ts';
import { isOnStroke } from '../outlines/stroke.ts';
import type { MeasureText } from '../text/layout.ts';
import { contentBox, layerBounds } from './bounds.ts';

/** The options of a hit test. */
interface HitOptions {
  readonly measure: MeasureText;
  /** The tolerance for thin lines, in pixels of the document. */
  readonly tolerance: number;
}

const hitsShape = (layer: ShapeLayer, point: Point, tolerance: number): boolean => {
  const { path, fill, stroke, strokeWidth } = shapeOutline(layer);
  const reach = (stroke === null ? 0 : strokeWidth / 2) + tolerance;
  return polygonsOf(path).some((polygon) => {
    if (fill !== null && isInside(polygon, point)) return true;
    const closed = layer.kind !== 'line';
    return polygon.some((corner, index) => {
      const next = polygon[index + 1] ?? (closed ? polygon[0] : undefined);
      return next !== undefined && distanceTo(point, corner, next) <= reach;
    });
  });
};

/** True when the layer has content at a point of the canvas, visible or not. */
export const hitsLayer = (layer: Layer, at: DocumentPoint, { measure, tolerance }: HitOptions): boolean => {
  const box = contentBox(layer, measure);
  if (box === null || !hasTransform(layer)) return false;
  const point = toLayer(layer.transform, at);
  const near = tolerance / meanScale(layer.transform);
  if (layer.type === 'shape') return hitsShape(layer, point, near);
  if (!contains(box, point, near)) return false;
  if (layer.type !== 'stroke') return true;
  const last = layer.strokes.findLast((stroke) => isOnStroke(stroke, point));
  return last !== undefined && !last.erasing;
};

const canBePicked = (document: EditorDocument, { id }: Layer): boolean =>
  !hiddenIds(document).has(id) && !lockedIds(document).has(id);

/** The topmost visible and unlocked layer at a point, in whatever group; null for none. */
export const layerAt = (document: EditorDocument, at: DocumentPoint, options: HitOptions): Layer | null =>
  document.layers.findLast((layer) => hitsLayer(layer, at, options) && canBePicked(document, layer)) ?? null;

/** Returns the layer that a plain click selects: the outermost group of a layer, or the layer itself. */
export const outermost = (document: EditorDocument, layer: Layer): Layer => {
  const parent = document.layers.find(({ id }) => id === layer.parentId);
  return parent === undefined ? layer : outermost(document, parent);
};

/**
 * Returns the outermost visible and unlocked layers and groups that a marquee touches, from bottom to top.
 */
export const layersTouching = (
  document: EditorDocument,
  marquee: Rect,
  measure: MeasureText,
): readonly string[] => {
  const touched = document.layers.filter((layer) => {
    const bounds = layerBounds(layer, measure);
    return bounds !== null && touches(bounds, marquee) && canBePicked(document, layer);
  });
  return [...new Set(touched.map((layer) => outermost(document, layer).id))];
};
