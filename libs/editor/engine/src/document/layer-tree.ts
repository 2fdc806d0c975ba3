import type { EditorDocument } from './document.ts';
import type { Layer } from './layer.ts';

/** A layer with its contents, from bottom to top. */
export interface LayerNode {
  readonly layer: Layer;
  readonly children: readonly LayerNode[];
}

/** Converts the flat list of layers to a tree. */
export const treeOf = (layers: readonly Layer[]): readonly LayerNode[] => {
  const byParent = new Map<string | null, Layer[]>();
  for (const layer of layers) {
    const siblings = byParent.get(layer.parentId);
    if (siblings === undefined) byParent.set(layer.parentId, [layer]);
    else siblings.push(layer);
  }
  const under = (parentId: string | null): readonly LayerNode[] =>
    (byParent.get(parentId) ?? []).map((layer) => ({ layer, children: under(layer.id) }));
  return under(null);
};

/** Converts a tree to a flat list; layers whose group has not changed stay the same objects. */
export const listOf = (nodes: readonly LayerNode[], parentId: string | null = null): readonly Layer[] =>
  nodes.flatMap(({ layer, children }) => [
    layer.parentId === parentId ? layer : { ...layer, parentId },
    ...listOf(children, layer.id),
  ]);

/** The document with its layers replaced by a tree. */
export const withTree = (document: EditorDocument, nodes: readonly LayerNode[]): EditorDocument => ({
  ...document,
  layers: listOf(nodes),
});

/** Maps every list of siblings in a tree, the innermost first. */
export const mapSiblings = (
  nodes: readonly LayerNode[],
  change: (siblings: readonly LayerNode[], parent: Layer | null) => readonly LayerNode[],
  parent: Layer | null = null,
): readonly LayerNode[] =>
  change(
    nodes.map((node) =>
      node.children.length === 0
        ? node
        : { ...node, children: mapSiblings(node.children, change, node.layer) },
    ),
    parent,
  );

/** The nodes with the given ids, except those inside another one of them, from bottom to top. */
export const outermostOf = (nodes: readonly LayerNode[], ids: ReadonlySet<string>): readonly LayerNode[] =>
  nodes.flatMap((node) => (ids.has(node.layer.id) ? [node] : outermostOf(node.children, ids)));

/** The tree without the nodes of the given ids and their contents. */
export const without = (nodes: readonly LayerNode[], ids: ReadonlySet<string>): readonly LayerNode[] =>
  mapSiblings(nodes, (siblings) => siblings.filter(({ layer }) => !ids.has(layer.id)));

/** The tree with nodes inserted above a layer, or at the bottom of a group when `above` is null. */
export const putAbove = (
  nodes: readonly LayerNode[],
  place: { readonly parentId: string | null; readonly above: string | null },
  put: readonly LayerNode[],
): readonly LayerNode[] => {
  const into = (siblings: readonly LayerNode[]): readonly LayerNode[] => {
    const index = siblings.findIndex(({ layer }) => layer.id === place.above);
    return place.above !== null && index === -1 ? siblings : siblings.toSpliced(index + 1, 0, ...put);
  };
  const inside = (node: LayerNode): LayerNode => {
    const children = node.children.map(inside);
    return { ...node, children: node.layer.id === place.parentId ? into(children) : children };
  };
  return place.parentId === null ? into(nodes) : nodes.map(inside);
};
