import type { DerivativeFormat, RenditionSpec } from '@safelight/domain';
import type { ImageContentType, PictureContentType } from '@safelight/rules';

/**
 * Whether an SVG is accepted. Otherwise it is refused like any file that is not a picture. For `derive` set
 * this only for an SVG, because it shortens the timeout.
 */
export interface SvgOption {
  readonly allowSvg: boolean;
}

export interface Inspection<Kind extends PictureContentType = ImageContentType> {
  readonly contentType: Kind;
  /** Pixels after the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** 1 for a still picture. */
  readonly frames: number;
  /** ThumbHash in base64, at most 40 characters. */
  readonly thumbhash: string;
}

/** A file outside of the store, made by imaging or AI; `dispose` deletes it. */
export interface ScratchFile {
  readonly path: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** The content of the file, from the start at every call. */
  read(): AsyncIterable<Uint8Array>;
  dispose(): Promise<void>;
}

export interface InspectedUpload<
  Kind extends PictureContentType = ImageContentType,
> extends Inspection<Kind> {
  /** The 320 px WebP. It also proves that the picture can be decoded. */
  readonly thumbnail: ScratchFile;
  /**
   * The file for strangers: the same pixels without metadata and trailing bytes, or the sanitised SVG. Null
   * if the original needs no such copy.
   */
  readonly shared: ScratchFile | null;
  /** True for an SVG with scripts, links or the like: the file must not be kept, and `shared` replaces it. */
  readonly isCleaned: boolean;
}

/**
 * Decodes and makes pictures in separate processes with limited concurrency, memory and time. It takes paths
 * and returns scratch files. Errors: INVALID_FILE_FORMAT (not decodable, broken, hostile), IMAGE_TOO_LARGE
 * (pixels, frames or side beyond the limits of `libs/rules`), OVERLOADED (queue full).
 */
export interface Imaging {
  /**
   * Detects the type of a file from its first bytes (at least 4,100, or all of them); null if it is not
   * accepted.
   */
  sniff(head: Uint8Array): Promise<ImageContentType | null>;
  sniff(head: Uint8Array, options: SvgOption): Promise<PictureContentType | null>;
  /**
   * Decodes a new upload completely, and animations up to their last decodable frame. An SVG that could run
   * or load anything is sanitised. If that is impossible, or if it expands too far, it is refused with
   * INVALID_FILE_FORMAT or IMAGE_TOO_LARGE.
   */
  inspect<Kind extends PictureContentType>(
    path: string,
    contentType: Kind,
    options?: SvgOption,
  ): Promise<InspectedUpload<Kind>>;
  /**
   * Makes a derivative from the original of a version or, for small ones, from its master: upright, in sRGB,
   * without metadata. Pictures are not enlarged, except by transforms with `cover` or `contain`, which have
   * exactly the requested size; the empty part of `contain` is transparent, or white in a JPEG. An animation
   * becomes an animated WebP, or its first frame in transforms to other formats. An SVG, which should be
   * sanitised, is drawn at the size of the derivative, whatever its own size.
   */
  derive(path: string, spec: RenditionSpec, options?: SvgOption): Promise<ScratchFile>;
  /**
   * A labelled JPEG of 1200 × 630 with the original on the left and the edited picture on the right, for link
   * previews of a comparison. It shows one half of each of two wide pictures, and otherwise each picture as a
   * whole, cropped to fill and enlarged if small; of an animation the first frame. Pass derivatives: SVGs are
   * refused, and large originals are slow.
   */
  pair(originalPath: string, editedPath: string): Promise<ScratchFile>;
  /**
   * One JPEG of 1200 × 630 with one to four pictures, the first one largest, for link previews of a shared
   * project. Each picture is cropped to fill its part. Pass derivatives, as for `pair`.
   */
  contactSheet(paths: readonly string[]): Promise<ScratchFile>;
  /** True if `format` supports a picture with `frames` frames (AVIF supports only still pictures). */
  supports(format: DerivativeFormat, frames: number): boolean;
}
