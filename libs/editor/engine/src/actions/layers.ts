import type { BlendMode } from '../defaults/blend-modes.ts';
import { LIMITS } from '../defaults/constants.ts';
import { AT_ORIGIN, type EditorDocument } from '../document/document.ts';
import {
  type LayerNode,
  mapSiblings,
  outermostOf,
  putAbove,
  treeOf,
  without,
  withTree,
} from '../document/layer-tree.ts';
import { hasTransform, type Layer, type Transform } from '../document/layer.ts';
import { childrenOf, hiddenIds, layerById, lockedIds, withContents } from '../document/tree.ts';
import { clamp, type Point, rounded } from '../geometry/geometry.ts';
import { matrixOf, matrixWithin, times } from '../geometry/matrix.ts';
import { mirroredAbout, movedBy, scaledAbout, turnedAbout } from '../geometry/transform.ts';
import { startOf } from '../characters/characters.ts';
import { type Action, type LayerIds, mapLayers, type NewId } from './action.ts';
import { leavingMask, moveMask } from './masks.ts';

/**
 * A position in a group, or outside of all groups when `parentId` is null. The position is above another
 * layer, or at the bottom when `above` is null.
 */
export interface LayerPlace {
  readonly parentId: string | null;
  readonly above: string | null;
}

/** Returns the place directly above a layer, or the topmost place when the id is null. */
export const placeAbove = (document: EditorDocument, id: string | null): LayerPlace => {
  const layer = id === null ? null : layerById(document, id);
  const above = layer ?? childrenOf(document, null).at(-1);
  return { parentId: layer?.parentId ?? null, above: above?.id ?? null };
};

/** The document with layers inserted at a place; groups must come before their contents. */
export const withLayersAt = (
  document: EditorDocument,
  place: LayerPlace,
  layers: readonly Layer[],
): EditorDocument => withTree(document, putAbove(treeOf(document.layers), place, treeOf(layers)));

/** Adds a layer directly above the layer with the id `above`, or above all layers for null. */
export const addLayer = (layer: Layer, above: string | null = null): Action => ({
  name: 'add-layer',
  change: (document) => withLayersAt(document, placeAbove(document, above), [layer]),
});

/** Leaves out the ids of locked layers. */
export const unlocked = (document: EditorDocument, ids: LayerIds): LayerIds => {
  const locked = lockedIds(document);
  return new Set([...ids].filter((id) => !locked.has(id)));
};

/** Removes layers and their contents; locked layers stay. */
export const removeLayers = (ids: LayerIds, name: 'remove-layers' | 'cut' = 'remove-layers'): Action => ({
  name,
  change: (document) => {
    const gone = withContents(document, unlocked(document, ids));
    return gone.size === 0
      ? document
      : { ...document, layers: document.layers.filter(({ id }) => !gone.has(id)) };
  },
});

/** A copy of a node and its contents with new ids. */
const copied = ({ layer, children }: LayerNode, newId: NewId): LayerNode => ({
  layer: { ...layer, id: newId() },
  children: children.map((child) => copied(child, newId)),
});

/** Copies of layers with new ids, ready to be inserted into a document; groups are copied with their contents. */
export const copiesOf = (layers: readonly Layer[], ids: LayerIds, newId: NewId): readonly LayerNode[] =>
  outermostOf(treeOf(layers), ids).map((node) => copied(node, newId));

/**
 * Duplicates layers above all others, with "Copy" appended to their names (spec: images §4). The copies are
 * selected, because they hide the originals.
 */
export const duplicateLayers = (ids: LayerIds, newId: NewId): Action => ({
  name: 'duplicate-layers',
  selectsAdded: true,
  change: (document) => {
    const copies = copiesOf(document.layers, ids, newId).map((node): LayerNode => {
      const name = startOf(`${node.layer.name} Copy`, LIMITS.nameLength);
      return { ...node, layer: { ...node.layer, name, locked: false } };
    });
    const tree = treeOf(document.layers);
    return copies.length === 0 ? document : withTree(document, [...tree, ...copies]);
  },
});

/** Swaps a layer with its neighbour above (1) or below (−1) in its group. */
export const moveLayerBy = (id: string, step: 1 | -1): Action => ({
  name: 'reorder-layers',
  change: (document) => {
    const swapped = mapSiblings(treeOf(document.layers), (siblings) => {
      const index = siblings.findIndex(({ layer }) => layer.id === id);
      const [node, neighbour] = [siblings[index], siblings[index + step]];
      if (node === undefined || neighbour === undefined) return siblings;
      const pair = step === 1 ? [neighbour, node] : [node, neighbour];
      return siblings.toSpliced(Math.min(index, index + step), 2, ...pair);
    });
    return withTree(document, swapped);
  },
});

/**
 * Moves layers above or below all others of their group, keeping their order. Locked layers at the bottom, such as the
 * picture that was opened, stay below.
 */
export const moveLayersToEnd = (ids: LayerIds, end: 'front' | 'back'): Action => ({
  name: 'reorder-layers',
  change: (document) => {
    const moved = mapSiblings(treeOf(document.layers), (siblings) => {
      const moving = siblings.filter(({ layer }) => ids.has(layer.id));
      if (moving.length === 0) return siblings;
      const others = siblings.filter(({ layer }) => !ids.has(layer.id));
      const free = others.findIndex(({ layer }) => !layer.locked);
      const place = end === 'front' || free === -1 ? others.length : free;
      return others.toSpliced(place, 0, ...moving);
    });
    return withTree(document, moved);
  },
});

