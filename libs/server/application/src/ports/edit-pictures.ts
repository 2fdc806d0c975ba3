import type { ImageContentType } from '@safelight/rules';
import type { PictureFile } from './image-editor.ts';
import type { ScratchFile } from './imaging.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture file made during an edit; `dispose` removes it. */
export interface ScratchPicture extends ScratchFile, Size {
  readonly contentType: ImageContentType;
}

/** The limits of the pictures that a model accepts. */
export interface ModelLimits {
  /** The longest side in pixels. */
  readonly maxSide: number;
  readonly maxBytes: number;
}

/**
 * Prepares pictures for a model and processes its results, in separate processes. Errors are those of
 * `Imaging`; on abort it throws the signal's reason.
 */
export interface EditPictures {
  /**
   * The first frame, upright, in sRGB, without metadata and within `limits`: as JPEG, or as PNG if it is
   * transparent.
   */
  reduce(source: PictureFile, limits: ModelLimits, signal: AbortSignal): Promise<ScratchPicture>;
  /** The picture at exactly this size, in its own format and at high quality. */
  resize(source: PictureFile, size: Size, signal: AbortSignal): Promise<ScratchPicture>;
  /**
   * The picture in the center of a canvas of `size`, which must not be smaller, in its own format. The border
   * is filled with the mirrored picture, or black for a mask.
   */
  extend(
    source: PictureFile,
    size: Size,
    border: 'mirrored' | 'black',
    signal: AbortSignal,
  ): Promise<ScratchPicture>;
  /**
   * Converts a mask from a client into a grey PNG of exactly `size`. The mask is a PNG of any size with the
   * picture's aspect ratio within 2 %: white or opaque where the picture may change, black or transparent
   * elsewhere. INVALID_INPUT for anything else, and for an empty mask.
   */
  prepareMask(png: Uint8Array, size: Size, signal: AbortSignal): Promise<ScratchPicture>;
  /** A grey PNG of the same size with inverted brightness. */
  invertMask(path: string, signal: AbortSignal): Promise<ScratchPicture>;
  /**
   * `edited` (of any size) inside the mask and the original's pixels outside of it, at the original's upright
   * size. A JPEG or WebP keeps its format, at such quality that no difference is visible; other formats
   * become a PNG with exactly the original's pixels outside of the mask. The soft edge of `featherPx` is
   * inside the mask.
   */
  composite(
    parts: {
      readonly original: PictureFile;
      readonly edited: PictureFile;
      readonly maskPath: string;
      readonly featherPx: number;
    },
    signal: AbortSignal,
  ): Promise<ScratchPicture>;
}
