import type { CommandName } from '../commands/command.ts';
import { hasStrokes, hasTransform, type Layer, type Stroke, type Transform } from '../document/layer.ts';
import { lockedIds } from '../document/tree.ts';
import { rounded } from '../geometry/geometry.ts';
import { coordinateWithin, meanScale, toLayer } from '../geometry/transform.ts';
import { type Action, mapLayers } from './action.ts';

/** Converts a stroke from pixels of the document to pixels of a layer. */
export const strokeInLayer = (stroke: Stroke, transform: Transform): Stroke => ({
  ...stroke,
  size: rounded(stroke.size / meanScale(transform), 4),
  points: stroke.points.map(([x, y, pressure]) => {
    const point = toLayer(transform, { x, y });
    return [coordinateWithin(point.x), coordinateWithin(point.y), pressure] as const;
  }),
});

/** Converts a stroke from pixels of the document to the form in which the layer stores it. */
export const strokeFor = (layer: Layer, stroke: Stroke): Stroke =>
  hasTransform(layer) ? strokeInLayer(stroke, layer.transform) : stroke;

const withStroke = (layer: Layer, stroke: Stroke): Layer =>
  hasStrokes(layer) ? { ...layer, strokes: [...layer.strokes, strokeFor(layer, stroke)] } : layer;

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
