import type { DerivativeFormat, RenditionSpec } from '@safelight/domain';
import type { ImageContentType, PictureContentType } from '@safelight/rules';

/**
 * Whether an SVG is taken; without this option it is refused like any other file that is no picture. For
 * `derive`, say it of SVG only, as it shortens the time the work may take.
 */
export interface SvgOption {
  readonly allowSvg: boolean;
}

/** What decoding told about a picture. */
export interface Inspection<Kind extends PictureContentType = ImageContentType> {
  readonly contentType: Kind;
  /** Pixels as displayed, after EXIF orientation. */
  readonly width: number;
  readonly height: number;
  /** 1 for a still picture. */
  readonly frames: number;
  /** ThumbHash in base64, at most 40 characters. */
  readonly thumbhash: string;
}

/** A file made by imaging or AI, outside the store; `dispose` removes it. */
export interface ScratchFile {
  readonly path: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** The bytes, from the beginning at every call. */
  read(): AsyncIterable<Uint8Array>;
  dispose(): Promise<void>;
}

export interface InspectedUpload<
  Kind extends PictureContentType = ImageContentType,
> extends Inspection<Kind> {
  /** The 320 px WebP, which is how the picture was proved to decode. */
  readonly thumbnail: ScratchFile;
  /**
   * What strangers may get: the same pixels without metadata and trailing bytes, of an SVG the sanitised
   * document. Null when the file is that already.
   */
  readonly shared: ScratchFile | null;
  /** True of an SVG that held scripts, links or the like: the file must not be kept, `shared` takes its place. */
  readonly isCleaned: boolean;
}

/**
 * Decoding and making pictures, in processes apart from this one, with bounded concurrency, memory and
 * time. Paths in, scratch files out. Errors: INVALID_FILE_FORMAT (not decodable, broken, hostile),
 * IMAGE_TOO_LARGE (pixels, frames or side over the limits of rules), OVERLOADED (queue full).
 */
export interface Imaging {
  /** What the first bytes of a file (at least 4,100, or all of them) say it is; null when not accepted. */
  sniff(head: Uint8Array): Promise<ImageContentType | null>;
  sniff(head: Uint8Array, options: SvgOption): Promise<PictureContentType | null>;
  /**
   * Decodes a new upload entirely; animations in full as far as their frames decode. An SVG that could run
   * or load anything is cleaned of that; one that cannot be cleaned, or blows up, is refused with INVALID_FILE_FORMAT
   * or IMAGE_TOO_LARGE.
   */
  inspect<Kind extends PictureContentType>(
    path: string,
    contentType: Kind,
    options?: SvgOption,
  ): Promise<InspectedUpload<Kind>>;
  /**
   * Makes a derivative from a version's original or, for what is small enough, from its master. Upright, sRGB,
   * no metadata. Never enlarged, but for transforms that `cover` or `contain` (their size is the one asked
   * for; what `contain` leaves empty is transparent, or white in a JPEG). Animated input gives animated WebP;
   * of transforms to other formats, the first frame. An SVG, best taken sanitised, is drawn at the size of
   * the derivative, whatever its own.
   */
  derive(path: string, spec: RenditionSpec, options?: SvgOption): Promise<ScratchFile>;
  /**
   * The original at the left and the edited picture at the right, labelled, in a JPEG of 1200 × 630: for previews of a
   * comparison. Of wide pictures one half each, of others all of each, cut to fill and enlarged where they are small;
   * of an animation its first frame. Give it derivatives, as an SVG is refused and large originals take their time.
   */
  pair(originalPath: string, editedPath: string): Promise<ScratchFile>;
  /**
   * One to four pictures on one JPEG of 1200 × 630, the first one largest: for previews of a shared project. Each is cut
   * to fill its part. Give it derivatives, as for `pair`.
   */
  contactSheet(paths: readonly string[]): Promise<ScratchFile>;
  /** True when `format` can hold what `contentType` with `frames` frames shows (AVIF holds stills only). */
  supports(format: DerivativeFormat, frames: number): boolean;
}
