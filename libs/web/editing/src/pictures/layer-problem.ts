import { type EditorDocument, LIMITS, type Size } from '@safelight/engine';
import type { PictureStore } from '@safelight/render';
import {
  MAX_IMAGE_FRAMES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
  type PlanId,
  TEXTS,
  uploadProblem,
} from '@safelight/rules';
import { hashesIn } from '../saving/hashes-in.ts';

/** A picture that cannot become a part of the document; the message says why. */
export class LayerProblem extends Error {
  override readonly name = 'LayerProblem';
}

const numberText = (value: number): string => value.toLocaleString('en');

/** Throws a LayerProblem for a file that the server would not store: its type or its size in bytes. */
export const checkLayerFile = (file: Pick<File, 'type' | 'size'>, plan: PlanId): void => {
  const problem = uploadProblem(file, plan);
  if (problem !== null) throw new LayerProblem(problem);
};

interface PictureSize extends Size {
  /** 1 for a still picture. */
  readonly frames: number;
}

/** Throws a LayerProblem for a picture that is larger than any image may be, or has more frames. */
export const checkLayerSize = ({ width, height, frames }: PictureSize): void => {
  if (frames > MAX_IMAGE_FRAMES) {
    const most = numberText(MAX_IMAGE_FRAMES);
    throw new LayerProblem(`It has ${numberText(frames)} frames, and an animation can have at most ${most}.`);
  }
  const size = `It has ${numberText(width)} × ${numberText(height)} pixels`;
  if (Math.max(width, height) > MAX_IMAGE_SIDE)
    throw new LayerProblem(`${size}, and a side can have at most ${numberText(MAX_IMAGE_SIDE)}.`);
  if (width * height * frames > MAX_IMAGE_PIXELS) {
    const each = frames === 1 ? ', which is' : ` in each of its ${numberText(frames)} frames,`;
    throw new LayerProblem(`${size}${each} more than ${numberText(MAX_IMAGE_PIXELS / 1e6)} megapixels.`);
  }
};

/** Throws a LayerProblem for pictures with so many bytes if the storage of the person has less room left. */
export const checkRoom = (bytes: number, room: number): void => {
  if (bytes > 0 && bytes > room) throw new LayerProblem(TEXTS.images.quotaExceeded);
};

interface AddedPicture {
  readonly sha256: string;
  readonly sizeBytes: number;
}

/**
 * Throws a LayerProblem when the pictures of a document, and one that will be added, take more bytes than the server
 * stores for one document. A picture that is in the document already takes no more.
 */
export const checkDocumentBytes = async (
  document: Pick<EditorDocument, 'layers'>,
  pictures: Pick<PictureStore, 'bytes'>,
  added: AddedPicture | null = null,
): Promise<void> => {
  const others = [...new Set(hashesIn(document))].filter((sha256) => sha256 !== added?.sha256);
  // The size of a picture that cannot be loaded is unknown here; the server still counts it.
  const sizes = await Promise.allSettled(others.map((sha256) => pictures.bytes({ kind: 'blob', sha256 })));
  const sum = sizes.reduce(
    (bytes, size) => bytes + (size.status === 'fulfilled' ? size.value.size : 0),
    added?.sizeBytes ?? 0,
  );
  if (sum > LIMITS.pictureBytes) {
    const most = numberText(LIMITS.pictureBytes / 1024 / 1024);
    throw new LayerProblem(
      `The images of this document would take more than ${most} MB together. Remove some of them first.`,
    );
  }
};

/**
 * Throws a LayerProblem when a change adds pictures to a document that then take more bytes than the server stores.
 * Sizes are read only if any picture is added, because a document that does not grow is never refused.
 */
export const checkAddedBytes = async (
  before: Pick<EditorDocument, 'layers'>,
  after: Pick<EditorDocument, 'layers'>,
  pictures: Pick<PictureStore, 'bytes'>,
): Promise<void> => {
  const known = new Set(hashesIn(before));
  if (hashesIn(after).some((sha256) => !known.has(sha256))) await checkDocumentBytes(after, pictures);
};

/** The message about a file that could not be added. Any other error is one of decoding it. */
export const layerProblemText = (filename: string, error: unknown): string => {
  const reason =
    error instanceof LayerProblem
      ? error.message
      : 'This browser cannot read it; the file may be damaged or incomplete.';
  return `“${filename}” could not be added. ${reason}`;
};
