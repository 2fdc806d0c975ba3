import { readFile } from 'node:fs/promises';
import type { ImageContentType } from '@safelight/rules';
import sharp, { type Sharp } from 'sharp';
import type { Mask } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { jpegQuality } from './jpeg-quality.ts';

/** The same bound as uploads have (rules: MAX_IMAGE_PIXELS). */
const MAX_PIXELS = 100_000_000;
/** Visually lossless without making edits larger than their originals. */
const QUALITY = 92;

/** The picture cannot be decoded; the cause says why. */
export class UndecodableError extends Error {
  override readonly name = 'UndecodableError';
}

/** Leaves only the decoders of the four accepted formats and that of what we code ourselves, and `threads` threads without a cache. */
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

/** A decoded file. `frames` over 1 means an animation of which this is the first frame. */
export interface DecodedPicture {
  readonly picture: Picture;
  readonly frames: number;
  /** 1–100; null for other formats. */
  readonly jpegQuality: number | null;
}

/**
 * Upright 8-bit sRGB pixels of the file's first frame, at its full size or within `maxSide`; UndecodableError
 * when broken.
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

/** A grey picture of this size as a mask; UndecodableError when it is broken or of another size. */
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
      throw new Error(`a mask of ${info.width} × ${info.height} for a picture of ${width} × ${height}`);
    }
    return { width, height, values: data };
  } catch (cause) {
    throw new UndecodableError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

/** Writes a mask as a grey PNG; answers its size in bytes. */
export const writeMask = async ({ width, height, values }: Mask, path: string): Promise<number> => {
  const grey = sharp(values, { raw: { width, height, channels: 1 }, limitInputPixels: MAX_PIXELS });
  const { size } = await grey.toColourspace('b-w').png({ compressionLevel: 3 }).toFile(path);
  return size;
};

/** WebP stays WebP, anything else with transparency and GIF become PNG. */
const outputTypeFor = (source: ImageContentType, picture: Picture): ImageContentType => {
  if (source === 'image/webp') return source;
  return source === 'image/jpeg' && picture.channels === 3 ? source : 'image/png';
};

/** What is fully transparent must not carry the colors that were there. */
const eraseHiddenColors = ({ data, channels }: Picture): void => {
  if (channels === 3) return;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) data.fill(0, at, at + 3);
  }
};

const encoderFor = (raw: Sharp, type: ImageContentType): Sharp => {
  if (type === 'image/jpeg') return raw.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' });
  if (type === 'image/webp') return raw.webp({ quality: QUALITY, alphaQuality: 100, effort: 2 });
  return raw.png({ compressionLevel: 3 });
};

/** Writes `picture` without metadata, in this format where that can hold it; exactly in it when it was asked for. */
export const writePicture = async (
  picture: Picture,
  source: ImageContentType,
  path: string,
  isAskedFor = false,
): Promise<{ readonly contentType: ImageContentType; readonly sizeBytes: number }> => {
  const { width, height, channels, data } = picture;
  eraseHiddenColors(picture);
  const contentType = isAskedFor ? source : outputTypeFor(source, picture);
  const raw = sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS });
  const { size } = await encoderFor(raw, contentType).toFile(path);
  return { contentType, sizeBytes: size };
};
