import { DEFAULT_CANVAS } from '../defaults/constants.ts';
import { LIMITS } from '../defaults/limits.ts';
import type { Size } from '../geometry/point.ts';
import { type EditorDocument, SCHEMA } from './document.ts';
import { frozen } from './freeze.ts';
import type { ImageLayer, PictureSource, Transform } from './layer.ts';

/** At the top left corner, unscaled. */
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
