import type { EditorDocument } from '../document/document.ts';
import { isOwnFilter, type Layer, type RedactLayer } from '../document/layer.ts';
import { type LayerNode, treeOf } from '../document/layer-tree.ts';
import { onceFor } from '../document/once-for.ts';
import { hiddenIds } from '../document/tree.ts';

const nodesByLayer = new WeakMap<Layer, LayerNode>();

/** Returns the same node object for the same layer with the same children. */
const kept = (node: LayerNode): LayerNode => {
  const children = node.children.map(kept);
  const known = nodesByLayer.get(node.layer);
  const same =
    known?.children.length === children.length &&
    known.children.every((child, index) => child === children[index]);
  if (known !== undefined && same) return known;
  const made = { layer: node.layer, children };
  nodesByLayer.set(node.layer, made);
  return made;
};

/** Siblings without the hidden ones and the filters that affect only those. */
const seen = (siblings: readonly LayerNode[]): readonly LayerNode[] => {
  let isBaseSeen = true;
  return siblings.flatMap(({ layer, children }) => {
    if (!isOwnFilter(layer)) isBaseSeen = layer.visible;
    return isBaseSeen && layer.visible ? [{ layer, children: seen(children) }] : [];
  });
};

/** The visible layers of a document as a tree; computed once for each document object. */
export const sceneNodes = onceFor((document: EditorDocument): readonly LayerNode[] =>
  seen(treeOf(document.layers)).map(kept),
);

/** The visible redactions, from bottom to top; an export applies them last. */
export const redactionsOf = (document: EditorDocument): readonly RedactLayer[] => {
  const hidden = hiddenIds(document);
  return document.layers.filter((layer) => layer.type === 'redact' && !hidden.has(layer.id)) as RedactLayer[];
};
