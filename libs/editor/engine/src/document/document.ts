import { DEFAULT_CANVAS, LIMITS } from '../defaults/constants.ts';
import type { Size } from '../geometry/geometry.ts';
import type { Color, ImageLayer, Json, Layer, PictureSource, Transform, StrokeLayer } from './layer.ts';

/**
 * Points of strokes are not frozen: documents have hundreds of thousands of them, and freezing an array of
 * fractions makes the engine allocate an object for each number. Their type is read-only.
 */
const isPoint = (value: object): boolean => Array.isArray(value) && typeof value[0] === 'number';

/** Deeply freezes a value, except for points. Parts that are already frozen are assumed to be frozen deeply. */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || isPoint(value) || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) for (const part of value) frozen(part);
  else for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};

/** The transform of a layer at the top left corner, unscaled and upright. */
export const AT_ORIGIN: Transform = frozen({ x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0 });

/** The common fields of every new layer. */
export const NEW_LAYER = frozen({
  parentId: null,
  opacity: 1,
  visible: true,
  locked: false,
  blend: 'normal',
  mask: null,
} as const);

/** The id of the layer that holds the picture from which a document was created. */
export const ORIGINAL_ID = 'original';

/** An unlocked layer that shows a whole picture of this size in pixels. */
export const imageLayer = (
  layer: Size & Pick<ImageLayer, 'id' | 'name' | 'source'> & Partial<Pick<ImageLayer, 'transform' | 'ai'>>,
): ImageLayer => ({
  ...NEW_LAYER,
  type: 'image',
  transform: AT_ORIGIN,
  crop: { x: 0, y: 0, width: layer.width, height: layer.height },
  strokes: [],
  ai: null,
  ...layer,
});

/** A drawing without strokes. */
export const emptyDrawing = (id: string): StrokeLayer => ({
  ...NEW_LAYER,
  type: 'stroke',
  id,
  name: 'Drawing',
  transform: AT_ORIGIN,
  strokes: [],
});

const fits = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= LIMITS.sidePx;

/**
 * A document as large as a picture, with the picture as its locked bottom layer, or an empty canvas without a
 * `source`. Throws a RangeError when a side is not a whole number from 1 to 16,384.
 */
export const newDocument = ({
  width = DEFAULT_CANVAS.width,
  height = DEFAULT_CANVAS.height,
  source = null,
}: Partial<Size> & { readonly source?: PictureSource | null } = {}): EditorDocument => {
  if (!fits(width) || !fits(height)) {
    throw new RangeError(`A canvas of ${String(width)} × ${String(height)} pixels is not possible.`);
  }
  const original = (picture: PictureSource): ImageLayer => ({
    ...imageLayer({ id: ORIGINAL_ID, name: 'Original', source: picture, width, height }),
    locked: true,
  });
  return frozen({
    schema: SCHEMA,
    width,
    height,
    background: null,
    layers: source === null ? [] : [original(source)],
  });
};

/** A layer as the object to save; a placeholder becomes the original layer again. */
export const layerAsSaved = (layer: Layer): Layer | Readonly<Record<string, unknown>> => {
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

/** The version of the file format. A change of the format increases it and adds a migration. */
export const SCHEMA = 5;

/**
 * An edited document as it is saved: plain, frozen data. Parts that did not change stay the same objects, so
 * changes can be found by identity.
 */
export interface EditorDocument {
  readonly schema: typeof SCHEMA;
  /** Size of the canvas in pixels. */
  readonly width: number;
  readonly height: number;
  /** The color behind all layers; null for transparent. */
  readonly background: Color | null;
  /**
   * The layers from bottom to top; a layer's zIndex is its position here. A group comes directly before its
   * contents.
   */
  readonly layers: readonly Layer[];
}
