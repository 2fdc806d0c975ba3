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

/** The fields that every request for one file has. */
interface FileRequest {
  readonly path: string;
  readonly outputPath: string;
  readonly limits: PictureLimits;
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

export interface DeriveRequest extends FileRequest {
  readonly kind: 'derive';
  readonly format: TransformFormat;
  readonly box: Box;
  /**
   * True for a master, from which other sizes are made. A master has a better quality and is a JPEG if the
   * picture is opaque.
   */
  readonly isMaster: boolean;
  /**
   * The style of a transform; null for the others, which fit into their box and are never enlarged.
   */
  readonly transform: TransformStyle | null;
  /** True if the file may be an SVG. */
  readonly allowSvg: boolean;
}

/** Requests a reduced picture that a model accepts. */
export interface ReduceRequest extends FileRequest {
  readonly kind: 'reduce';
  readonly maxSide: number;
  readonly maxBytes: number;
}

/** Requests a picture of exactly `size`. */
export interface ResizeRequest extends FileRequest {
  readonly kind: 'resize';
  readonly size: Box;
}

/** Requests the picture in the middle of a canvas of `size`. */
export interface ExtendRequest extends FileRequest {
  readonly kind: 'extend';
  readonly size: Box;
  readonly border: 'mirrored' | 'black';
}

/** Requests a client's mask as a grey picture of exactly `size`. */
export interface MaskRequest extends FileRequest {
  readonly kind: 'mask';
  readonly size: Box;
}

/** Requests the mask with white and black exchanged, in grey. */
export interface InvertRequest extends FileRequest {
  readonly kind: 'invert';
}

/** Requests an edited picture inside the white parts of the mask, and the picture at `path` outside. */
export interface CompositeRequest extends FileRequest {
  readonly kind: 'composite';
  readonly editedPath: string;
  /** A grey PNG with the size of the upright picture. */
  readonly maskPath: string;
  /** The width of the soft edge inside the mask, in pixels. */
  readonly featherPx: number;
}

export type EditRequest =
  ReduceRequest | ResizeRequest | ExtendRequest | MaskRequest | InvertRequest | CompositeRequest;

/** Requests one picture of both sides of a comparison, for previews. */
export interface PairRequest extends FileRequest {
  readonly kind: 'pair';
  /** The path of the edited picture. `path` is the original. */
  readonly editedPath: string;
  /** The size of each half. */
  readonly box: Box;
}

/** Requests one picture of one to four pictures, for previews of a shared project. */
export interface SheetRequest extends FileRequest {
  readonly kind: 'sheet';
  /** The paths of the pictures after the one at `path`. */
  readonly otherPaths: readonly string[];
  readonly box: Box;
}

export type DrawingRequest = DeriveRequest | PairRequest | SheetRequest;

export type WorkRequest = InspectRequest | DrawingRequest | EditRequest;

/** A request without the output path and the limits, which the parent adds to every request. */
export type FieldsOf<Request extends FileRequest> = Request extends FileRequest
  ? Omit<Request, 'outputPath' | 'limits'>
  : never;

/** A file that the worker wrote. The parent chose its path. */
export interface WrittenFile {
  readonly contentType: string;
  readonly sizeBytes: number;
}

export interface InspectResult {
  /** The width in pixels as displayed. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly thumbhash: string;
  readonly thumbnail: WrittenFile;
  /** The shared rendition; null when stripping changed nothing, and other people get the original. */
  readonly shared: WrittenFile | null;
  /** True when the file contained something that must not be stored. */
  readonly isCleaned: boolean;
}

/** An upright picture that was written for an edit. */
export interface WrittenPicture extends WrittenFile, Box {
  readonly contentType: ImageContentType;
}

/** The worker's result for this kind of request. */
export type ResultFor<Kind extends WorkRequest['kind']> = Kind extends 'inspect'
  ? InspectResult
  : Kind extends EditRequest['kind']
    ? WrittenPicture
    : WrittenFile;

export type WorkResult = ResultFor<WorkRequest['kind']>;

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
