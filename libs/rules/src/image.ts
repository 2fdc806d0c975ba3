import { PLAN_LIMITS, type PlanId } from './plan.ts';
import { TEXTS } from './texts.ts';

/** The types of raster pictures, which every upload accepts. */
export const IMAGE_CONTENT_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
export type ImageContentType = (typeof IMAGE_CONTENT_TYPES)[number];

/** The type of SVGs, which only the upload screen and the upload dialog accept (decisions, "SVG"). */
export const SVG_CONTENT_TYPE = 'image/svg+xml';

/** The types of all pictures that are stored and delivered. */
export const PICTURE_CONTENT_TYPES = [...IMAGE_CONTENT_TYPES, SVG_CONTENT_TYPE] as const;
export type PictureContentType = (typeof PICTURE_CONTENT_TYPES)[number];

const EXTENSIONS: Readonly<Record<PictureContentType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/** Returns the usual file extension of a content type, without a dot. */
export const extensionOf = (contentType: PictureContentType): string => EXTENSIONS[contentType];

/** True for raster pictures, the only ones that AI edits and comparisons accept. */
export const isRasterType = (contentType: PictureContentType): contentType is ImageContentType =>
  contentType !== SVG_CONTENT_TYPE;

/** True for the version with which an image began. It stays as long as the image. */
export const isOriginal = ({ number }: { readonly number: number }): boolean => number === 1;

export const PRIVACIES = ['public', 'private'] as const;
export type Privacy = (typeof PRIVACIES)[number];

/**
 * The sizes that URL transforms allow. Other sizes are refused, so that nobody can fill the disk with
 * variants.
 */
export const TRANSFORM_SIZES = [64, 128, 256, 320, 480, 640, 960, 1280, 1600, 2048] as const;
/**
 * How many new transforms may be made in an hour for requests of one network address, and for the images of
 * one owner.
 */
export const NEW_TRANSFORMS_PER_HOUR = { place: 60, owner: 600 } as const;
export const TRANSFORM_FITS = ['inside', 'cover', 'contain'] as const;
export const TRANSFORM_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
export const TRANSFORM_QUALITIES = [60, 80, 90] as const;
export type TransformSize = (typeof TRANSFORM_SIZES)[number];
export type TransformFit = (typeof TRANSFORM_FITS)[number];
export type TransformFormat = (typeof TRANSFORM_FORMATS)[number];
export type TransformQuality = (typeof TRANSFORM_QUALITIES)[number];

/** The number of days for which an image stays in the trash before it is purged. */
export const DAYS_IN_TRASH = 30;
/** The maximum number of images in one bulk action or one ZIP archive. */
export const BULK_MAX_IMAGES = 500;
/** The time within which further views of a page by the same visitor are not counted. */
export const VIEW_REPEAT_MS = 30 * 60 * 1000;
/** The maximum number of tags of an image or a project, and of a filter by tags. */
export const TAGS_MAX = 50;
/** The maximum length of a tag, in characters. */
export const TAG_MAX_LENGTH = 50;
/** The maximum length of the title and of the description of a comparison, in characters. */
export const COMPARISON_TITLE_MAX_LENGTH = 200;
export const COMPARISON_DESCRIPTION_MAX_LENGTH = 2_000;

/** The widths of thumbnails in pixels. */
export const THUMBNAIL_WIDTHS = [320, 640, 1280, 2048] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

/** The maximum number of pixels of a picture: width × height × frames. */
export const MAX_IMAGE_PIXELS = 100_000_000;
/** The maximum number of frames of an animation. */
export const MAX_IMAGE_FRAMES = 1_000;
/** The maximum side of a picture in pixels, which is the limit of WebP and of our encoders. */
export const MAX_IMAGE_SIDE = 16_384;

export const FILENAME_MAX_LENGTH = 255;
export const TITLE_MAX_LENGTH = 200;
/** The maximum length of an image's description, in characters. */
export const IMAGE_DESCRIPTION_MAX_LENGTH = 2_000;
/** The minimum and maximum time until an image expires: a minute and a year. */
export const EXPIRY_SECONDS = { min: 60, max: 365 * 24 * 60 * 60 } as const;
export const PROMPT_MAX_LENGTH = 2_000;

/** The bounds and the step of the zoom in the single image view (spec: images §9). */
export const VIEWER_ZOOM = { min: 0.5, max: 3, step: 0.25 } as const;

const megabytes = (bytes: number): number => Math.floor(bytes / (1024 * 1024));

/**
 * Returns the error for a file above the upload limit of the plan: "File size must be less than 10MB."
 * (decisions, "Upload size").
 */
export const fileTooLargeText = (limitBytes: number): string => TEXTS.images.tooLarge(megabytes(limitBytes));

/** Returns the error for a file that is empty or above the upload limit of the plan, otherwise null. */
export const sizeProblem = (sizeBytes: number, plan: PlanId): string | null => {
  if (sizeBytes === 0) return TEXTS.images.fileEmpty;
  const { uploadBytes } = PLAN_LIMITS[plan];
  return sizeBytes > uploadBytes ? fileTooLargeText(uploadBytes) : null;
};

/**
 * Returns the error to show for a file that a person chose, or null if it may be uploaded. The server checks
 * the file's content again.
 */
export const uploadProblem = (
  file: { readonly type: string; readonly size: number },
  plan: PlanId,
): string | null => {
  const accepted: readonly string[] = [...IMAGE_CONTENT_TYPES, 'image/jpg'];
  return accepted.includes(file.type) ? sizeProblem(file.size, plan) : TEXTS.images.invalidFormat;
};

/** True for a Photoshop document. Checks name and type, because many systems do not know the type. */
export const isPhotoshopFile = ({ name, type }: { readonly name: string; readonly type: string }): boolean =>
  /\.psd$/i.test(name) || type === 'image/vnd.adobe.photoshop';

/** The maximum size of the JSON of an editor document, in bytes of UTF-8. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
