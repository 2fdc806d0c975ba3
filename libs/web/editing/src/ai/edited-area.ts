import { AT_ORIGIN, type EditorDocument, type Layer, type LayerMask, type Stroke } from '@safelight/engine';
import { type Canvas2D, paintLayers, type PaintResources, surfaceOf, wholeDocument } from '@safelight/paint';
import { CanvasPool, paintResources, type PictureStore } from '@safelight/render';

/** Longest side of the mask that the server gets, in pixels: it takes 1 MiB. */
const MASK_SIDE_PX = 1024;

/** Strokes as a layer of their own. */
const strokesLayer = (strokes: readonly Stroke[]): Layer => ({
  type: 'stroke',
  id: 'edited-area',
  name: '',
  parentId: null,
  opacity: 1,
  visible: true,
  locked: false,
  blend: 'normal',
  mask: null,
  transform: AT_ORIGIN,
  strokes: strokes.map((stroke) => ({ ...stroke, color: '#ffffff', opacity: 1 })),
});

/** Everything that is painted becomes white, all else black. */
const whiten = (
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  size: number[],
): void => {
  const [width = 0, height = 0] = size;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#000000';
  context.fillRect(0, 0, width, height);
};

const pngOf = async (canvas: Canvas2D): Promise<Blob> => {
  if (!(canvas instanceof HTMLCanvasElement)) return canvas.convertToBlob({ type: 'image/png' });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The area of the edit could not be painted.'));
      else resolve(blob);
    }, 'image/png');
  });
};

/** White where a layer paints something on the canvas, black elsewhere, as a PNG in the canvas's shape. */
const areaOf = async (
  document: EditorDocument,
  layer: Layer,
  resources: PaintResources,
  pool: CanvasPool,
): Promise<Blob> => {
  const scale = Math.min(1, MASK_SIDE_PX / Math.max(document.width, document.height));
  const view = wholeDocument(document, scale);
  const canvas = pool.createCanvas(view.width, view.height);
  try {
    const surface = surfaceOf(canvas, view);
    paintLayers(
      surface,
      [{ ...layer, parentId: null, visible: true, opacity: 1, blend: 'normal' }],
      resources,
    );
    whiten(surface.context, [view.width, view.height]);
    return await pngOf(canvas);
  } finally {
    pool.releaseCanvas(canvas);
    pool.close();
  }
};

/** The area of an edit for the server: what was painted, otherwise what a layer covers. */
export const areaPicture = (
  document: EditorDocument,
  limit: { readonly strokes: readonly Stroke[] } | { readonly layer: Layer },
  pictures: PictureStore,
): Promise<Blob> => {
  const pool = new CanvasPool();
  const layer = 'layer' in limit ? limit.layer : strokesLayer(limit.strokes);
  return areaOf(document, layer, paintResources(pool, pictures), pool);
};

/** A mask that shows only where a picture, laid over the whole layer, is white. */
export const maskBy = (sha256: string): LayerMask => ({
  enabled: true,
  base: 'hide',
  picture: { kind: 'blob', sha256 },
  strokes: [],
});

/** The bytes as base64. */
export const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(String(reader.result).replace(/^[^,]*,/, ''));
    };
    reader.onerror = () => {
      reject(new Error('The area of the edit could not be read.'));
    };
    reader.readAsDataURL(blob);
  });
