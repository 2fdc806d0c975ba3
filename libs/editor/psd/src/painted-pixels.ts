import type { EditorDocument, Rect } from '@safelight/engine';
import { surfaceOf, wholeDocument, type PaintResources, type View } from '@safelight/paint';
import type { PixelData } from 'ag-psd';

/** Layers may extend beyond the canvas, up to Photoshop's own limit for a side. */
const MAX_SIDE = 30_000;

/** Paints a view on a scratch canvas and returns its pixels. */
export const paintedPixels = (
  view: View,
  resources: PaintResources,
  paint: (surface: ReturnType<typeof surfaceOf>) => void,
): PixelData & { readonly data: Uint8ClampedArray<ArrayBuffer> } => {
  const canvas = resources.createCanvas(view.width, view.height);
  try {
    const surface = surfaceOf(canvas, view);
    paint(surface);
    const { data } = surface.context.getImageData(0, 0, view.width, view.height);
    return { data, width: view.width, height: view.height };
  } finally {
    resources.releaseCanvas(canvas);
  }
};

/** The view of the whole pixels that a box touches, or of the whole document when they are none or too many. */
export const viewOf = (document: EditorDocument, box: Rect | null): View => {
  const whole = wholeDocument(document, 1);
  if (box === null) return whole;
  const [left, top] = [Math.floor(box.x), Math.floor(box.y)];
  const [width, height] = [Math.ceil(box.x + box.width) - left, Math.ceil(box.y + box.height) - top];
  const fits = width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE;
  return fits ? { ...whole, origin: { x: left, y: top }, width, height } : whole;
};
