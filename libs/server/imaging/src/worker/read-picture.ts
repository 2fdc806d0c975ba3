import type { ImageContentType } from '@safelight/rules';
import { asOrientation, type Orientation } from '../metadata/exif-icc.ts';
import { readOutline, type Outline } from '../metadata/outline.ts';
import type { PictureLimits } from '../protocol.ts';
import { openPicture } from './hardened-sharp.ts';
import { decoding, Refusal } from './refusal.ts';

/** A file within the limits whose header can be decoded. */
export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: ImageContentType;
  /** The rotation to apply to the pixels; always 1 for animations, whose frames cannot be rotated. */
  readonly orientation: Orientation;
  /** The width in pixels after the orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly isOpaque: boolean;
}

/** The maximum number of scans in a photo; encoders write about ten. */
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

/** Reads a file as a picture, and refuses it by its headers alone if possible. No pixels are decoded. */
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
