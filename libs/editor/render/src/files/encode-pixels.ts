import { contextOf } from '@safelight/paint';
import { freeCanvas, newCanvas } from '../canvases/new-canvas.ts';
import { compressedWithin } from './compressed-within.ts';
import { encodePng } from './encode-png.ts';
import { encoded, isOpaque } from './write-picture.ts';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8ClampedArray;
}

/**
 * Encodes pixels as a PNG, or compressed when the PNG would be larger than `maxBytes`; transparency is kept. Null when
 * no format makes the file small enough.
 */
export const encodePixels = async (
  { width, height, data }: Pixels,
  maxBytes: number,
): Promise<Blob | null> => {
  const png = await encodePng(width, height, [data]);
  if (png.size <= maxBytes) return png;
  const canvas = newCanvas(width, height);
  try {
    const context = contextOf(canvas);
    const image = context.createImageData(width, height);
    image.data.set(data);
    context.putImageData(image, 0, 0);
    return await compressedWithin(maxBytes, async (compression) =>
      // JPEG has no transparency.
      compression.format === 'jpeg' && !isOpaque(canvas) ? null : await encoded(canvas, compression),
    );
  } finally {
    freeCanvas(canvas);
  }
};
