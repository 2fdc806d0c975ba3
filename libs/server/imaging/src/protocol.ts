import type {
  ImageContentType,
  PictureContentType,
  TransformFit,
  TransformFormat,
  TransformQuality,
} from '@safelight/rules';

/** Bounds a picture must keep; the parent fills them from rules. */
export interface PictureLimits {
  /** Width × height × frames. */
  readonly maxPixels: number;
  readonly maxFrames: number;
  readonly maxSide: number;
  /** After this many seconds of one sharp pipeline it gives up by itself. */
  readonly maxSeconds: number;
}

/** The rectangle a made picture fills, or the largest it may fill. */
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

/** What a transform asks for beside its size and format. */
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
  /** A master is what other sizes are made from: better quality, and JPEG where that holds all it shows. */
  readonly isMaster: boolean;
  /** Null for thumbnails and masters, which fit inside their box and are never enlarged. */
  readonly transform: TransformStyle | null;
  /** The file may be an SVG. */
  readonly allowSvg: boolean;
  readonly limits: PictureLimits;
}

/** A picture made to fit a model. */
export interface ReduceRequest {
  readonly kind: 'reduce';
  readonly path: string;
  readonly outputPath: string;
  readonly maxSide: number;
  readonly maxBytes: number;
  readonly limits: PictureLimits;
}

/** A picture made exactly as large as `size`. */
export interface ResizeRequest {
  readonly kind: 'resize';
  readonly path: string;
  readonly outputPath: string;
  readonly size: Box;
  readonly limits: PictureLimits;
}

/** A mask as people send it, made grey and exactly as large as `size`. */
export interface MaskRequest {
  readonly kind: 'mask';
  readonly path: string;
  readonly outputPath: string;
  readonly size: Box;
  readonly limits: PictureLimits;
}

/** A grey mask with white and black exchanged. */
export interface InvertRequest {
  readonly kind: 'invert';
  readonly path: string;
  readonly outputPath: string;
  readonly limits: PictureLimits;
}

/** The picture at `path` with the one at `editedPath` put into it where the mask is white. */
export interface CompositeRequest {
  readonly kind: 'composite';
  readonly path: string;
  readonly editedPath: string;
  /** A grey PNG as large as the picture shown upright. */
  readonly maskPath: string;
  /** How far inside the mask the edited picture is shown wholly, in pixels. */
  readonly featherPx: number;
  readonly outputPath: string;
  readonly limits: PictureLimits;
}

export type EditRequest = ReduceRequest | ResizeRequest | MaskRequest | InvertRequest | CompositeRequest;

/** Two pictures on one, for previews of their comparison. */
export interface PairRequest {
  readonly kind: 'pair';
  /** The original. */
  readonly path: string;
  readonly editedPath: string;
  readonly outputPath: string;
  /** What each covers. */
  readonly box: Box;
  readonly limits: PictureLimits;
}

/** One to four pictures on one, for previews of a shared project. */
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
  /** The file held what must not be kept. */
  readonly isCleaned: boolean;
}

export interface DeriveResult {
  readonly kind: 'derive';
  readonly file: WrittenFile;
}

/** A picture written for an edit, upright. */
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
 * Why a request failed: the picture is no picture, or too large; the mask is none for this picture; the
 * request asks for what its format can't hold; the disk is full; or something that is no fault of the picture.
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

/** What a worker says: that it may be given work, an answer, or that it outgrew its memory. */
export type WorkerMessage = { readonly kind: 'ready' } | { readonly kind: 'over-memory' } | WorkReply;
