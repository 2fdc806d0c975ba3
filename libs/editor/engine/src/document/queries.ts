import type { EditorDocument } from './document.ts';
import type { Layer, PictureSource } from './layer.ts';

/** The layer with an id, or null. */
export const layerById = (document: EditorDocument, id: string): Layer | null =>
  document.layers.find((layer) => layer.id === id) ?? null;

/** The layers of a group, or those in no group for null, from bottom to top. */
export const childrenOf = (document: EditorDocument, parentId: string | null): readonly Layer[] =>
  document.layers.filter((layer) => layer.parentId === parentId);

const picturesOfLayer = (layer: Layer): readonly PictureSource[] => [
  ...(layer.type === 'image' ? [layer.source] : []),
  ...(layer.mask?.picture ? [layer.mask.picture] : []),
];

/**
 * Every picture that a document refers to, without repetition: to load, to count in the quota, and to keep in
 * the store.
 */
export const picturesOf = (document: EditorDocument): readonly PictureSource[] => {
  const byKey = new Map(
    document.layers.flatMap(picturesOfLayer).map((source) => [pictureKey(source), source] as const),
  );
  return [...byKey.values()];
};

/** A key that is equal for two sources only if they are the same picture. */
export const pictureKey = (source: PictureSource): string =>
  source.kind === 'version' ? `version:${source.versionId}` : `blob:${source.sha256}`;
