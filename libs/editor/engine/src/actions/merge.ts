import type { EditorDocument } from '../document/document.ts';
import { type ImageLayer, isOwnFilter, type Layer } from '../document/layer.ts';
import { putAbove, treeOf, without, withTree } from '../document/layer-tree.ts';
import { childrenOf, layerById, lockedIds, withContents } from '../document/tree.ts';
import type { Action } from './action.ts';

/**
 * The layers that are merged when a layer is merged down, from bottom to top: the layer and the one below it in its
 * group, both with the filters that affect only them. Such a filter is merged with its own layer. Empty when there is
 * nothing to merge with.
 */
export const layersToMerge = (document: EditorDocument, id: string): readonly Layer[] => {
  const layer = layerById(document, id);
  if (layer === null) return [];
  const siblings = childrenOf(document, layer.parentId);
  const isOwn = (place: number): boolean => {
    const sibling = siblings[place];
    return sibling !== undefined && isOwnFilter(sibling);
  };
  /** The place of the layer that the filters up to a place belong to. */
  const baseOf = (place: number): number => (place > 0 && isOwn(place) ? baseOf(place - 1) : place);
  const place = siblings.indexOf(layer);
  const from = baseOf(isOwnFilter(layer) ? place : place - 1);
  if (from < 0 || from === place) return [];
  let end = place + 1;
  while (isOwn(end)) end += 1;
  return siblings.slice(from, end);
};

/** The reason why layers cannot be merged. */
export type MergeObstacle = 'locked' | 'hidden' | 'redaction-in-merge' | 'filter-in-merge';

/**
 * Returns why layers cannot be merged without losing something, or null. What is hidden would be lost, and so would
 * the effect of the lowest layer if it is a filter. Merged redactions would no longer hide what is below them.
 */
export const mergeObstacle = (document: EditorDocument, merged: readonly Layer[]): MergeObstacle | null => {
  const [lowest] = merged;
  const locked = lockedIds(document);
  const contents = withContents(document, new Set(merged.map(({ id }) => id)));
  if (merged.some(({ id }) => locked.has(id))) return 'locked';
  if (document.layers.some(({ id, type }) => type === 'redact' && contents.has(id)))
    return 'redaction-in-merge';
  if (lowest?.type === 'filter') return 'filter-in-merge';
  return merged.some(({ visible }) => !visible) ? 'hidden' : null;
};

/**
 * Replaces layers that are directly above one another by a rendered picture of them, which keeps the blend mode of the
 * lowest: two strokes of a highlighter are still one highlight.
 */
export const mergeLayers = (merged: readonly Layer[], picture: ImageLayer): Action => ({
  name: 'merge-down',
  change: (document) => {
    const [lowest, top] = [merged[0], merged.at(-1)];
    if (lowest === undefined || top === undefined || layerById(document, top.id) === null) return document;
    const place = { parentId: top.parentId, above: top.id };
    const put = putAbove(treeOf(document.layers), place, [
      { layer: { ...picture, parentId: top.parentId, blend: lowest.blend }, children: [] },
    ]);
    return withTree(document, without(put, new Set(merged.map(({ id }) => id))));
  },
});

/** Replaces all layers by a rendered picture of the canvas. */
export const flatten = (picture: ImageLayer): Action => ({
  name: 'flatten',
  change: (document) => ({ ...document, layers: [{ ...picture, parentId: null }] }),
});
