import { stat, writeFile } from 'node:fs/promises';
import type { ImageContentType } from '@safelight/rules';
import sharp, { type Sharp } from 'sharp';
import type { CompositeRequest, PictureLimits, WrittenPicture } from '../../protocol.ts';
import { decoding, Refusal } from '../read-picture.ts';
import { bandsFor, feather, type Grey } from './feather.ts';
import { readStill, sizing, type Still } from './upright.ts';

/** The maximum size in bytes of the band of the edited picture that is in memory at a time. */
const BAND_BYTES = 64 * 1024 * 1024;
/** The maximum width of the soft edge. With a wider edge no mask would reach its full value. */
const MAX_FEATHER_PX = 512;

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Buffer;
}

const readPixels = async (still: Still, channels: 3 | 4): Promise<Pixels> => {
  const pipeline = channels === 4 ? still.open().ensureAlpha() : still.open().removeAlpha();
  const raw = pipeline.raw({ depth: 'uchar' });
  const { data, info } = await decoding(() => raw.toBuffer({ resolveWithObject: true }));
  return { width: info.width, height: info.height, channels, data };
};

/** Reads the rows of the edited picture from `top`, scaled to `size`. */
const readBand = async (edited: Still, { width, height, channels }: Pixels, top: number, rows: number) => {
  const sized = edited.open().resize(sizing(edited, { width, height }));
  const band = sized.extract({ left: 0, top, width, height: rows });
  const raw = (channels === 4 ? band.ensureAlpha() : band.removeAlpha()).raw({ depth: 'uchar' });
  return decoding(() => raw.toBuffer());
};

const readMask = async (path: string, { width, height }: Pixels, limits: PictureLimits): Promise<Grey> => {
  const mask = await readStill(path, limits);
  if (mask.width !== width || mask.height !== height) {
    throw new Refusal('INVALID_MASK', `${mask.width}×${mask.height} for ${width}×${height}`);
  }
  const raw = mask.open().removeAlpha().toColourspace('b-w').raw({ depth: 'uchar' });
  return { width, height, data: await decoding(() => raw.toBuffer()) };
};

const mix = (from: number, to: number, weight: number): number =>
  Math.round(from + ((to - from) * weight) / 255);

/** Blends one pixel of `band` into `data`. Transparent pixels contribute no color. */
const blend = (
  { data, channels }: Pixels,
  at: number,
  band: Buffer,
  { from, weight }: { readonly from: number; readonly weight: number },
): void => {
  const value = (buffer: Buffer, index: number): number => buffer[index] ?? 0;
  if (channels === 3) {
    for (let channel = 0; channel < 3; channel += 1) {
      data[at + channel] = mix(value(data, at + channel), value(band, from + channel), weight);
    }
    return;
  }
  const kept = value(data, at + 3) * (255 - weight);
  const put = value(band, from + 3) * weight;
  for (let channel = 0; channel < 3 && kept + put > 0; channel += 1) {
    const sum = value(data, at + channel) * kept + value(band, from + channel) * put;
    data[at + channel] = Math.round(sum / (kept + put));
  }
  data[at + 3] = Math.round((kept + put) / 255);
};

const blendBand = (pixels: Pixels, top: number, band: Buffer, weights: Uint8Array): void => {
  const { width, channels, data } = pixels;
  const start = top * width * channels;
  for (let pixel = 0; pixel < weights.length; pixel += 1) {
    const weight = weights[pixel] ?? 0;
    if (weight === 0) continue;
    const from = pixel * channels;
    if (weight === 255) band.copy(data, start + from, from, from + channels);
    else blend(pixels, start + from, band, { from, weight });
  }
};

/** The rows of the mask from `top`, with the soft edge. */
const weightsOf = (mask: Grey, top: number, rows: number, featherPx: number): Uint8Array => {
  const { width, height, data } = mask;
  const { margin } = bandsFor(featherPx);
  const first = Math.max(0, top - margin);
  const last = Math.min(height, top + rows + margin);
  const around = { width, height: last - first, data: data.subarray(first * width, last * width) };
  return feather(around, featherPx).subarray((top - first) * width, (top - first + rows) * width);
};

const isOpaque = ({ channels, data }: Pixels): boolean => {
  if (channels === 3) return true;
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
};

/**
 * The qualities to try until the JPEG is not much larger than its original. Its samples are encoded a second
 * time.
 */
const JPEG_QUALITIES = [95, 92, 88] as const;
const MOST_GROWTH = 1.5;
const WEBP_QUALITY = 95;

/**
 * The encodings to try. A photo keeps its own format, because a PNG of it is five times as large. Anything
 * else becomes a PNG.
 */
const encodingsFor = (
  raw: Sharp,
  pixels: Pixels,
  original: Still,
): { readonly contentType: ImageContentType; readonly tried: readonly Sharp[] } => {
  const opaque = isOpaque(pixels);
  if (original.contentType === 'image/jpeg' && opaque) {
    const chromaSubsampling = '4:4:4';
    const tried = JPEG_QUALITIES.map((quality) =>
      raw.clone().removeAlpha().jpeg({ quality, chromaSubsampling }),
    );
    return { contentType: 'image/jpeg', tried };
  }
  if (original.contentType === 'image/webp') {
    return { contentType: 'image/webp', tried: [raw.webp({ quality: WEBP_QUALITY, effort: 2 })] };
  }
  return {
    contentType: 'image/png',
    tried: [(opaque ? raw.removeAlpha() : raw).png({ compressionLevel: 3 })],
  };
};

/** The first encoding with a small enough file, or the last one. */
const firstWithin = async (tried: readonly Sharp[], mostBytes: number): Promise<Buffer> => {
  let bytes = Buffer.alloc(0);
  for (const encoding of tried) {
    bytes = await encoding.toBuffer();
    if (bytes.length <= mostBytes) break;
  }
  return bytes;
};

/**
 * Draws the edited picture into the original inside the mask, upright and in sRGB. A JPEG or WebP keeps its
 * format. Anything else becomes a PNG, and so does a JPEG that became transparent. In a PNG every sample
 * outside the mask equals the original's.
 */
export const composite = async (request: CompositeRequest): Promise<WrittenPicture> => {
  const { path, editedPath, maskPath, outputPath, limits } = request;
  const featherPx = Math.min(MAX_FEATHER_PX, Math.max(0, request.featherPx));
  const [original, edited] = [await readStill(path, limits), await readStill(editedPath, limits)];
  const pixels = await readPixels(original, original.isOpaque && edited.isOpaque ? 3 : 4);
  const { width, height, channels, data } = pixels;
  const mask = await readMask(maskPath, pixels, limits);

  const { multiple } = bandsFor(featherPx);
  const rowsAtOnce = Math.max(1, Math.floor(BAND_BYTES / (width * channels * multiple))) * multiple;
  for (let top = 0; top < height; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - top);
    const weights = weightsOf(mask, top, rows, featherPx);
    if (weights.every((weight) => weight === 0)) continue;
    blendBand(pixels, top, await readBand(edited, pixels, top, rows), weights);
  }

  const raw = sharp(data, { raw: { width, height, channels }, limitInputPixels: limits.maxPixels });
  const { contentType, tried } = encodingsFor(raw, pixels, original);
  const bytes = await firstWithin(tried, MOST_GROWTH * (await stat(path)).size);
  await writeFile(outputPath, bytes);
  return { contentType, width, height, sizeBytes: bytes.length };
};
