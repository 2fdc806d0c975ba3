import type { ImageContentType } from '@safelight/rules';
import sharp, { type Sharp } from 'sharp';
import { asOrientation, type Orientation } from '../metadata/exif-icc.ts';
import { type Outline, readOutline } from '../metadata/outline.ts';
import type { PictureLimits, WorkFailure } from '../protocol.ts';

/** The refusal of a picture, with the reason for the log. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly failure: WorkFailure;

  constructor(failure: WorkFailure, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.failure = failure;
  }
}

const codeOf = (error: Error): unknown => (error as NodeJS.ErrnoException).code;

/** Converts an error of the file system or of our own code. `decoding` converts errors of the decoder. */
export const failureOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return new Refusal('FAILED', String(error));
  const isFull = codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';
  return new Refusal(isFull ? 'DISK_FULL' : 'FAILED', error.message, { cause: error });
};

/**
 * The messages of libvips for a picture over `limitInputPixels`, and of sharp for a picture that took too
 * long.
 */
const TOO_LARGE = /exceeds pixel limit|timeout|too large/i;

/** Runs a sharp pipeline. Every error in the pipeline becomes a refusal of the picture. */
export const decoding = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(TOO_LARGE.test(reason) ? 'IMAGE_TOO_LARGE' : 'INVALID_FILE_FORMAT', reason, {
      cause: error,
    });
  }
};

const LOADERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'];

/**
 * Configures sharp with four loaders, one thread for each picture and no cache. It must run once, before the
 * first picture.
 */
export const hardenSharp = (): void => {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.concurrency(1);
  sharp.cache(false);
};

/** Sets the number of threads for every further picture. */
export const useThreads = (threads: number): void => {
  sharp.concurrency(threads);
};

/** Opens a pipeline over `bytes` that stops at errors, at the limits, and after `maxSeconds`. */
export const openPicture = (
  bytes: Buffer,
  { limits, animated, ignoreIcc = false }: { limits: PictureLimits; animated: boolean; ignoreIcc?: boolean },
): Sharp =>
  sharp(bytes, {
    failOn: 'error',
    limitInputPixels: limits.maxPixels,
    sequentialRead: true,
    animated,
    ignoreIcc,
  }).timeout({ seconds: limits.maxSeconds });

/** A file within the limits whose header can be decoded. */
export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: ImageContentType;
  /** The rotation to apply to the pixels. Always 1 for an animation, whose frames cannot be rotated. */
  readonly orientation: Orientation;
  /** The width in pixels after the orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly isOpaque: boolean;
}

/** The maximum number of scans in a photo. Encoders write about ten. */
const MAX_SCANS = 100;

/** Refuses a file whose headers exceed the limits. */
export const checkLimits = (outline: Omit<Outline, 'contentType'>, limits: PictureLimits): void => {
  const { width, height, frames, scans, bloat } = outline;
  const isTooLarge =
    Math.max(width, height) > limits.maxSide ||
    frames > limits.maxFrames ||
    width * height * frames > limits.maxPixels;
  if (isTooLarge) throw new Refusal('IMAGE_TOO_LARGE', `${width}×${height}, ${frames} frames`);
  if (bloat !== null) throw new Refusal('INVALID_FILE_FORMAT', bloat);
  if (scans > MAX_SCANS) throw new Refusal('INVALID_FILE_FORMAT', `${scans} scans`);
};

/** Reads a file as a picture without decoding its pixels. Refuses it by its headers alone if possible. */
export const pictureOf = async (bytes: Buffer, limits: PictureLimits): Promise<Picture> => {
  const outline = readOutline(bytes);
  if (!outline) throw new Refusal('INVALID_FILE_FORMAT', 'no header of a kind we take');
  checkLimits(outline, limits);
  const metadata = await decoding(() => openPicture(bytes, { limits, animated: true }).metadata());
  const frames = metadata.pages ?? 1;
  const orientation = frames > 1 ? 1 : asOrientation(metadata.orientation);
  const isTurned = orientation >= 5;
  const height = metadata.pageHeight ?? metadata.height;
  return {
    bytes,
    contentType: outline.contentType,
    orientation,
    width: isTurned ? height : metadata.width,
    height: isTurned ? metadata.width : height,
    frames,
    isOpaque: !metadata.hasAlpha,
  };
};
