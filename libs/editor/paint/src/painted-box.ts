import {
  contentBox,
  cornersOf,
  hasStrokes,
  hasTransform,
  rectAround,
  strokeBox,
  toCanvas,
  union,
  type Layer,
  type MeasureText,
  type Rect,
  type Size,
} from '@safelight/engine';
import { reachOf } from './filter-reach.ts';

/**
 * The distance by which a layer paints beyond its content, in its own pixels: the outer half of strokes and
 * the outlines of letters.
 */
const overhang = (layer: Layer): number => {
  switch (layer.type) {
    case 'shape':
      return layer.stroke.width * 3 + 8;
    case 'text':
      return (layer.outline?.width ?? 0) + layer.size * 0.3;
    default:
      return 0;
  }
};

/** The upright box of the document that a layer may paint in; null when it has no content of its own. */
export const paintedBox = (layer: Layer, measure: MeasureText): Rect | null => {
  if (!hasTransform(layer)) return null;
  const content = contentBox(layer, measure);
  const by = overhang(layer);
  const strokes = hasStrokes(layer) ? layer.strokes.map(strokeBox) : [];
  const box = union(
    [
      content === null
        ? null
        : {
            x: content.x - by,
            y: content.y - by,
            width: content.width + 2 * by,
            height: content.height + 2 * by,
          },
      ...strokes,
    ].filter((one) => one !== null),
  );
  return box === null ? null : rectAround(cornersOf(box).map((corner) => toCanvas(layer.transform, corner)));
};

/**
 * The box that layers and their contents may paint in, including what their filters spread; null when they have no
 * content. The reach of a filter depends on the size of the canvas.
 */
export const paintedBoxOfAll = (
  layers: readonly Layer[],
  { width, height }: Size,
  measure: MeasureText,
): Rect | null => {
  const box = union(layers.map((layer) => paintedBox(layer, measure)).filter((one) => one !== null));
  const by = reachOf({ layers }, Math.max(width, height));
  return box && { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
};
