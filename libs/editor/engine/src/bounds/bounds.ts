import type { EditorDocument } from '../document/document.ts';
import { hasTransform, type Layer } from '../document/layer.ts';
import { onceFor } from '../document/once-for.ts';
import { cornersOf, type Point, type Rect, rectAround, union } from '../geometry/geometry.ts';
import { toCanvas } from '../geometry/transform.ts';
import { strokeBox } from '../outlines/stroke.ts';
import { layoutText, type MeasureText, type TextLayout } from '../text/layout.ts';

/**
 * Caches results by the measuring function and the layer object, because they are needed at every move of the
 * pointer.
 */
const cachedByLayer = <L extends Layer, T>(make: (layer: L, measure: MeasureText) => T) => {
  const measuredWith = onceFor((measure: MeasureText) => onceFor((layer: L) => make(layer, measure)));
  return (layer: L, measure: MeasureText): T => measuredWith(measure)(layer);
};

/** The lines of a text layer, computed once for each layer object. */
export const textLayout: (layer: Extract<Layer, { type: 'text' }>, measure: MeasureText) => TextLayout =
  cachedByLayer(layoutText);

const drawnBox = (layer: Extract<Layer, { type: 'stroke' }>): Rect | null =>
  union(
    layer.strokes
      .filter(({ erasing }) => !erasing)
      .map(strokeBox)
      .filter((box) => box !== null),
  );

/**
 * The box of a layer's content in the layer's own pixels, without the outer half of a shape's stroke. Null
 * for layers without a place: groups, filters, placeholders, empty drawings.
 */
export const contentBox: (layer: Layer, measure: MeasureText) => Rect | null = cachedByLayer(
  (layer, measure) => {
    switch (layer.type) {
      case 'image':
        return { x: 0, y: 0, width: layer.crop.width, height: layer.crop.height };
      case 'shape':
      case 'redact':
        return { x: 0, y: 0, width: layer.width, height: layer.height };
      case 'text': {
        const { width, height } = textLayout(layer, measure);
        return { x: 0, y: 0, width, height };
      }
      case 'stroke':
        return drawnBox(layer);
      case 'filter':
      case 'group':
      case 'placeholder':
        return null;
    }
  },
);

/** The corners of a layer's content on the canvas, clockwise from its own top left; null when it has no place. */
const layerCorners = (layer: Layer, measure: MeasureText): readonly Point[] | null => {
  const box = contentBox(layer, measure);
  if (box === null || !hasTransform(layer)) return null;
  return cornersOf(box).map((corner) => toCanvas(layer.transform, corner));
};

/** The upright box around a layer's content on the canvas; null when it has no place. */
export const layerBounds: (layer: Layer, measure: MeasureText) => Rect | null = cachedByLayer(
  (layer, measure) => {
    const corners = layerCorners(layer, measure);
    return corners === null ? null : rectAround(corners);
  },
);

/** The layers with a place of their own: those in a group at any depth, or the layer itself. */
const placedLayers = (document: EditorDocument, ids: ReadonlySet<string>): readonly Layer[] => {
  const chosen = new Set(ids);
  return document.layers.filter((layer) => {
    if (layer.parentId !== null && chosen.has(layer.parentId)) chosen.add(layer.id);
    return chosen.has(layer.id) && hasTransform(layer);
  });
};

/** The upright box around layers and their contents; null when none of them has a place. */
export const boundsOf = (
  document: EditorDocument,
  ids: ReadonlySet<string>,
  measure: MeasureText,
): Rect | null =>
  union(
    placedLayers(document, ids)
      .map((layer) => layerBounds(layer, measure))
      .filter((box) => box !== null),
  );
