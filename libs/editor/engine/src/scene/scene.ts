import type { EditorDocument } from '../document/document.ts';
import type { Color, Layer, RedactLayer } from '../document/layer.ts';
import { type LayerNode, treeOf } from '../document/layer-tree.ts';
import { hiddenIds } from '../document/tree.ts';
import type { EditorState } from '../editor/state.ts';
import type { Size } from '../geometry/geometry.ts';
import type { MeasureText } from '../text/layout.ts';
import { type Draft, shownDocument } from '../tools/machine.ts';
import type { Viewport } from '../viewport/viewport.ts';
import { overlayOf, type SceneOverlay } from './overlay.ts';

/** A visible layer with its contents, from bottom to top; the same object while nothing in it changed. */
export type SceneNode = LayerNode;

/**
 * The outermost nodes in three groups. While something is dragged only `active` changes, so the others can be
 * cached as bitmaps.
 */
interface SceneRuns {
  readonly below: readonly SceneNode[];
  /** From the lowest to the highest layer that is selected or painted on; may be empty. */
  readonly active: readonly SceneNode[];
  readonly above: readonly SceneNode[];
  /**
   * False when `above` depends on the layers below it (blend modes, filters) and must be drawn again with
   * them.
   */
  readonly aboveIsFlat: boolean;
}

/** What to draw, independent of how it is drawn. */
interface Scene {
  readonly viewport: Viewport;
  readonly stage: Size;
  /** The canvas in pixels of the document. */
  readonly canvas: Size & { readonly background: Color | null };
  /** The visible layers. Hidden ones are left out; redactions are at their positions in the list. */
  readonly nodes: readonly SceneNode[];
  readonly runs: SceneRuns;
  /**
   * The stroke being painted. It is drawn over its layer's content, or above the selection when it has no
   * layer.
   */
  readonly stroke: Extract<Draft, { readonly kind: 'stroke' }> | null;
  readonly overlay: SceneOverlay;
}

const nodesByLayer = new WeakMap<Layer, SceneNode>();

/** Returns the same node object for the same layer with the same children. */
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

/** The visible layers of a document as a tree; computed once for each document object. */
export const sceneNodes = (document: EditorDocument): readonly SceneNode[] => {
  const known = nodesByDocument.get(document);
  if (known !== undefined) return known;
  const hidden = hiddenIds(document);
  const nodes = treeOf(document.layers.filter(({ id }) => !hidden.has(id))).map(kept);
  nodesByDocument.set(document, nodes);
  return nodes;
};

/** The visible redactions, from bottom to top; an export applies them last. */
export const redactionsOf = (document: EditorDocument): readonly RedactLayer[] => {
  const hidden = hiddenIds(document);
  return document.layers.filter((layer) => layer.type === 'redact' && !hidden.has(layer.id)) as RedactLayer[];
};

/**
 * True when a node's pixels depend on what is below it. Contents of groups never do, because a group is drawn
 * separately.
 */
const readsBelow = ({ layer }: SceneNode): boolean =>
  layer.blend !== 'normal' || layer.type === 'redact' || layer.type === 'filter';

const holds = ({ layer, children }: SceneNode, ids: ReadonlySet<string>): boolean =>
  ids.has(layer.id) || children.some((child) => holds(child, ids));

/** Divides the nodes into those below, those from the lowest to the highest of the given layers, and those above. */
const runsOf = (nodes: readonly SceneNode[], ids: ReadonlySet<string>): SceneRuns => {
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

/** The scene for a state of the editor. */
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
