import type { ImageContentType } from '@safelight/rules';
import type { PictureFile } from './image-editor.ts';
import type { ScratchFile } from './imaging.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture file made on the way of an edit; `dispose` removes it. */
export interface ScratchPicture extends ScratchFile, Size {
  readonly contentType: ImageContentType;
}

/** What a model takes. */
export interface ModelLimits {
  /** Longest side, pixels. */
  readonly maxSide: number;
  readonly maxBytes: number;
}

/**
 * What is done with pictures around a model, in processes apart from this one. Errors: those of `Imaging`;
 * aborting throws the signal's reason.
 */
export interface EditPictures {
  /** The first frame upright in sRGB without metadata, within `limits`: JPEG, or PNG when it is transparent. */
  reduce(source: PictureFile, limits: ModelLimits, signal: AbortSignal): Promise<ScratchPicture>;
  /** The picture at exactly this size, in its own format at high quality. */
  resize(source: PictureFile, size: Size, signal: AbortSignal): Promise<ScratchPicture>;
  /**
   * A mask as people send it (PNG of any size with the picture's proportions within 2 %; white or opaque
   * where the picture may change, black or transparent where not) as a grey PNG of exactly `size`.
   * INVALID_INPUT for anything else, and for a mask with nothing in it.
   */
  prepareMask(png: Uint8Array, size: Size, signal: AbortSignal): Promise<ScratchPicture>;
  /** A grey PNG of the same size that is white where this one is black. */
  invertMask(path: string, signal: AbortSignal): Promise<ScratchPicture>;
  /**
   * `edited` (any size) inside the mask, the original's pixels to the bit outside it, in a PNG of the
   * original's upright size. The transition of `featherPx` lies inside the mask.
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
