import {
  AT_ORIGIN,
  type EditorDocument,
  type Layer,
  type LayerMask,
  NEW_LAYER,
  OPEN_MASK,
  type Stroke,
} from '@safelight/engine';
import { paintLayers, type PaintResources, surfaceOf, wholeDocument } from '@safelight/paint';
import { CanvasPool, FileError, paintResources, type PictureStore } from '@safelight/render';
import { pngOf } from '../pictures/png-of.ts';

/**
 * The longest sides, in pixels, that are tried in turn for the picture of an area. The server accepts 1 MiB
 * of PNG. The first size nearly always fits; very detailed areas get softer edges.
 */
const AREA_SIDES_PX = [4096, 2048, 1024] as const;
const AREA_BYTES = 1024 * 1024;

/** A layer that consists of these strokes. */
const strokesLayer = (strokes: readonly Stroke[]): Layer => ({
  ...NEW_LAYER,
  type: 'stroke',
  id: 'edited-area',
  name: '',
  transform: AT_ORIGIN,
  strokes: strokes.map((stroke) => ({ ...stroke, color: '#ffffff', opacity: 1 })),
});

/** Makes every painted pixel white and all others black. */
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

interface AreaPainting {
  readonly sidePx: number;
  readonly resources: PaintResources;
  readonly pool: CanvasPool;
}

/** A PNG in the canvas's shape that is white where a layer paints anything, and black elsewhere. */
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
 * The area of an edit, for the server and for the mask of its result: the painted strokes, or else the shape
 * of a layer. The picture has the resolution of the canvas if possible, so that edges stay exact.
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
    throw new FileError('The area of the edit is painted too finely. Paint it with a larger brush.');
  } finally {
    pool.close();
  }
};

/** A mask that shows a layer only where a picture, stretched over the layer, is white. */
export const maskBy = (sha256: string): LayerMask => ({
  ...OPEN_MASK,
  base: 'hide',
  picture: { kind: 'blob', sha256 },
});

/** Encodes bytes as base64. */
export const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new FileError('The area of the edit could not be read.'));
    reader.readAsDataURL(blob);
  });
