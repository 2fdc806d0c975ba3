import type {
  ImageContentType,
  PictureContentType,
  TransformFit,
  TransformFormat,
  TransformQuality,
} from '@safelight/rules';

/** Limits of a picture, which the parent takes from `rules`. */
export interface PictureLimits {
  /** Width × height × frames. */
  readonly maxPixels: number;
  readonly maxFrames: number;
  readonly maxSide: number;
  /** A sharp pipeline gives up by itself after this many seconds. */
  readonly maxSeconds: number;
}

/** The rectangle that a picture fills, or the largest it may fill. */
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
  /** True for a master, from which other sizes are made: better quality, and a JPEG if the picture is opaque. */
  readonly isMaster: boolean;
  /** Null for thumbnails and masters, which fit inside their box and are never enlarged. */
  readonly transform: TransformStyle | null;
  /** The file may be an SVG. */
  readonly allowSvg: boolean;
  readonly limits: PictureLimits;
}

/** Makes a picture that a model accepts. */
export interface ReduceRequest {
  readonly kind: 'reduce';
  readonly path: string;
  readonly outputPath: string;
  readonly maxSide: number;
  readonly maxBytes: number;
  readonly limits: PictureLimits;
}

/** Makes a picture of exactly `size`. */
export interface ResizeRequest {
  readonly kind: 'resize';
  readonly path: string;
  readonly outputPath: string;
  readonly size: Box;
  readonly limits: PictureLimits;
}

/** Lays a picture in the middle of a canvas of `size`. */
export interface ExtendRequest {
  readonly kind: 'extend';
  readonly path: string;
  readonly outputPath: string;
  readonly size: Box;
  readonly border: 'mirrored' | 'black';
  readonly limits: PictureLimits;
}

/** Makes a mask, as clients send it, grey and exactly of `size`. */
export interface MaskRequest {
  readonly kind: 'mask';
  readonly path: string;
  readonly outputPath: string;
  readonly size: Box;
  readonly limits: PictureLimits;
}

/** Exchanges white and black of a grey mask. */
export interface InvertRequest {
  readonly kind: 'invert';
  readonly path: string;
  readonly outputPath: string;
  readonly limits: PictureLimits;
}

/** Puts the picture at `editedPath` into the one at `path` where the mask is white. */
export interface CompositeRequest {
  readonly kind: 'composite';
  readonly path: string;
  readonly editedPath: string;
  /** A grey PNG of the size of the upright picture. */
  readonly maskPath: string;
  /** The width of the soft edge inside the mask, in pixels. */
  readonly featherPx: number;
  readonly outputPath: string;
  readonly limits: PictureLimits;
}

export type EditRequest =
  ReduceRequest | ResizeRequest | ExtendRequest | MaskRequest | InvertRequest | CompositeRequest;

/** Makes one picture of two, for previews of their comparison. */
export interface PairRequest {
  readonly kind: 'pair';
  /** The original. */
  readonly path: string;
  readonly editedPath: string;
  readonly outputPath: string;
  /** The size of each of the two. */
  readonly box: Box;
  readonly limits: PictureLimits;
}

/** Makes one picture of one to four, for previews of a shared project. */
export interface SheetRequest {
  readonly kind: 'sheet';
  /** The first picture. */
  readonly path: string;
  readonly otherPaths: readonly string[];
  readonly outputPath: string;
  readonly box: Box;
  readonly limits: PictureLimits;
}

export type WorkRequest = InspectRequest | DeriveRequest | PairRequest | SheetRequest | EditRequest;

/** A file the worker wrote at a path the parent gave it. */
export interface WrittenFile {
  readonly contentType: string;
  readonly sizeBytes: number;
}

export interface InspectResult {
  readonly kind: 'inspect';
  /** Pixels as displayed. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly thumbhash: string;
  readonly thumbnail: WrittenFile;
  /** Null when stripping changed nothing. */
  readonly shared: WrittenFile | null;
  /** True when the file contained something that must not be kept. */
  readonly isCleaned: boolean;
}

export interface DeriveResult {
  readonly kind: 'derive';
  readonly file: WrittenFile;
}

/** A picture that was written for an edit, upright. */
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
 * Why a request failed: the file is not a picture, or too large; the mask does not fit this picture; the
 * format cannot hold what was requested; the disk is full; or something that is not the fault of the picture.
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

/** A message of a worker: that it is ready, an answer, or that it uses too much memory. */
export type WorkerMessage = { readonly kind: 'ready' } | { readonly kind: 'over-memory' } | WorkReply;
