import { readFile } from 'node:fs/promises';
import type { ImageContentType } from '@safelight/rules';
import sharp, { type Sharp } from 'sharp';
import type { Mask } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { jpegQuality } from './jpeg-quality.ts';

/** The same limit as for uploads (rules: MAX_IMAGE_PIXELS). */
const MAX_PIXELS = 100_000_000;
/** At this quality no loss is visible, and edits are not larger than their originals. */
export const QUALITY = 92;

/** Thrown when the picture cannot be decoded. The cause says why. */
export class UndecodableError extends Error {
  override readonly name = 'UndecodableError';
}

/**
 * Enables only the decoders of the four accepted formats and of the formats that we write, with `threads`
 * threads and no cache.
 */
export const restrictCodecs = (threads: number): void => {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadWebpFile',
      'VipsForeignLoadNsgifFile',
    ],
  });
  sharp.cache(false);
  sharp.concurrency(threads);
};

/** A decoded file. If `frames` is more than one, the file is an animation and this is its first frame. */
export interface DecodedPicture {
  readonly picture: Picture;
  readonly frames: number;
  /** The quality (1–100) of a JPEG. Null for other formats. */
  readonly jpegQuality: number | null;
}

/**
 * Decodes the file's first frame to upright 8-bit sRGB pixels, at full size or within `maxSide`. Throws
 * UndecodableError for a broken file.
 */
export const readPicture = async (path: string, maxSide?: number): Promise<DecodedPicture> => {
  try {
    const source = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { pages, format } = await source.metadata();
    const upright = source.autoOrient();
    const { data, info } = await (
      maxSide === undefined
        ? upright
        : upright.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    )
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
    const { width, height, channels } = info;
    if (channels !== 3 && channels !== 4) throw new Error(`${channels} channels`);
    return {
      picture: { width, height, channels, data: pixels },
      frames: pages ?? 1,
      jpegQuality: format === 'jpeg' ? jpegQuality(await readFile(path)) : null,
    };
  } catch (cause) {
    throw new UndecodableError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

/**
 * Decodes a grey picture of this size as a mask. Throws UndecodableError when the file is broken or has
 * another size.
 */
export const readMask = async (
  path: string,
  { width, height }: Pick<Picture, 'width' | 'height'>,
): Promise<Mask> => {
  try {
    const source = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { data, info } = await source
      .toColourspace('b-w')
      .extractChannel(0)
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.width !== width || info.height !== height) {
      throw new Error(`a mask of ${info.width} × ${info.height} for an image of ${width} × ${height}`);
    }
    return { width, height, values: data };
  } catch (cause) {
    throw new UndecodableError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

/** Writes a mask as a grey PNG; returns the size of the file in bytes. */
export const writeMask = async ({ width, height, values }: Mask, path: string): Promise<number> => {
  const grey = sharp(values, { raw: { width, height, channels: 1 }, limitInputPixels: MAX_PIXELS });
  const { size } = await grey.toColourspace('b-w').png({ compressionLevel: 3 }).toFile(path);
  return size;
};

/** The format of the result. WebP stays WebP, an opaque JPEG stays JPEG, anything else becomes PNG. */
export const outputTypeFor = (source: ImageContentType, picture: Picture): ImageContentType => {
  if (source === 'image/webp') return source;
  return source === 'image/jpeg' && picture.channels === 3 ? source : 'image/png';
};

/** Sets the colors of fully transparent pixels to 0, so that the file does not contain what they showed. */
export const eraseHiddenColors = ({ data, channels }: Picture): void => {
  if (channels === 3) return;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) data.fill(0, at, at + 3);
  }
};

/** The pipeline that encodes raw pixels in this format as results usually are. */
const encoderFor = (raw: Sharp, type: ImageContentType, quality: number): Sharp => {
  if (type === 'image/jpeg') return raw.jpeg({ quality, chromaSubsampling: '4:4:4' });
  if (type === 'image/webp') return raw.webp({ quality, alphaQuality: 100, effort: 2 });
  return raw.png({ compressionLevel: 3 });
};

/**
 * Writes `picture` without metadata. Uses this format if it supports the picture's transparency, or the
 * format that the prompt requested.
 */
export const writePicture = async (
  picture: Picture,
  source: ImageContentType,
  path: string,
  isAskedFor = false,
  quality = QUALITY,
): Promise<{ readonly contentType: ImageContentType; readonly sizeBytes: number }> => {
  const { width, height, channels, data } = picture;
  eraseHiddenColors(picture);
  const contentType = isAskedFor ? source : outputTypeFor(source, picture);
  const raw = sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS });
  const { size } = await encoderFor(raw, contentType, quality).toFile(path);
  return { contentType, sizeBytes: size };
};
