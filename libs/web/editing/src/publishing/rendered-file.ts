import type { EditorDocument } from '@safelight/engine';
import {
  compressedWithin,
  FileError,
  type PictureFormat,
  type PictureStore,
  renderFile,
} from '@safelight/render';
import { fileTooLargeText } from '@safelight/rules';
import { pictureFile } from '../saving/picture-file.ts';

type Render = typeof renderFile;

/** A rendered picture for the server. */
interface RenderedFile {
  readonly file: File;
  /** True when the picture was compressed more than it would have been without a limit for its size. */
  readonly isReduced: boolean;
}

interface RenderedFileOptions {
  /** The name of the file; its extension is replaced by that of the format. */
  readonly name: string;
  readonly maxBytes: number;
  /** The media type of the picture that was edited; without it the file is lossless. */
  readonly originalType?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The formats that the file keeps when the edited picture has one of them. */
const KEPT: Readonly<Record<string, PictureFormat>> = { 'image/jpeg': 'jpeg', 'image/webp': 'webp' };

const QUALITY = 0.95;

const named = (blob: Blob, name: string): File => pictureFile(blob, name.replace(/\.[^.]+$/, ''));

/**
 * Renders a document in full size to a file that the server accepts: a JPEG or WebP if the edited picture is
 * one and nothing is transparent, otherwise a PNG. What does not fit into `maxBytes` is compressed until it
 * does. Rejects with FileError, PictureMissing, or the signal's reason.
 */
export const renderedFile = async (
  document: EditorDocument,
  pictures: PictureStore,
  { name, maxBytes, originalType = '', signal }: RenderedFileOptions,
  render: Render = renderFile,
): Promise<RenderedFile> => {
  const kept = KEPT[originalType];
  const ifOpaque = kept === undefined ? {} : { ifOpaque: { format: kept, quality: QUALITY } };
  const usual = await render(document, pictures, { format: 'png', pixelRatio: 1, ...ifOpaque }, signal);
  if (usual.size <= maxBytes) return { file: named(usual, name), isReduced: false };
  const smaller = await compressedWithin(maxBytes, (compression) =>
    usual.type === `image/${compression.format}`
      ? Promise.resolve(usual)
      : render(document, pictures, { ...compression, pixelRatio: 1 }, signal),
  );
  if (smaller !== null) return { file: named(smaller, name), isReduced: true };
  throw new FileError(`${fileTooLargeText(maxBytes)} Make the canvas smaller to save it.`);
};
