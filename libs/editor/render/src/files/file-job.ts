import {
  LIMITS,
  parseDocument,
  pictureKey,
  type EditorDocument,
  type PictureSource,
  type Size,
} from '@safelight/engine';
import { openPsdFile, writePsdFile, type StorePicture } from '@safelight/psd';
import type { Picture } from '@safelight/paint';
import { CanvasPool } from '../canvases/canvas-pool.ts';
import { loadFonts } from '../fonts/fonts.ts';
import { paintResources } from '../paint-resources.ts';
import { closePicture, decodePicture } from '../pictures/decode-picture.ts';
import { hashOf } from '../pictures/hash-of.ts';
import { encodePixels } from './encode-pixels.ts';
import { FileError } from './file-error.ts';
import { writePicture, type PictureFile } from './write-picture.ts';

/** The bytes of a document's pictures. */
export type PictureBytes = readonly (readonly [PictureSource, Blob])[];

interface FileJobs {
  readonly picture: {
    readonly input: {
      readonly document: EditorDocument;
      readonly pictures: PictureBytes;
      readonly file: PictureFile;
    };
    readonly output: Blob;
  };
  readonly psd: {
    readonly input: { readonly document: EditorDocument; readonly pictures: PictureBytes };
    readonly output: { readonly blob: Blob; readonly notes: readonly string[] };
  };
  readonly openPsd: {
    readonly input: {
      readonly file: Blob;
      /** The largest picture of a layer that the plan allows, in bytes. */
      readonly maxBytes: number;
    };
    readonly output: {
      readonly document: EditorDocument;
      readonly notes: readonly string[];
      readonly pictures: readonly (readonly [sha256: string, Blob])[];
    };
  };
  /** Returns a ParsedDocument as JSON, which is several times faster to pass to a page than objects. */
  readonly parse: { readonly input: { readonly json: string }; readonly output: string };
}

export type FileJobKind = keyof FileJobs;
export type FileJobInput<K extends FileJobKind> = FileJobs[K]['input'];
export type FileJobOutput<K extends FileJobKind> = FileJobs[K]['output'];

/** Provides the painter's resources, with full pictures, while `act` runs, and releases them afterwards. */
const withPictures = async <T>(
  bytes: PictureBytes,
  act: (resources: ReturnType<typeof paintResources>) => T | Promise<T>,
): Promise<T> => {
  const canvases = new CanvasPool();
  const pictures = new Map<string, Picture>();
  try {
    for (const [source, blob] of bytes) pictures.set(pictureKey(source), (await decodePicture(blob)).picture);
    const get = (source: PictureSource): Picture | null => pictures.get(pictureKey(source)) ?? null;
    return await act(paintResources(canvases, { get }, 'full'));
  } finally {
    for (const picture of pictures.values()) closePicture(picture);
    canvases.close();
  }
};

/** Provides what painting a document needs while `act` runs, and releases it afterwards. */
const withResources = async <T>(
  document: EditorDocument,
  bytes: PictureBytes,
  act: (resources: ReturnType<typeof paintResources>) => T | Promise<T>,
): Promise<T> => {
  await loadFonts(document);
  return await withPictures(bytes, act);
};

const tooLargeLayerText = ({ width, height }: Size, maxBytes: number): string =>
  `A layer of this file has ${String(width)} × ${String(height)} pixels, and even compressed it is larger than ` +
  `${String(Math.floor(maxBytes / 1024 / 1024))} MB, the most that your plan allows for an image. ` +
  'Make the image smaller in the program that wrote the file, and open it again.';

const openPsdAndEncode = async ({
  file,
  maxBytes,
}: FileJobInput<'openPsd'>): Promise<FileJobOutput<'openPsd'>> => {
  const pictures = new Map<string, Blob>();
  let sizeBytes = 0;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const store: StorePicture = async (pixels) => {
    const blob = await encodePixels(pixels, maxBytes);
    if (blob === null) throw new FileError(tooLargeLayerText(pixels, maxBytes));
    const sha256 = await hashOf(blob);
    if (!pictures.has(sha256)) sizeBytes += blob.size;
    if (sizeBytes > LIMITS.pictureBytes) {
      throw new FileError(
        'The layers of this file take more than 100 MB, which is as much as a document can hold.',
      );
    }
    pictures.set(sha256, blob);
    return { kind: 'blob', sha256 };
  };
  // The texts that are painted with these resources contain no pictures.
  const opened = await withPictures([], (resources) => openPsdFile(bytes, { store, resources, loadFonts }));
  return { document: opened.document, notes: opened.notes, pictures: [...pictures] };
};

/** Runs one job, in a worker or, without workers, in the page. */
export const runFileJob = async <K extends FileJobKind>(
  kind: K,
  input: FileJobInput<K>,
): Promise<FileJobOutput<K>> => {
  // The compiler does not see that the kind determines the types of the arguments.
  const answer = async (): Promise<FileJobOutput<FileJobKind>> => {
    switch (kind) {
      case 'picture': {
        const { document, pictures, file } = input as FileJobInput<'picture'>;
        return await withResources(document, pictures, (resources) =>
          writePicture(document, file, resources),
        );
      }
      case 'psd': {
        const { document, pictures } = input as FileJobInput<'psd'>;
        const { bytes, notes } = await withResources(document, pictures, (resources) =>
          writePsdFile(document, resources),
        );
        const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/vnd.adobe.photoshop' });
        return { blob, notes };
      }
      case 'openPsd':
        return await openPsdAndEncode(input as FileJobInput<'openPsd'>);
      default:
        return JSON.stringify(parseDocument((input as FileJobInput<'parse'>).json));
    }
  };
  return await answer();
};
