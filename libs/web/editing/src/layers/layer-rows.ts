import {
  childrenOf,
  type EditorDocument,
  hiddenIds,
  type Layer,
  type LayerNode,
  type LayerPlace,
  lockedIds,
  treeOf,
} from '@safelight/engine';

/** A layer as a line of the panel. */
export interface LayerRow {
  readonly layer: Layer;
  /** In how many groups it lies. */
  readonly depth: number;
  /** True when it or a group it lies in is hidden. */
  readonly isHidden: boolean;
  /** True when it or a group it lies in is locked. */
  readonly isLocked: boolean;
}

/** The lines of the panel from the top to the bottom of the picture; what is in a closed group is left out. */
export const rowsOf = (document: EditorDocument, closed: ReadonlySet<string>): readonly LayerRow[] => {
  const [hidden, locked] = [hiddenIds(document), lockedIds(document)];
  const under = (nodes: readonly LayerNode[], depth: number): readonly LayerRow[] =>
    nodes
      .toReversed()
      .flatMap(({ layer, children }) => [
        { layer, depth, isHidden: hidden.has(layer.id), isLocked: locked.has(layer.id) },
        ...(closed.has(layer.id) ? [] : under(children, depth + 1)),
      ]);
  return under(treeOf(document.layers), 0);
};

/** Where on a line something is dropped. */
export type DropSpot = 'above' | 'inside' | 'below';

/** The place that a drop on a line means for layers that are dragged. */
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

/** The spot of a line at a share of its height; only groups take things inside. */
export const spotAt = (share: number, isGroup: boolean): DropSpot => {
  if (isGroup && share > 0.3 && share < 0.7) return 'inside';
  return share < 0.5 ? 'above' : 'below';
};