/** Moves layers to a place, keeping their order; a group cannot be moved into itself. */
export const placeLayers = (ids: LayerIds, place: LayerPlace): Action => ({
  name: 'reorder-layers',
  change: (document) => {
    const tree = treeOf(document.layers);
    const moving = withContents(document, ids);
    const known = new Set(document.layers.map((layer) => layer.id));
    const { parentId, above } = place;
    const isGroup =
      parentId === null || document.layers.some(({ id, type }) => id === parentId && type === 'group');
    if (!isGroup || (parentId !== null && moving.has(parentId))) return document;
    if (above !== null && (!known.has(above) || moving.has(above))) return document;
    return withTree(document, putAbove(without(tree, ids), place, outermostOf(tree, ids)));
  },
});

const changeEach = (
  name: Action['name'],
  ids: LayerIds,
  fields: Partial<Pick<Layer, 'name' | 'visible' | 'locked' | 'opacity' | 'blend'>>,
): Action => ({
  name,
  change: (document) => mapLayers(document, (layer) => (ids.has(layer.id) ? { ...layer, ...fields } : layer)),
});

/** Renames a layer, with at most 200 characters; a blank name changes nothing. */
export const renameLayer = (id: string, name: string): Action => {
  const trimmed = startOf(name.trim(), LIMITS.nameLength);
  return changeEach('rename-layer', new Set(trimmed === '' ? [] : [id]), { name: trimmed });
};

export const setVisible = (ids: LayerIds, visible: boolean): Action =>
  changeEach('show-layer', ids, { visible });

/** The ids of a layer and of the groups around it. */
const pathOf = (document: EditorDocument, id: string): readonly string[] => {
  const parentId = layerById(document, id)?.parentId ?? null;
  return parentId === null ? [id] : [...pathOf(document, parentId), id];
};

/** What is shown with layers when nothing else is: the groups around them, their contents, and the redactions. */
const aloneWith = (document: EditorDocument, ids: LayerIds) => {
  const hidden = hiddenIds(document);
  const redactions = document.layers.filter((layer) => layer.type === 'redact' && !hidden.has(layer.id));
  const shown = new Set(
    [...ids, ...redactions.map((layer) => layer.id)].flatMap((each) => pathOf(document, each)),
  );
  const isOther = ({ id, parentId }: Layer): boolean =>
    !shown.has(id) && (parentId === null || (shown.has(parentId) && !ids.has(parentId)));
  return { shown, isOther };
};

/**
 * The document without everything that would be seen beside some layers. Redactions stay, because the document may be
 * saved like this, or a picture of it.
 */
export const withOnly = (document: EditorDocument, ids: LayerIds): EditorDocument => {
  const { isOther } = aloneWith(document, ids);
  return mapLayers(document, (layer) =>
    isOther(layer) && layer.visible ? { ...layer, visible: false } : layer,
  );
};

/**
 * Hides everything but one layer, the groups around it and its contents. When that is already all that is shown,
 * shows the rest again. What is inside of those groups keeps its own visibility. Redactions stay, because the
 * document may be saved like this.
 */
export const showOnly = (id: string): Action => ({
  name: 'show-layer',
  change: (document) => {
    const { shown, isOther } = aloneWith(document, new Set([id]));
    const isAlone = document.layers.every((layer) =>
      shown.has(layer.id) ? layer.visible : !isOther(layer) || !layer.visible,
    );
    return mapLayers(document, (layer) => {
      const visible = shown.has(layer.id) || (isOther(layer) ? isAlone : layer.visible);
      return visible === layer.visible ? layer : { ...layer, visible };
    });
  },
});

export const setLocked = (ids: LayerIds, locked: boolean): Action =>
  changeEach('lock-layer', ids, { locked });

/** Sets the opacity, 0 to 1 in hundredths; the panel has steps of 0.1. */
export const setOpacity = (ids: LayerIds, opacity: number): Action =>
  changeEach('opacity', ids, { opacity: rounded(clamp(opacity, 0, 1), 2) });

export const setBlend = (ids: LayerIds, blend: BlendMode): Action => changeEach('blend', ids, { blend });

/**
 * A layer with its transform changed by a function. Groups and filters have none, but their masks are in pixels
 * of the canvas, and change place in the same way.
 */
export const placed = (layer: Layer, change: (transform: Transform) => Transform): Layer => {
  if (hasTransform(layer)) return { ...layer, transform: change(layer.transform) };
  const { mask } = layer;
  if (mask === null) return layer;
  const place = times(matrixOf(change(AT_ORIGIN)), mask.place);
  return { ...layer, mask: { ...mask, place: matrixWithin(place) } };
};

const placeEach = (
  name: Action['name'],
  ids: LayerIds,
  change: (transform: Transform) => Transform,
): Action => ({
  name,
  change: (document: EditorDocument) => {
    const moving = unlocked(document, withContents(document, ids));
    return mapLayers(document, (layer) =>
      moving.has(layer.id) ? leavingMask(layer, placed(layer, change)) : layer,
    );
  },
});

/** Moves layers, and the contents of groups, by pixels of the document. Locked layers and unlinked masks stay. */
export const moveLayers = (ids: LayerIds, by: Point): Action =>
  placeEach('move-layers', ids, (transform) => movedBy(transform, by));

/** Moves the mask of a layer, and the layer with it if they are linked. */
export const moveByMask = ({ id, mask }: Layer, by: Point): Action =>
  mask?.linked === false ? moveMask(id, by) : moveLayers(new Set([id]), by);

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
