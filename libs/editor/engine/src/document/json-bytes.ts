import { type EditorDocument, layerAsSaved } from './document.ts';
import { hasStrokes, type Layer, type Stroke } from './layer.ts';
import { onceFor } from './once-for.ts';
import { utf8Bytes } from './plain-json.ts';

const bytesOf = (value: unknown): number => utf8Bytes(JSON.stringify(value));

const strokeBytes = onceFor((stroke: Stroke) => bytesOf(stroke));

/** The bytes of strokes in a list, with the commas between them and without its brackets. */
const strokesBytes = (strokes: readonly Stroke[]): number =>
  strokes.reduce((sum, stroke) => sum + strokeBytes(stroke), Math.max(0, strokes.length - 1));

const NONE: readonly Stroke[] = [];

/** A layer is measured without its strokes, because each new stroke makes a new layer with the same others. */
const layerBytes = onceFor((layer: Layer) => {
  const { mask } = layer;
  const bare = {
    ...layer,
    mask: mask === null ? null : { ...mask, strokes: NONE },
    ...(hasStrokes(layer) ? { strokes: NONE } : {}),
  } as Layer;
  const painted = hasStrokes(layer) ? layer.strokes : NONE;
  return bytesOf(layerAsSaved(bare)) + strokesBytes(painted) + strokesBytes(mask?.strokes ?? NONE);
});

/**
 * The size of a document's JSON in bytes of UTF-8, without writing that JSON: each layer and each stroke is
 * measured only once.
 */
export const jsonBytesOf = (document: EditorDocument): number => {
  const { layers } = document;
  const commas = Math.max(0, layers.length - 1);
  return layers.reduce(
    (sum, layer) => sum + layerBytes(layer),
    bytesOf({ ...document, layers: [] }) + commas,
  );
};
