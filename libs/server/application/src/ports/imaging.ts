import type { DerivativeFormat, RenditionSpec } from '@safelight/domain';
import type { ImageContentType, PictureContentType } from '@safelight/rules';

/**
 * Whether an SVG is accepted. By default it is refused like a file that is not a picture. For `derive`, set
 * this only for an SVG, because it shortens the timeout.
 */
export interface SvgOption {
  readonly allowSvg: boolean;
}

export interface Inspection<Kind extends PictureContentType = ImageContentType> {
  readonly contentType: Kind;
  /** The size in pixels after the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** The number of frames: 1 for a still picture. */
  readonly frames: number;
  /** The ThumbHash of the picture in base64, at most 40 characters. */
  readonly thumbhash: string;
}

/** A file outside of the store that imaging or an AI editor made. `dispose` deletes it. */
export interface ScratchFile {
  readonly path: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Yields the content of the file. Every call starts at the beginning. */
  read(): AsyncIterable<Uint8Array>;
  dispose(): Promise<void>;
}

export interface InspectedUpload<
  Kind extends PictureContentType = ImageContentType,
> extends Inspection<Kind> {
  /** The thumbnail of 320 px as WebP. It also proves that the picture can be decoded. */
  readonly thumbnail: ScratchFile;
  /**
   * The file for everybody but the owner: the same pixels without metadata and trailing bytes, or the
   * sanitised SVG. Null if the original itself can be shared.
   */
  readonly shared: ScratchFile | null;
  /**
   * True for an SVG with scripts, links or similar content. The file must not be stored; `shared` replaces
   * it.
   */
  readonly isCleaned: boolean;
}

/**
 * Decodes and makes pictures in separate processes with limited concurrency, memory and time. Takes paths and
 * returns scratch files. Throws INVALID_FILE_FORMAT if a file cannot be decoded or is hostile, IMAGE_TOO_LARGE
 * if it has more pixels, frames or a longer side than `libs/rules` allows, OVERLOADED if the queue is full.
 */
export interface Imaging {
  /**
   * Detects the type of a file from its first 4,100 bytes or more (all, if there are fewer). Null if the type
   * is not accepted.
   */
  sniff(head: Uint8Array): Promise<ImageContentType | null>;
  sniff(head: Uint8Array, options: SvgOption): Promise<PictureContentType | null>;
  /**
   * Decodes all of a new upload; of a damaged animation it decodes every frame up to the last valid one.
   * Removes from an SVG everything that could run or load something. Throws INVALID_FILE_FORMAT or
   * IMAGE_TOO_LARGE if an SVG cannot be sanitised or expands too far.
   */
  inspect<Kind extends PictureContentType>(
    path: string,
    contentType: Kind,
    options?: SvgOption,
  ): Promise<InspectedUpload<Kind>>;
  /**
   * Makes a derivative from the original of a version, or from its master if the derivative is small:
   * upright, in sRGB, without metadata. Pictures are not enlarged. Only transforms with `cover` or `contain`
   * have exactly the requested size; the border of `contain` is transparent, or white in a JPEG. An animation
   * becomes an animated WebP; in other formats of transforms it becomes its first frame. An SVG, which should
   * be sanitised, is drawn at the size of the derivative.
   */
  derive(path: string, spec: RenditionSpec, options?: SvgOption): Promise<ScratchFile>;
  /**
   * Makes a labelled JPEG of 1200 × 630 for link previews of a comparison, with the original on the left and
   * the edited picture on the right. If the edited picture is wide, each side shows one half of its picture,
   * as a slider does; otherwise each side is filled with its whole picture, cropped at the edges. Small
   * pictures are enlarged, and an animation shows its first frame. Callers should pass derivatives, because
   * SVGs are refused and large originals are slow.
   */
  pair(originalPath: string, editedPath: string): Promise<ScratchFile>;
  /**
   * Makes a JPEG of 1200 × 630 for link previews of a shared project, with one to four pictures. The first
   * one is the largest, and each is cropped to fill its part. Pass derivatives, as for `pair`.
   */
  contactSheet(paths: readonly string[]): Promise<ScratchFile>;
  /** True if `format` can contain a picture with `frames` frames. AVIF can contain only still pictures. */
  supports(format: DerivativeFormat, frames: number): boolean;
}
