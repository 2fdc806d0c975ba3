import type { Canvas2D } from '@safelight/paint';
import { FileError } from '@safelight/render';

/** The content of a canvas as a PNG. Rejects when the browser has not enough memory to encode it. */
export const pngOf = (canvas: Canvas2D): Promise<Blob> =>
  canvas instanceof HTMLCanvasElement
    ? new Promise((resolve, reject) =>
        canvas.toBlob((blob) => {
          if (blob === null) reject(new FileError('The browser is out of memory for an image of this size.'));
          else resolve(blob);
        }, 'image/png'),
      )
    : canvas.convertToBlob({ type: 'image/png' });
