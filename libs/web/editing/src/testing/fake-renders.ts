import { FileError, type renderFile } from '@safelight/render';

/**
 * Fakes renderings with a size for each format; null for a format that the browser does not support. They are
 * opaque, unless `isOpaque` is false.
 */
export const fakeRenders =
  (sizes: Partial<Record<string, number | null>>, isOpaque = true): typeof renderFile =>
  (_document, _pictures, { format: usual, ifOpaque }) => {
    const format = isOpaque ? (ifOpaque?.format ?? usual) : usual;
    const size = sizes[format];
    return size === null || size === undefined
      ? Promise.reject(new FileError('Unknown format.'))
      : Promise.resolve(new Blob([new Uint8Array(size)], { type: `image/${format}` }));
  };
