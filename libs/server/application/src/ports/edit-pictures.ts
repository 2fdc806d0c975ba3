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

/** The pictures that a model accepts. */
export interface ModelLimits {
  /** Longest side in pixels. */
  readonly maxSide: number;
  readonly maxBytes: number;
}

/**
 * Prepares pictures for a model and processes its results, in separate processes. Errors are those of
 * `Imaging`; aborting throws the signal's reason.
 */
export interface EditPictures {
  /**
   * The first frame, upright, in sRGB, without metadata and within `limits`: a JPEG, or a PNG when it is
   * transparent.
   */
  reduce(source: PictureFile, limits: ModelLimits, signal: AbortSignal): Promise<ScratchPicture>;
  /** The picture at exactly this size, in its own format and at high quality. */
  resize(source: PictureFile, size: Size, signal: AbortSignal): Promise<ScratchPicture>;
  /**
   * The picture in the middle of a canvas of `size`, which is as large as it or larger, in its own format. The
   * border is the picture mirrored, or black, as a mask needs it.
   */
  extend(
    source: PictureFile,
    size: Size,
    border: 'mirrored' | 'black',
    signal: AbortSignal,
  ): Promise<ScratchPicture>;
  /**
   * Turns a mask as clients send it into a grey PNG of exactly `size`. A mask is a PNG of any size with the
   * picture's proportions within 2 %, white or opaque where the picture may change, black or transparent
   * elsewhere. INVALID_INPUT for anything else, and for an empty mask.
   */
  prepareMask(png: Uint8Array, size: Size, signal: AbortSignal): Promise<ScratchPicture>;
  /** A grey PNG of the same size that is white where this one is black. */
  invertMask(path: string, signal: AbortSignal): Promise<ScratchPicture>;
  /**
   * `edited` (of any size) inside the mask and the original's pixels outside it, at the original's upright size. A
   * JPEG or WebP stays one, coded so finely that nobody sees it; of anything else, as a PNG, the pixels outside are
   * exactly the original's. The soft edge of `featherPx` lies inside the mask.
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
