import type { EditorDocument } from '@safelight/engine';
import { FileError, type PictureFormat, type PictureStore, renderFile } from '@safelight/render';
import { fileTooLargeText } from '@safelight/rules';

type Render = typeof renderFile;

/** A rendered picture for the server; `smallerThan` says why it is not a PNG. */
interface RenderedFile {
  readonly file: File;
  readonly format: PictureFormat;
}

/** The formats for a picture that is too large as a PNG; the first one that the browser supports is used. */
const SMALLER: readonly PictureFormat[] = ['webp', 'jpeg'];
const SMALLER_QUALITY = 0.95;

const named = (blob: Blob, format: PictureFormat, name: string): RenderedFile => ({
  format,
  file: new File([blob], `${name.replace(/\.[^.]+$/, '')}.${format === 'jpeg' ? 'jpg' : format}`, {
    type: blob.type,
  }),
});

/**
 * Renders a document in full size to a file that the server accepts: lossless if that fits into `maxBytes`,
 * otherwise with the best quality that does. Rejects with FileError, PictureMissing, or the signal's reason.
 */
export const renderedFile = async (
  document: EditorDocument,
  pictures: PictureStore,
  {
    name,
    maxBytes,
    signal,
  }: { readonly name: string; readonly maxBytes: number; readonly signal?: AbortSignal | undefined },
  render: Render = renderFile,
): Promise<RenderedFile> => {
  const exact = await render(document, pictures, { format: 'png', pixelRatio: 1 }, signal);
  if (exact.size <= maxBytes) return named(exact, 'png', name);
  for (const format of SMALLER) {
    const file = { format, quality: SMALLER_QUALITY, pixelRatio: 1 };
    const smaller = await render(document, pictures, file, signal).catch((error: unknown) => {
      if (error instanceof FileError) return null;
      throw error;
    });
    if (smaller !== null && smaller.size <= maxBytes) return named(smaller, format, name);
  }
  throw new FileError(`${fileTooLargeText(maxBytes)} Make the canvas smaller to save it.`);
};
