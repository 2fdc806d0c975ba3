import type { ImageContentType } from '@safelight/rules';
import type { PictureFile } from './image-editor.ts';
import type { ScratchFile } from './imaging.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture file that was made during an edit. `dispose` removes it. */
export interface ScratchPicture extends ScratchFile, Size {
  readonly contentType: ImageContentType;
}

/** The limits of the pictures that a model accepts. */
export interface ModelLimits {
  /** The maximum length of the longer side in pixels. */
  readonly maxSide: number;
  readonly maxBytes: number;
}

/**
 * Prepares pictures for a model and processes its results, in separate processes. Errors are those of
 * `Imaging`. On abort it throws the reason of the signal.
 */
export interface EditPictures {
  /**
   * Makes a picture that a model accepts from the first frame of `source`: upright, in sRGB, without metadata
   * and within `limits`. It is a JPEG, or a PNG if it is transparent.
   */
  reduce(source: PictureFile, limits: ModelLimits, signal: AbortSignal): Promise<ScratchPicture>;
  /** Resizes the picture to exactly this size, in its own format and at high quality. */
  resize(source: PictureFile, size: Size, signal: AbortSignal): Promise<ScratchPicture>;
  /**
   * Places the picture in the center of a canvas of `size`, in its own format. The canvas must not be smaller
   * than the picture. The border shows the mirrored picture, or is black for a mask.
   */
  extend(
    source: PictureFile,
    size: Size,
    border: 'mirrored' | 'black',
    signal: AbortSignal,
  ): Promise<ScratchPicture>;
  /**
   * Converts the mask of a client into a grey PNG of exactly `size`. The mask must be a PNG with the aspect
   * ratio of the picture, within 2 %: white or opaque where the picture may change, black or transparent
   * elsewhere. Throws INVALID_INPUT for other files and for an empty mask.
   */
  prepareMask(png: Uint8Array, size: Size, signal: AbortSignal): Promise<ScratchPicture>;
  /** Inverts the brightness of a grey PNG. */
  invertMask(path: string, signal: AbortSignal): Promise<ScratchPicture>;
  /**
   * Combines `edited` inside of the mask with the original outside of it, at the original's upright size. A
   * JPEG or WebP keeps its format and looks the same outside of the mask. Other formats become a PNG whose
   * pixels outside of the mask equal the original's. The soft edge of `featherPx` is inside of the mask.
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
