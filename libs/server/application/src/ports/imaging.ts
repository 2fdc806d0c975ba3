import type { DerivativeFormat, DerivativeSpec } from '@safelight/domain';
import type { ImageContentType } from '@safelight/rules';

/** What decoding told about a picture. */
export interface Inspection {
  readonly contentType: ImageContentType;
  /** Pixels as displayed, after EXIF orientation. */
  readonly width: number;
  readonly height: number;
  /** 1 for a still picture. */
  readonly frames: number;
}

/** A file made by imaging or AI, outside the store; `dispose` removes it. */
export interface ScratchFile {
  readonly path: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  dispose(): Promise<void>;
}

export interface InspectedUpload extends Inspection {
  /** The 320 px WebP, which is how the picture was proved to decode. */
  readonly thumbnail: ScratchFile;
  /** The same pixels without metadata and trailing bytes, or null when the file has none. */
  readonly shared: ScratchFile | null;
}

/**
 * Decoding and making pictures, in processes apart from this one, with bounded concurrency, memory and
 * time. Paths in, scratch files out. Errors: INVALID_FILE_FORMAT (not decodable, broken, hostile),
 * IMAGE_TOO_LARGE (pixels, frames or side over the limits of rules), OVERLOADED (queue full).
 */
export interface Imaging {
  /** What the first bytes of a file (at least 4,100, or all of them) say it is; null when not accepted. */
  sniff(head: Uint8Array): Promise<ImageContentType | null>;
  /** Decodes a new upload entirely; animations in full as far as their frames decode. */
  inspect(path: string, contentType: ImageContentType): Promise<InspectedUpload>;
  /**
   * Makes a derivative from a version's original or, for widths up to 1280, from its master. Upright,
   * sRGB, no metadata, never enlarged. Animated input gives animated WebP.
   */
  derive(path: string, spec: DerivativeSpec): Promise<ScratchFile>;
  /** True when `format` can hold what `contentType` with `frames` frames shows (AVIF holds stills only). */
  supports(format: DerivativeFormat, frames: number): boolean;
}
