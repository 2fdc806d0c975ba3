import type {
  ImageContentType,
  PictureContentType,
  TransformFit,
  TransformFormat,
  TransformQuality,
} from '@safelight/rules';

/** The limits of a picture. The parent process takes them from `rules`. */
export interface PictureLimits {
  /** The maximum of width × height × frames. */
  readonly maxPixels: number;
  readonly maxFrames: number;
  readonly maxSide: number;
  /** The time in seconds after which a sharp pipeline stops by itself. */
  readonly maxSeconds: number;
}

/** The rectangle that a picture must fill or fit into. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface InspectRequest {
  readonly kind: 'inspect';
  readonly path: string;
  readonly contentType: PictureContentType;
  readonly thumbnailPath: string;
  readonly thumbnailBox: Box;
  readonly sharedPath: string;
  readonly limits: PictureLimits;
}

/** The options of a transform besides its size and format. */
export interface TransformStyle {
  readonly fit: TransformFit;
  readonly quality: TransformQuality;
}

export interface DeriveRequest {
  readonly kind: 'derive';
  readonly path: string;
  readonly outputPath: string;
  readonly format: TransformFormat;
  readonly box: Box;
  /**
   * True for a master, from which other sizes are made. A master has a better quality and is a JPEG if the
   * picture is opaque.
   */
  readonly isMaster: boolean;
  /** Null for thumbnails and masters. They fit into their box and are never enlarged. */
  readonly transform: TransformStyle | null;
  /** True if the file may be an SVG. */
  readonly allowSvg: boolean;
  readonly limits: PictureLimits;
}

/** Requests a reduced picture that a model accepts. */
export interface ReduceRequest {
  readonly kind: 'reduce';
  readonly path: string;
  readonly outputPath: string;
  readonly maxSide: number;
  readonly maxBytes: number;
  readonly limits: PictureLimits;
}

/** Requests a picture of exactly `size`. */
export interface ResizeRequest {
  readonly kind: 'resize';
  readonly path: string;
  readonly outputPath: string;
  readonly size: Box;
  readonly limits: PictureLimits;
}

/** Requests the picture in the middle of a canvas of `size`. */
export interface ExtendRequest {
  readonly kind: 'extend';
  readonly path: string;
  readonly outputPath: string;
  readonly size: Box;
  readonly border: 'mirrored' | 'black';
  readonly limits: PictureLimits;
}

/** Requests a client's mask as a grey picture of exactly `size`. */
export interface MaskRequest {
  readonly kind: 'mask';
  readonly path: string;
  readonly outputPath: string;
  readonly size: Box;
  readonly limits: PictureLimits;
}

/** Requests the mask with white and black exchanged, in grey. */
export interface InvertRequest {
  readonly kind: 'invert';
  readonly path: string;
  readonly outputPath: string;
  readonly limits: PictureLimits;
}

/** Requests an edited picture inside the white parts of the mask, and the picture at `path` outside. */
export interface CompositeRequest {
  readonly kind: 'composite';
  readonly path: string;
  readonly editedPath: string;
  /** A grey PNG with the size of the upright picture. */
  readonly maskPath: string;
  /** The width of the soft edge inside the mask, in pixels. */
  readonly featherPx: number;
  readonly outputPath: string;
  readonly limits: PictureLimits;
}

export type EditRequest =
  ReduceRequest | ResizeRequest | ExtendRequest | MaskRequest | InvertRequest | CompositeRequest;

/** Requests one picture of both sides of a comparison, for previews. */
export interface PairRequest {
  readonly kind: 'pair';
  /** The path of the original. */
  readonly path: string;
  readonly editedPath: string;
  readonly outputPath: string;
  /** The size of each half. */
  readonly box: Box;
  readonly limits: PictureLimits;
}

/** Requests one picture of one to four pictures, for previews of a shared project. */
export interface SheetRequest {
  readonly kind: 'sheet';
  /** The path of the first picture. */
  readonly path: string;
  readonly otherPaths: readonly string[];
  readonly outputPath: string;
  readonly box: Box;
  readonly limits: PictureLimits;
}

export type WorkRequest = InspectRequest | DeriveRequest | PairRequest | SheetRequest | EditRequest;

/** A file that the worker wrote. The parent chose its path. */
export interface WrittenFile {
  readonly contentType: string;
  readonly sizeBytes: number;
}

export interface InspectResult {
  readonly kind: 'inspect';
  /** The width in pixels as displayed. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly thumbhash: string;
  readonly thumbnail: WrittenFile;
  /** Null when stripping changed nothing. Then other people get the original. */
  readonly shared: WrittenFile | null;
  /** True when the file contained something that must not be stored. */
  readonly isCleaned: boolean;
}

export interface DeriveResult {
  readonly kind: 'derive';
  readonly file: WrittenFile;
}

/** An upright picture that was written for an edit. */
export interface WrittenPicture extends Box {
  readonly contentType: ImageContentType;
  readonly sizeBytes: number;
}

export interface EditResult {
  readonly kind: EditRequest['kind'];
  readonly picture: WrittenPicture;
}

export interface PairResult {
  readonly kind: 'pair';
  readonly file: WrittenFile;
}

export interface SheetResult {
  readonly kind: 'sheet';
  readonly file: WrittenFile;
}

export type WorkResult = InspectResult | DeriveResult | PairResult | SheetResult | EditResult;

/**
 * The reason why a request failed: the file is not a picture or too large; the mask does not fit the picture;
 * the format cannot represent the result; the disk is full; or the server is at fault.
 */
export type WorkFailure =
  'INVALID_FILE_FORMAT' | 'IMAGE_TOO_LARGE' | 'INVALID_MASK' | 'UNSUPPORTED' | 'DISK_FULL' | 'FAILED';

export type WorkReply =
  | { readonly kind: 'result'; readonly result: WorkResult; readonly rssBytes: number }
  | {
      readonly kind: 'failure';
      readonly failure: WorkFailure;
      readonly reason: string;
      readonly rssBytes: number;
    };

/** A message from a worker: it is ready, it answers a request, or it uses too much memory. */
export type WorkerMessage = { readonly kind: 'ready' } | { readonly kind: 'over-memory' } | WorkReply;
