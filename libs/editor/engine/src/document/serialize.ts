import type { EditorDocument } from './document.ts';
import type { Json, Layer } from './layer.ts';

const layerAsSaved = (layer: Layer): Layer | Readonly<Record<string, unknown>> => {
  if (layer.type !== 'placeholder') return layer;
  const { kind, fields, ...common } = layer;
  return { ...common, type: kind, ...fields };
};

/** The document as the object that is saved; placeholders become what they stood for. */
export const documentValue = (document: EditorDocument): { readonly [key: string]: Json } => ({
  ...document,
  // Layers hold nothing but JSON; interfaces just lack the index signature that Json asks for.
  layers: document.layers.map(layerAsSaved) as unknown as Json,
});

/** The document as JSON text: `parseDocument` gives an equal one back. */
export const serializeDocument = (document: EditorDocument): string =>
  JSON.stringify(documentValue(document));
