import type { EditorDocument } from '../document/document.ts';
import type { Color, Layer, RedactLayer } from '../document/layer.ts';
import { type LayerNode, treeOf } from '../document/layer-tree.ts';
import { hiddenIds } from '../document/locks.ts';
import type { EditorState } from '../editor/state.ts';
import type { Size } from '../geometry/point.ts';
import type { MeasureText } from '../text/layout.ts';
import { type Draft, shownDocument } from '../tools/draft.ts';
import type { Viewport } from '../viewport/viewport.ts';
import { overlayOf, type SceneOverlay } from './overlay.ts';

/** A layer to draw with the layers in it, from the bottom to the top; the same object while nothing in it changed. */
export type SceneNode = LayerNode;

/**
 * The outermost nodes in three runs. While something is dragged only `active` changes: the others can be kept
 * as bitmaps.
 */
export interface SceneRuns {
  readonly below: readonly SceneNode[];
  /** From the lowest to the highest that is selected or drawn on; empty without any. */
  readonly active: readonly SceneNode[];
  readonly above: readonly SceneNode[];
  /** False when `above` reads what lies below it (blend modes, filters) and has to be drawn over it anew. */
  readonly aboveIsFlat: boolean;
}

/** Everything that is drawn, without how. */
export interface Scene {
  readonly viewport: Viewport;
  readonly stage: Size;
  /** The canvas in pixels of the document. */
  readonly canvas: Size & { readonly background: Color | null };
  /** The layers that are seen; hidden ones are left out, redactions stand where they are in the list. */
  readonly nodes: readonly SceneNode[];
  readonly runs: SceneRuns;
  /** The stroke being drawn: over its layer's own content, or by itself above the selection. */
  readonly stroke: Extract<Draft, { readonly kind: 'stroke' }> | null;
  readonly overlay: SceneOverlay;
}

const nodesByLayer = new WeakMap<Layer, SceneNode>();

/** The same node object for the same layer with the same nodes in it. */
const kept = (node: LayerNode): SceneNode => {
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

const nodesByDocument = new WeakMap<EditorDocument, readonly SceneNode[]>();

/** The layers of a document that are seen, as a tree; worked out once for each document object. */
export const sceneNodes = (document: EditorDocument): readonly SceneNode[] => {
  const known = nodesByDocument.get(document);
  if (known !== undefined) return known;
  const hidden = hiddenIds(document);
  const nodes = treeOf(document.layers.filter(({ id }) => !hidden.has(id))).map(kept);
  nodesByDocument.set(document, nodes);
  return nodes;
};

/** The redactions that are seen, from the bottom to the top: an export applies them last of all. */
export const redactionsOf = (document: EditorDocument): readonly RedactLayer[] => {
  const hidden = hiddenIds(document);
  return document.layers.filter((layer) => layer.type === 'redact' && !hidden.has(layer.id)) as RedactLayer[];
};

/** True when a node's pixels depend on what lies below it. What a group holds never does: it is drawn apart. */
const readsBelow = ({ layer }: SceneNode): boolean =>
  layer.blend !== 'normal' || layer.type === 'redact' || layer.type === 'filter';

const holds = ({ layer, children }: SceneNode, ids: ReadonlySet<string>): boolean =>
  ids.has(layer.id) || children.some((child) => holds(child, ids));

/** The nodes cut into what lies below, is part of, and lies above a set of layers. */
export const runsOf = (nodes: readonly SceneNode[], ids: ReadonlySet<string>): SceneRuns => {
  const first = nodes.findIndex((node) => holds(node, ids));
  const last = nodes.findLastIndex((node) => holds(node, ids));
  const [start, end] = first === -1 ? [nodes.length, nodes.length] : [first, last + 1];
  const above = nodes.slice(end);
  return {
    below: nodes.slice(0, start),
    active: nodes.slice(start, end),
    above,
    aboveIsFlat: !above.some(readsBelow),
  };
};

const activeIds = ({ draft, selection }: EditorState): ReadonlySet<string> => {
  if (draft?.kind === 'stroke' && draft.layerId !== null) return new Set([draft.layerId]);
  return draft?.kind === 'text' ? new Set([draft.layerId]) : selection;
};

/** What the stage draws for a state of the editor. */
export const sceneOf = (state: EditorState, measure: MeasureText): Scene => {
  const { draft, viewport, stage } = state;
  const document = shownDocument(state.document, draft);
  const { width, height, background } = document;
  const nodes = sceneNodes(document);
  return {
    viewport,
    stage,
    canvas: { width, height, background },
    nodes,
    runs: runsOf(nodes, activeIds(state)),
    stroke: draft?.kind === 'stroke' ? draft : null,
    overlay: overlayOf(state, measure),
  };
};
