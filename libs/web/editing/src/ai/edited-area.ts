import { AT_ORIGIN, type EditorDocument, type Layer, type LayerMask, type Stroke } from '@safelight/engine';
import { type Canvas2D, paintLayers, type PaintResources, surfaceOf, wholeDocument } from '@safelight/paint';
import { CanvasPool, paintResources, type PictureStore } from '@safelight/render';

/**
 * Longest sides of an area's picture, in pixels, from the one that is tried first. The server takes 1 MiB of PNG, which
 * the first nearly always fits; what is painted so finely that it doesn't has softer edges.
 */
const AREA_SIDES_PX = [4096, 2048, 1024] as const;
const AREA_BYTES = 1024 * 1024;

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
export const whiten = (
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  [width, height]: readonly [width: number, height: number],
): void => {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#000000';
  context.fillRect(0, 0, width, height);
};

export const pngOf = async (canvas: Canvas2D): Promise<Blob> => {
  if (!(canvas instanceof HTMLCanvasElement)) return canvas.convertToBlob({ type: 'image/png' });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The area of the edit could not be painted.'));
      else resolve(blob);
    }, 'image/png');
  });
};

interface AreaPainting {
  readonly sidePx: number;
  readonly resources: PaintResources;
  readonly pool: CanvasPool;
}

/** White where a layer paints something on the canvas, black elsewhere, as a PNG in the canvas's shape. */
const areaOf = async (
  document: EditorDocument,
  layer: Layer,
  { sidePx, resources, pool }: AreaPainting,
): Promise<Blob> => {
  const scale = Math.min(1, sidePx / Math.max(document.width, document.height));
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
  }
};

/**
 * The area of an edit, for the server and for the mask of what it makes: what was painted, otherwise what a layer covers.
 * As fine as the canvas wherever that fits, so that edges stay where they are.
 */
export const areaPicture = async (
  document: EditorDocument,
  limit: { readonly strokes: readonly Stroke[] } | { readonly layer: Layer },
  pictures: PictureStore,
): Promise<Blob> => {
  const pool = new CanvasPool();
  const layer = 'layer' in limit ? limit.layer : strokesLayer(limit.strokes);
  const resources = paintResources(pool, pictures);
  try {
    for (const sidePx of AREA_SIDES_PX) {
      const picture = await areaOf(document, layer, { sidePx, resources, pool });
      if (picture.size <= AREA_BYTES) return picture;
    }
    throw new Error('The area of the edit is painted too finely. Paint it with a larger brush.');
  } finally {
    pool.close();
  }
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
