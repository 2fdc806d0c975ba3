import { type Layer, pictureKey, picturesOf, type PictureSource } from '@safelight/engine';
import { hashOf } from '@safelight/render';

const withSources = (layer: Layer, sourceOf: (source: PictureSource) => PictureSource): Layer => {
  const picture = layer.mask?.picture ?? null;
  const masked =
    layer.mask === null || picture === null
      ? layer
      : { ...layer, mask: { ...layer.mask, picture: sourceOf(picture) } };
  return masked.type === 'image' ? { ...masked, source: sourceOf(masked.source) } : masked;
};

/** Reads the bytes of a picture. */
type Bytes = (source: PictureSource) => Promise<Blob>;

interface IndependentLayers {
  readonly layers: readonly Layer[];
  /** The pictures of the layers, by their hashes. */
  readonly pictures: ReadonlyMap<string, Blob>;
}

/**
 * Returns the same layers with all their pictures as files of their own, because another image cannot refer to the
 * versions of this one.
 */
export const independentLayers = async (
  layers: readonly Layer[],
  bytes: Bytes,
): Promise<IndependentLayers> => {
  const sources = new Map<string, PictureSource>();
  const pictures = new Map<string, Blob>();
  for (const source of picturesOf({ layers })) {
    const blob = await bytes(source);
    const sha256 = source.kind === 'blob' ? source.sha256 : await hashOf(blob);
    sources.set(pictureKey(source), { kind: 'blob', sha256 });
    pictures.set(sha256, blob);
  }
  return {
    layers: layers.map((layer) => withSources(layer, (source) => sources.get(pictureKey(source)) ?? source)),
    pictures,
  };
};

/** Reads these pictures from memory, and all others with a function. */
export const bytesOf =
  (pictures: ReadonlyMap<string, Blob>, others: Bytes): Bytes =>
  async (source) =>
    (source.kind === 'blob' ? pictures.get(source.sha256) : undefined) ?? (await others(source));
