import type { EditorDocument } from '../document/document.ts';
import { hasTransform, type Layer, type Transform } from '../document/layer.ts';
import { withContents } from '../document/locks.ts';
import type { Point } from '../geometry/point.ts';
import { mirroredAbout, movedBy, scaledAbout, turnedAbout } from '../geometry/transform.ts';
import { type Action, type LayerIds, mapLayers } from './action.ts';
import { unlocked } from './layers.ts';

/** A layer with its transform changed by a function; a layer without a transform stays as it is. */
export const placed = (layer: Layer, change: (transform: Transform) => Transform): Layer =>
  hasTransform(layer) ? { ...layer, transform: change(layer.transform) } : layer;

const placeEach = (
  name: Action['name'],
  ids: LayerIds,
  change: (transform: Transform) => Transform,
): Action => ({
  name,
  change: (document: EditorDocument) => {
    const moving = unlocked(document, withContents(document, ids));
    return mapLayers(document, (layer) => (moving.has(layer.id) ? placed(layer, change) : layer));
  },
});

/** Moves layers, and the contents of groups, by pixels of the document. Locked layers stay. */
export const moveLayers = (ids: LayerIds, by: Point): Action =>
  placeEach('move-layers', ids, (transform) => movedBy(transform, by));

/** Rotates layers clockwise by degrees about a point of the canvas. */
export const rotateLayers = (ids: LayerIds, degrees: number, centre: Point): Action =>
  placeEach('rotate-layers', ids, (transform) => turnedAbout(transform, degrees, centre));

/** Scales layers about a point of the canvas. */
export const scaleLayers = (ids: LayerIds, factor: number, centre: Point): Action =>
  placeEach('resize-layers', ids, (transform) => scaledAbout(transform, factor, centre));

/** Mirrors layers left to right or top to bottom about a point of the canvas. */
export const flipLayers = (ids: LayerIds, axis: 'horizontal' | 'vertical', centre: Point): Action =>
  placeEach('flip-layers', ids, (transform) => mirroredAbout(transform, axis, centre));

/** Sets the transform of a layer as typed into the properties panel. */
export const setTransform = (id: string, fields: Partial<Transform>): Action =>
  placeEach('move-layers', new Set([id]), (transform) =>
    movedBy({ ...transform, ...fields }, { x: 0, y: 0 }),
  );
