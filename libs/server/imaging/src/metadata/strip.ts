import type { ImageContentType } from '@safelight/rules';
import type { Orientation } from './exif-orientation.ts';
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

/** The same coded picture without metadata and trailing bytes; null when its container cannot be read. */
export const strip = (
  bytes: Buffer,
  contentType: ImageContentType,
  orientation: Orientation,
): Buffer | null => {
  switch (contentType) {
    case 'image/jpeg':
      return stripJpeg(bytes, orientation);
    case 'image/png':
      return stripPng(bytes, orientation);
    case 'image/webp':
      return stripWebp(bytes, orientation);
    case 'image/gif':
      return stripGif(bytes);
  }
};
