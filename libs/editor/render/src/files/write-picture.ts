import type { EditorDocument } from '@safelight/engine';
import {
  contextOf,
  paintDocument,
  wholeDocument,
  type Canvas2D,
  type PaintResources,
  type View,
} from '@safelight/paint';
import { encodePng } from './encode-png.ts';
import { FileError } from './file-error.ts';
import { paintBands } from './paint-bands.ts';

export type PictureFormat = 'png' | 'jpeg' | 'webp';

export interface PictureFile {
  readonly format: PictureFormat;
  /** 0 to 1, for JPEG and WebP. */
  readonly quality?: number;
  /** Pixels of the file for each pixel of the document. */
  readonly pixelRatio: number;
}

/** Every browser supports a canvas of this size, and iOS none larger. */
const SAFE_CANVAS_PIXELS = 16_777_216;
/** Larger canvases are not even tried: this one takes 400 MB of memory. */
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
    : new Promise((resolve) => {
        canvas.toBlob(resolve, type, quality);
      });

const encoded = async (canvas: Canvas2D, { format, quality }: PictureFile): Promise<Blob> => {
  const type = `image/${format}`;
  const blob = await blobOf(canvas, type, quality);
  // A browser that does not support a format writes a PNG instead.
  if (blob?.type !== type) {
    throw new FileError(`This browser cannot write ${NAMES[format]} files. Choose PNG or JPEG.`);
  }
  return blob;
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
  const view = wholeDocument(document, file.pixelRatio);
  const { width, height } = view;
  const canvas = canvasFor(view, resources);
  if (canvas === null && file.format === 'png') {
    return await encodePng(width, height, paintBands(document, file.pixelRatio, resources));
  }
  if (canvas === null) {
    throw new FileError(
      `A picture of ${String(width)} × ${String(height)} pixels is too large for this device to write as ` +
        `${NAMES[file.format]}. Choose PNG, or export it smaller.`,
    );
  }
  try {
    paintDocument(canvas, document, view, resources);
    if (file.format === 'jpeg') putOnWhite(canvas);
    return await encoded(canvas, file);
  } finally {
    resources.releaseCanvas(canvas);
  }
};
