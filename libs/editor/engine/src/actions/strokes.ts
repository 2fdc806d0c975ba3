import type { CommandName } from '../commands/names.ts';
import { LIMITS } from '../defaults/limits.ts';
import {
  hasStrokes,
  hasTransform,
  type Layer,
  type LayerMask,
  type Stroke,
  type Transform,
} from '../document/layer.ts';
import { lockedIds } from '../document/locks.ts';
import { rounded } from '../geometry/numbers.ts';
import { coordinateWithin, meanScale, toLayer } from '../geometry/transform.ts';
import { type Action, mapLayers } from './action.ts';

/** A stroke in pixels of the document as one in pixels of a layer. */
export const strokeInLayer = (stroke: Stroke, transform: Transform): Stroke => ({
  ...stroke,
  size: rounded(stroke.size / meanScale(transform), 4),
  points: stroke.points.map(([x, y, pressure]) => {
    const point = toLayer(transform, { x, y });
    return [coordinateWithin(point.x), coordinateWithin(point.y), pressure] as const;
  }),
});

/** A stroke in pixels of the document as the layer it belongs to holds it. */
const strokeFor = (layer: Layer, stroke: Stroke): Stroke =>
  hasTransform(layer) ? strokeInLayer(stroke, layer.transform) : stroke;

const withStroke = (layer: Layer, stroke: Stroke): Layer =>
  hasStrokes(layer) && layer.strokes.length < LIMITS.strokesPerLayer
    ? { ...layer, strokes: [...layer.strokes, strokeFor(layer, stroke)] }
    : layer;

/** Paints a stroke on a layer, or erases with it what the layer holds; it is in pixels of the document. */
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

/** A mask that shows everything. */
export const OPEN_MASK: LayerMask = { enabled: true, base: 'show', picture: null, strokes: [] };

const changeMask = (
  name: Extract<CommandName, 'mask' | 'mask-stroke'>,
  id: string,
  change: (layer: Layer) => LayerMask | null,
): Action => ({
  name,
  change: (document) =>
    lockedIds(document).has(id)
      ? document
      : mapLayers(document, (layer) => (layer.id === id ? { ...layer, mask: change(layer) } : layer)),
});

/** Gives a layer a mask, or with null takes it away. */
export const setMask = (id: string, mask: LayerMask | null): Action => changeMask('mask', id, () => mask);

/** Swaps what a mask shows and hides. A mask with a picture can't be turned about and stays. */
export const invertMask = (id: string): Action =>
  changeMask('mask', id, ({ mask }) =>
    mask === null || mask.picture !== null
      ? mask
      : {
          ...mask,
          base: mask.base === 'show' ? 'hide' : 'show',
          strokes: mask.strokes.map((stroke) => ({ ...stroke, erasing: !stroke.erasing })),
        },
  );

/** Paints on a layer's mask (an erasing stroke hides), which it gets when it has none. */
export const addMaskStroke = (id: string, stroke: Stroke): Action =>
  changeMask('mask-stroke', id, (layer) => {
    const mask = layer.mask ?? OPEN_MASK;
    return mask.strokes.length < LIMITS.strokesPerLayer
      ? { ...mask, strokes: [...mask.strokes, strokeFor(layer, stroke)] }
      : mask;
  });
