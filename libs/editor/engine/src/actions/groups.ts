import { NEW_LAYER } from '../document/document.ts';
import { mapSiblings, outermostOf, putAbove, treeOf, without, withTree } from '../document/layer-tree.ts';
import type { Action, LayerIds } from './action.ts';

/** Moves layers into a new group, which takes the place of the topmost of them. */
export const groupLayers = (
  ids: LayerIds,
  group: { readonly id: string; readonly name?: string },
): Action => ({
  name: 'group-layers',
  change: (document) => {
    const tree = treeOf(document.layers);
    const nodes = outermostOf(tree, ids);
    const top = nodes.at(-1)?.layer;
    if (top === undefined) return document;
    const layer = { ...NEW_LAYER, type: 'group', name: 'Group', ...group } as const;
    const place = { parentId: top.parentId, above: top.id };
    const withGroup = putAbove(tree, place, [{ layer, children: [] }]);
    const moved = putAbove(without(withGroup, ids), { parentId: group.id, above: null }, nodes);
    return withTree(document, moved);
  },
});

/** Replaces groups by the layers in them, dropping the groups' opacity, blend mode and mask. */
export const ungroupLayers = (ids: LayerIds): Action => ({
  name: 'ungroup-layers',
  change: (document) =>
    withTree(
      document,
      mapSiblings(treeOf(document.layers), (siblings) =>
        siblings.flatMap((node) =>
          node.layer.type === 'group' && ids.has(node.layer.id) ? node.children : [node],
        ),
      ),
    ),
});
