import {
  LIMITS,
  picturesOf,
  type EditorDocument,
  frozen,
  type ParsedDocument,
  parseDocument,
  type PictureSource,
} from '@safelight/engine';
import { drawnByPage } from '../pictures/decode-picture.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { FileError } from './file-error.ts';
import type { PictureBytes } from './file-job.ts';
import { inWorker } from './in-worker.ts';
import type { PictureFile } from './write-picture.ts';

type Bytes = Pick<PictureStore, 'bytes' | 'ready'>;

/** Workers cannot decode SVG, so they get its pixels. */
const inPixels = async (blob: Blob): Promise<Blob> => {
  if (blob.type !== 'image/svg+xml') return blob;
  const bitmap = await drawnByPage(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return await canvas.convertToBlob();
};

const bytesOf = async (document: EditorDocument, pictures: Bytes): Promise<PictureBytes> => {
  const sources = picturesOf(document);
  await pictures.ready(sources);
  return await Promise.all(
    sources.map(async (source): Promise<[PictureSource, Blob]> => [
      source,
      await inPixels(await pictures.bytes(source)),
    ]),
  );
};

/**
 * Renders a document as a picture file. Rejects with PictureMissing when one of its pictures cannot be
 * loaded, because a file must be complete; with FileError, whose message is for people; or with the signal's
 * reason.
 */
export const renderFile = async (
  document: EditorDocument,
  pictures: Bytes,
  file: PictureFile,
  signal?: AbortSignal,
): Promise<Blob> =>
  await inWorker('picture', { document, pictures: await bytesOf(document, pictures), file }, signal);

/** Renders a document as a Photoshop file, with notes about what is no longer editable. Rejects like `renderFile`. */
export const renderPsd = async (
  document: EditorDocument,
  pictures: Bytes,
  signal?: AbortSignal,
): Promise<{ readonly blob: Blob; readonly notes: readonly string[] }> =>
  await inWorker('psd', { document, pictures: await bytesOf(document, pictures) }, signal);

/** The largest Photoshop file that can be opened, in bytes. */
const PSD_MAX_BYTES = 256 * 1024 * 1024;

interface OpenPsdOptions {
  /** The largest file that the plan allows, in bytes. */
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
}

/**
 * Opens a Photoshop file as a document and adds the pictures of its layers to the store, compressed if they would be
 * larger than `maxBytes`. Rejects with FileError, which says why the file cannot be opened.
 */
export const openPsd = async (
  file: Blob,
  pictures: Pick<PictureStore, 'add'>,
  { maxBytes, signal }: OpenPsdOptions,
): Promise<{ readonly document: EditorDocument; readonly notes: readonly string[] }> => {
  if (file.size > PSD_MAX_BYTES)
    throw new FileError('This file is larger than 256 MB, which is the most that can be opened.');
  const { document, notes, pictures: layers } = await inWorker('openPsd', { file, maxBytes }, signal);
  for (const [sha256, blob] of layers) await pictures.add(sha256, blob);
  return { document, notes };
};

/** Smaller documents are parsed faster than a worker starts. */
const LARGE_JSON = LIMITS.jsonBytes / 10;

/** `parseDocument` without blocking the page for a large document. */
export const parseInWorker = async (json: string): Promise<ParsedDocument> => {
  if (json.length < LARGE_JSON) return parseDocument(json);
  return frozen(JSON.parse(await inWorker('parse', { json })) as ParsedDocument);
};
