import type { EditorDocument, Rect } from '@safelight/engine';
import {
  type Canvas2D,
  contextOf,
  paintDocument,
  type PaintResources,
  reachOf,
  type View,
  wholeDocument,
} from '@safelight/paint';
import { encodePng } from './encode-png.ts';
import { FileError } from './file-error.ts';

/** The number of pixels in one band: few compared to the largest canvas of any browser. */
const BAND_PIXELS = 4_000_000;

/**
 * Paints a view of a document in bands of whole rows from top to bottom, as RGBA. Each band is painted with its
 * surroundings, so that together they equal the view painted at once.
 */
export function* paintBands(
  document: EditorDocument,
  view: View,
  resources: PaintResources,
  bandPixels = BAND_PIXELS,
): Generator<Uint8ClampedArray> {
  const { width, height, origin, scale } = view;
  const margin = Math.ceil(reachOf(document, view.documentSide) * scale) + 2;
  const rows = Math.max(1, Math.floor(bandPixels / width) - 2 * margin, Math.ceil(margin / 2));
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top);
    const from = Math.max(0, top - margin);
    const until = Math.min(height, top + count + margin);
    const canvas = resources.createCanvas(width, until - from);
    try {
      paintDocument(
        canvas,
        document,
        { ...view, origin: { x: origin.x, y: origin.y + from / scale }, height: until - from },
        resources,
      );
      yield contextOf(canvas).getImageData(0, top - from, width, count).data;
    } finally {
      resources.releaseCanvas(canvas);
    }
  }
}

export type PictureFormat = 'png' | 'jpeg' | 'webp';

export interface PictureFile {
  readonly format: PictureFormat;
  /** 0 to 1, for JPEG and WebP. */
  readonly quality?: number;
  /** Pixels of the file for each pixel of the document. */
  readonly pixelRatio: number;
  /**
   * The format to use instead for a picture without any transparency, if this device can write it. The type
   * of the file says which format it has.
   */
  readonly ifOpaque?: Pick<PictureFile, 'format' | 'quality'>;
  /** The part of the document to render, which may extend beyond its canvas; without it, the canvas. */
  readonly part?: Rect;
}

const viewOf = (document: EditorDocument, { pixelRatio, part }: PictureFile): View => {
  const whole = wholeDocument(document, pixelRatio);
  if (part === undefined) return whole;
  const side = (length: number): number => Math.max(1, Math.round(length * pixelRatio));
  const { x, y, width, height } = part;
  return { ...whole, origin: { x, y }, width: side(width), height: side(height), region: part };
};

/** A size that every browser supports for a canvas; iOS supports no larger one. */
const SAFE_CANVAS_PIXELS = 16_777_216;
/** The size above which a canvas is not even tried: this one takes 400 MB of memory. */
const LARGEST_CANVAS_PIXELS = 100_000_000;

const NAMES: Readonly<Record<PictureFormat, string>> = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' };

/** True when a canvas of this size works: one that is too large accepts every call and stays empty. */
const isDrawable = (canvas: Canvas2D): boolean => {
  try {
    const context = contextOf(canvas);
    context.fillRect(canvas.width - 1, canvas.height - 1, 1, 1);
    const isDrawn = context.getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data[3] === 255;
    context.clearRect(canvas.width - 1, canvas.height - 1, 1, 1);
    return isDrawn;
  } catch {
    return false;
  }
};

const blobOf = (canvas: Canvas2D, type: string, quality: number | undefined): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type, ...(quality === undefined ? {} : { quality }) })
    : new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** Throws FileError when this browser does not write the format, or not in this size. */
export const encoded = async (
  canvas: Canvas2D,
  { format, quality }: Pick<PictureFile, 'format' | 'quality'>,
): Promise<Blob> => {
  const type = `image/${format}`;
  const blob = await blobOf(canvas, type, quality);
  // A browser that does not support a format writes a PNG instead.
  if (blob?.type !== type) {
    throw new FileError(`This browser cannot write ${NAMES[format]} files. Choose PNG or JPEG.`);
  }
  return blob;
};

/** True when no pixel of the canvas is transparent, even in part. */
export const isOpaque = (canvas: Canvas2D): boolean => {
  const { width, height } = canvas;
  const rows = Math.max(1, Math.floor(BAND_PIXELS / width));
  for (let top = 0; top < height; top += rows) {
    const { data } = contextOf(canvas).getImageData(0, top, width, Math.min(rows, height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  }
  return true;
};

/** JPEG has no transparency: transparent areas become white rather than black. */
const putOnWhite = (canvas: Canvas2D): void => {
  const context = contextOf(canvas);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
};

/** A canvas for painting a view; null when this device does not support its size. */
const canvasFor = (
  { width, height }: View,
  { createCanvas, releaseCanvas }: PaintResources,
): Canvas2D | null => {
  const pixels = width * height;
  if (pixels > LARGEST_CANVAS_PIXELS) return null;
  const canvas = createCanvas(width, height);
  if (pixels <= SAFE_CANVAS_PIXELS || isDrawable(canvas)) return canvas;
  releaseCanvas(canvas);
  return null;
};

/**
 * Renders a document as a picture file. Its pictures and fonts must be loaded. Throws FileError, which says
 * what to do, for a format or size that this browser cannot write.
 */
export const writePicture = async (
  document: EditorDocument,
  file: PictureFile,
  resources: PaintResources,
): Promise<Blob> => {
  const view = viewOf(document, file);
  const { width, height } = view;
  const canvas = canvasFor(view, resources);
  if (canvas === null && file.format === 'png') {
    return await encodePng(width, height, paintBands(document, view, resources));
  }
  if (canvas === null) {
    throw new FileError(
      `An image of ${String(width)} × ${String(height)} pixels is too large for this device to write as ` +
        `${NAMES[file.format]}. Choose PNG, or export it smaller.`,
    );
  }
  try {
    paintDocument(canvas, document, view, resources);
    if (file.ifOpaque !== undefined && isOpaque(canvas)) {
      // Not every browser writes WebP, and none does with more than 16383 pixels a side.
      const opaque = await encoded(canvas, file.ifOpaque).catch(() => null);
      if (opaque !== null) return opaque;
    }
    if (file.format === 'jpeg') putOnWhite(canvas);
    return await encoded(canvas, file);
  } finally {
    resources.releaseCanvas(canvas);
  }
};
