import {
  childrenOf,
  type EditorDocument,
  hiddenIds,
  type Layer,
  type LayerNode,
  type LayerPlace,
  treeOf,
} from '@safelight/engine';

/** A layer as a line of the panel. */
export interface LayerRow {
  readonly layer: Layer;
  /** The number of groups that contain the layer. */
  readonly depth: number;
  /** True when the layer or a group that contains it is hidden. */
  readonly isHidden: boolean;
}

/** The lines of the panel from the top layer to the bottom, without the contents of closed groups. */
export const rowsOf = (document: EditorDocument, closed: ReadonlySet<string>): readonly LayerRow[] => {
  const hidden = hiddenIds(document);
  const under = (nodes: readonly LayerNode[], depth: number): readonly LayerRow[] =>
    nodes
      .toReversed()
      .flatMap(({ layer, children }) => [
        { layer, depth, isHidden: hidden.has(layer.id) },
        ...(closed.has(layer.id) ? [] : under(children, depth + 1)),
      ]);
  return under(treeOf(document.layers), 0);
};

/** The part of a line on which a dragged layer is dropped. */
export type DropSpot = 'above' | 'inside' | 'below';

/** Returns the place to which dropping on a line moves the dragged layers. */
export const placeOfDrop = (
  document: EditorDocument,
  { layer, spot, isOpen }: { readonly layer: Layer; readonly spot: DropSpot; readonly isOpen: boolean },
  moving: ReadonlySet<string>,
): LayerPlace => {
  const topOf = (groupId: string): LayerPlace => {
    const highest = childrenOf(document, groupId).findLast(({ id }) => !moving.has(id));
    return { parentId: groupId, above: highest?.id ?? null };
  };
  if (layer.type === 'group' && (spot === 'inside' || (spot === 'below' && isOpen))) return topOf(layer.id);
  if (spot === 'above') return { parentId: layer.parentId, above: layer.id };
  const siblings = childrenOf(document, layer.parentId);
  const lower = siblings.slice(0, siblings.indexOf(layer)).findLast(({ id }) => !moving.has(id));
  return { parentId: layer.parentId, above: lower?.id ?? null };
};

/** The spot at a relative height of a line; only groups accept drops inside. */
export const spotAt = (share: number, isGroup: boolean): DropSpot => {
  if (isGroup && share > 0.3 && share < 0.7) return 'inside';
  return share < 0.5 ? 'above' : 'below';
};
