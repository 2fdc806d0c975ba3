import { FileError } from './file-error.ts';
import type { PictureFile } from './write-picture.ts';

type Compression = Pick<PictureFile, 'format' | 'quality'>;

const QUALITY = 0.95;

/** The formats for a picture that is too large otherwise, the preferred one first; WebP keeps transparency. */
const SMALLER: readonly Compression[] = [
  { format: 'webp', quality: QUALITY },
  { format: 'jpeg', quality: QUALITY },
];

/**
 * Compresses a picture that is too large for the plan in the first format that makes it small enough. `encode` resolves
 * to null for a format that does not fit the picture. Null when no format makes it small enough, or this device writes
 * none of them.
 */
export const compressedWithin = async (
  maxBytes: number,
  encode: (compression: Compression) => Promise<Blob | null>,
): Promise<Blob | null> => {
  for (const compression of SMALLER) {
    const smaller = await encode(compression).catch((error: unknown) => {
      if (error instanceof FileError) return null;
      throw error;
    });
    if (smaller !== null && smaller.size <= maxBytes) return smaller;
  }
  return null;
};
