import type { EditorDocument } from '../document/document.ts';
import { hasStrokes, type Layer, type Stroke } from '../document/layer.ts';

/**
 * One difference between two documents, as data that JSON can represent. It may only be applied to a document
 * that otherwise equals the one it was computed for.
 */
export type Change =
  /** The canvas itself. */
  | ({ readonly kind: 'canvas' } & Pick<EditorDocument, 'width' | 'height' | 'background'>)
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  /** The new order of the layers from position `at` on. */
  | { readonly kind: 'order'; readonly at: number; readonly ids: readonly string[] }
  /** Inserted layers, from the lowest position to the highest. */
  | { readonly kind: 'insert'; readonly layers: readonly { readonly at: number; readonly layer: Layer }[] }
  /** New values of some fields of a layer. */
  | { readonly kind: 'fields'; readonly id: string; readonly fields: Readonly<Record<string, unknown>> }
  /** Replaces `cut` strokes of a layer or its mask, starting at a position, by other strokes. */
  | {
      readonly kind: 'strokes';
      readonly id: string;
      readonly of: 'layer' | 'mask';
      readonly at: number;
      readonly cut: number;
      readonly put: readonly Stroke[];
    };

type ChangeOf<K extends Change['kind']> = Extract<Change, { readonly kind: K }>;

const replaced = (document: EditorDocument, id: string, change: (layer: Layer) => Layer): EditorDocument => ({
  ...document,
  layers: document.layers.map((layer) => (layer.id === id ? change(layer) : layer)),
});

const inserted = (document: EditorDocument, { layers }: ChangeOf<'insert'>): EditorDocument => {
  const list = [...document.layers];
  for (const { at, layer } of layers) list.splice(at, 0, layer);
  return { ...document, layers: list };
};

const ordered = (document: EditorDocument, { at, ids }: ChangeOf<'order'>): EditorDocument => {
  const byId = new Map(document.layers.map((layer) => [layer.id, layer]));
  const part = ids.map((id) => byId.get(id)).filter((layer) => layer !== undefined);
  return { ...document, layers: document.layers.toSpliced(at, part.length, ...part) };
};

const withStrokes = (layer: Layer, { of, at, cut, put }: ChangeOf<'strokes'>): Layer => {
  if (of === 'mask') {
    return layer.mask === null
      ? layer
      : { ...layer, mask: { ...layer.mask, strokes: layer.mask.strokes.toSpliced(at, cut, ...put) } };
  }
  return hasStrokes(layer) ? { ...layer, strokes: layer.strokes.toSpliced(at, cut, ...put) } : layer;
};

/** The document after one change. */
export const changed = (document: EditorDocument, change: Change): EditorDocument => {
  switch (change.kind) {
    case 'canvas': {
      const { width, height, background } = change;
      return { ...document, width, height, background };
    }
    case 'remove':
      return { ...document, layers: document.layers.filter(({ id }) => !change.ids.includes(id)) };
    case 'order':
      return ordered(document, change);
    case 'insert':
      return inserted(document, change);
    case 'fields':
      // This is safe, because changesBetween only compares the fields of layers of the same type.
      return replaced(document, change.id, (layer) => ({ ...layer, ...change.fields }));
    case 'strokes':
      return replaced(document, change.id, (layer) => withStrokes(layer, change));
  }
};
