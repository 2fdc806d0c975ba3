import type { CommandName } from '../commands/command.ts';
import { STROKE_SIZE } from '../defaults/constants.ts';
import { hasStrokes, type Layer, type Stroke, type Transform } from '../document/layer.ts';
import { lockedIds } from '../document/tree.ts';
import { clamp, rounded } from '../geometry/geometry.ts';
import { inverseOf, mapped, type Matrix, matrixOf, sizeOfPixel } from '../geometry/matrix.ts';
import { coordinateWithin } from '../geometry/transform.ts';
import { type Action, mapLayers } from './action.ts';

/** Converts a stroke from pixels of the document to those of what has a place on it. */
export const strokeAt = (stroke: Stroke, place: Matrix): Stroke => {
  const back = inverseOf(place);
  return {
    ...stroke,
    size: clamp(rounded(stroke.size / sizeOfPixel(place), 4), STROKE_SIZE.min, STROKE_SIZE.max),
    points: stroke.points.map(([x, y, pressure]) => {
      const point = mapped(back, { x, y });
      return [coordinateWithin(point.x), coordinateWithin(point.y), pressure] as const;
    }),
  };
};

/** Converts a stroke from pixels of the document to pixels of a layer. */
export const strokeInLayer = (stroke: Stroke, transform: Transform): Stroke =>
  strokeAt(stroke, matrixOf(transform));

const withStroke = (layer: Layer, stroke: Stroke): Layer =>
  hasStrokes(layer)
    ? { ...layer, strokes: [...layer.strokes, strokeInLayer(stroke, layer.transform)] }
    : layer;

/** Paints a stroke on a layer, or erases the layer's content with it; the stroke is in pixels of the document. */
export const addStroke = (
  id: string,
  stroke: Stroke,
  name: Extract<CommandName, 'brush-stroke' | 'highlighter-stroke' | 'erase'>,
): Action => ({
  name,
  change: (document) =>
    lockedIds(document).has(id)
      ? document
      : mapLayers(document, (layer) => (layer.id === id ? withStroke(layer, stroke) : layer)),
});
