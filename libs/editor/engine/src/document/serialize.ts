import type { EditorDocument } from './document.ts';
import type { Json, Layer } from './layer.ts';

const layerAsSaved = (layer: Layer): Layer | Readonly<Record<string, unknown>> => {
  if (layer.type !== 'placeholder') return layer;
  const { kind, fields, ...common } = layer;
  return { ...common, type: kind, ...fields };
};

/** The document as the object to save; placeholders become the original layers again. */
export const documentValue = (document: EditorDocument): { readonly [key: string]: Json } => ({
  ...document,
  // Layers contain only JSON, but their interfaces lack the index signature that Json requires.
  layers: document.layers.map(layerAsSaved) as unknown as Json,
});

/** The document as JSON text, which `parseDocument` parses into an equal document. */
export const serializeDocument = (document: EditorDocument): string =>
  JSON.stringify(documentValue(document));
