import type { DerivativeFormat, RenditionSpec } from '@safelight/domain';
import type { ImageContentType, PictureContentType } from '@safelight/rules';

/**
 * Whether an SVG is accepted. Without this option it is refused like any file that is not a picture. For
 * `derive` set it only for an SVG, because it shortens the time limit.
 */
export interface SvgOption {
  readonly allowSvg: boolean;
}

/** What decoding found out about a picture. */
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

/** A file outside the store, made by imaging or AI; `dispose` removes it. */
export interface ScratchFile {
  readonly path: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** The content of the file, from the beginning at every call. */
  read(): AsyncIterable<Uint8Array>;
  dispose(): Promise<void>;
}

export interface InspectedUpload<
  Kind extends PictureContentType = ImageContentType,
> extends Inspection<Kind> {
  /** The 320 px WebP. Making it proves that the picture can be decoded. */
  readonly thumbnail: ScratchFile;
  /**
   * What strangers get: the same pixels without metadata and trailing bytes, or the sanitised document of an
   * SVG. Null when the file needs no such copy.
   */
  readonly shared: ScratchFile | null;
  /**
   * True for an SVG that contained scripts, links or the like: the file must not be kept, `shared` replaces
   * it.
   */
  readonly isCleaned: boolean;
}

/**
 * Decodes and makes pictures in separate processes with limited concurrency, memory and time. It takes paths
 * and returns scratch files. Errors: INVALID_FILE_FORMAT (not decodable, broken, hostile), IMAGE_TOO_LARGE
 * (pixels, frames or side over the limits of `rules`), OVERLOADED (queue full).
 */
export interface Imaging {
  /**
   * The type that the first bytes of a file (at least 4,100, or all of them) show; null when it is not
   * accepted.
   */
  sniff(head: Uint8Array): Promise<ImageContentType | null>;
  sniff(head: Uint8Array, options: SvgOption): Promise<PictureContentType | null>;
  /**
   * Decodes a new upload completely, and animations up to their last decodable frame. An SVG that could run
   * or load anything is sanitised. One that cannot be sanitised, or that expands too far, is refused with
   * INVALID_FILE_FORMAT or IMAGE_TOO_LARGE.
   */
  inspect<Kind extends PictureContentType>(
    path: string,
    contentType: Kind,
    options?: SvgOption,
  ): Promise<InspectedUpload<Kind>>;
  /**
   * Makes a derivative from the original of a version or, for small ones, from its master: upright, in sRGB,
   * without metadata. Nothing is enlarged, except by transforms that `cover` or `contain`, which have exactly
   * the requested size; the empty part of `contain` is transparent, or white in a JPEG. An animation becomes
   * an animated WebP, or its first frame in transforms to other formats. An SVG, best taken sanitised, is
   * drawn at the size of the derivative, whatever its own size.
   */
  derive(path: string, spec: RenditionSpec, options?: SvgOption): Promise<ScratchFile>;
  /**
   * The original at the left and the edited picture at the right, labelled, in a JPEG of 1200 × 630 for
   * previews of a comparison. Of two wide pictures it shows one half each, of others the whole, cropped to
   * fill and enlarged where small; of an animation the first frame. Give it derivatives: an SVG is refused,
   * and large originals take long.
   */
  pair(originalPath: string, editedPath: string): Promise<ScratchFile>;
  /**
   * One to four pictures in one JPEG of 1200 × 630, the first one largest, for previews of a shared project.
   * Each is cropped to fill its part. Give it derivatives, as for `pair`.
   */
  contactSheet(paths: readonly string[]): Promise<ScratchFile>;
  /**
   * True when `format` can hold a picture of `contentType` with `frames` frames (AVIF holds only still
   * pictures).
   */
  supports(format: DerivativeFormat, frames: number): boolean;
}
