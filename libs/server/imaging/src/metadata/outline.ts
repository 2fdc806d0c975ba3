import { inflateSync } from 'node:zlib';
import type { ImageContentType } from '@safelight/rules';
import { walkGif } from './gif-blocks.ts';
import { SOS, walkJpeg } from './jpeg-segments.ts';
import { type PngChunk, walkPng } from './png-chunks.ts';
import { ANMF_HEADER_LENGTH, walkWebp } from './riff-chunks.ts';

/**
 * The maximum number of chunks. A 50 MB file has 6,400 chunks of 8 KiB, the size that most encoders write.
 */
const MAX_CHUNKS = 65_536;
/** The maximum size of color profiles and texts after inflating. The largest profiles in use have 3 MB. */
const MAX_INFLATED_BYTES = 8 * 1024 * 1024;

/** The offset of the compressed bytes in a chunk. Null for chunks without compressed bytes. */
const compressedAt = ({ type, data }: PngChunk): number | null => {
  const afterName = data.indexOf(0) + 1;
  if (afterName === 0) return null;
  if (type === 'zTXt' || type === 'iCCP') return afterName + 1;
  if (type !== 'iTXt' || data[afterName] !== 1) return null;
  const afterLanguage = data.indexOf(0, afterName + 2) + 1;
  return data.indexOf(0, afterLanguage) + 1;
};

/**
 * The size of `data` after inflating. It is `limit + 1` for more than `limit`, and 0 when `data` cannot be
 * inflated.
 */
const inflatedLength = (data: Buffer, limit: number): number => {
  try {
    return inflateSync(data, { maxOutputLength: limit }).length;
  } catch (error) {
    const isTooMuch = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooMuch ? limit + 1 : 0;
  }
};

/**
 * The reason why a PNG is too costly to read: too many chunks, or texts that inflate too far. Null when it is
 * not.
 */
const pngBloat = (chunks: readonly PngChunk[]): string | null => {
  if (chunks.length > MAX_CHUNKS) return `${chunks.length} chunks`;
  let left = MAX_INFLATED_BYTES;
  for (const chunk of chunks) {
    const at = compressedAt(chunk);
    if (at === null) continue;
    left -= inflatedLength(chunk.data.subarray(at), Math.max(1, left));
    if (left < 0) return `texts and profiles of over ${MAX_INFLATED_BYTES} bytes`;
  }
  return null;
};

/** Facts from the headers of a file, without decoding pixels. */
export interface Outline {
  readonly contentType: ImageContentType;
  /** The width in pixels as stored, before the orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** Number of frames; 1 for a still picture. */
  readonly frames: number;
  /** Number of scans of a JPEG; 1 for other types. */
  readonly scans: number;
  /** The reason why reading the file costs more than its pixels. Null when it does not. */
  readonly bloat: string | null;
}

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const outlineOfJpeg = (bytes: Buffer): Outline | null => {
  const { segments } = walkJpeg(bytes);
  const header = segments.find(({ marker, data }) => isFrameHeader(marker) && data.length >= 6)?.data;
  if (!header) return null;
  return {
    contentType: 'image/jpeg',
    width: header.readUInt16BE(3),
    height: header.readUInt16BE(1),
    frames: 1,
    scans: segments.filter(({ marker }) => marker === SOS).length,
    bloat: null,
  };
};

const outlineOfPng = (bytes: Buffer): Outline | null => {
  const { chunks } = walkPng(bytes);
  const header = chunks[0];
  if (header?.type !== 'IHDR' || header.data.length !== 13) return null;
  const animation = chunks.find(({ type, data }) => type === 'acTL' && data.length === 8);
  return {
    contentType: 'image/png',
    width: header.data.readUInt32BE(0),
    height: header.data.readUInt32BE(4),
    frames: Math.max(1, animation?.data.readUInt32BE(0) ?? 1),
    scans: 1,
    bloat: pngBloat(chunks),
  };
};

const sizeOfLossy = (data: Buffer) =>
  data.length < 10 ? null : { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };

const sizeOfLossless = (data: Buffer) => {
  if (data.length < 5) return null;
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

const sizeOfCanvas = (data: Buffer) =>
  data.length < 10 ? null : { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };

const outlineOfWebp = (bytes: Buffer): Outline | null => {
  const { chunks } = walkWebp(bytes);
  const first = chunks[0];
  if (!first) return null;
  const sizes = { VP8X: sizeOfCanvas, VP8L: sizeOfLossless, 'VP8 ': sizeOfLossy };
  const size = Object.entries(sizes).find(([type]) => type === first.type)?.[1](first.data);
  if (!size) return null;
  const frames = chunks.filter(
    ({ type, data }) => type === 'ANMF' && data.length >= ANMF_HEADER_LENGTH,
  ).length;
  return { contentType: 'image/webp', ...size, frames: Math.max(1, frames), scans: 1, bloat: null };
};

/** The size is the logical screen, enlarged to the area that the frames cover. */
const outlineOfGif = (bytes: Buffer): Outline | null => {
  if (bytes.length < 13) return null;
  const images = walkGif(bytes).blocks.filter(({ kind }) => kind === 'image');
  let [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  for (const { start } of images) {
    width = Math.max(width, bytes.readUInt16LE(start + 1) + bytes.readUInt16LE(start + 5));
    height = Math.max(height, bytes.readUInt16LE(start + 3) + bytes.readUInt16LE(start + 7));
  }
  return {
    contentType: 'image/gif',
    width,
    height,
    frames: Math.max(1, images.length),
    scans: 1,
    bloat: null,
  };
};

const READERS: readonly (readonly [
  signature: string,
  at: number,
  read: (bytes: Buffer) => Outline | null,
])[] = [
  ['\xff\xd8\xff', 0, outlineOfJpeg],
  ['\x89PNG\r\n\x1a\n', 0, outlineOfPng],
  ['WEBP', 8, outlineOfWebp],
  ['GIF8', 0, outlineOfGif],
];

/**
 * Parses the headers of a file, of which the first part is enough. Null for other types than the four
 * accepted ones.
 */
export const readOutline = (bytes: Buffer): Outline | null => {
  const reader = READERS.find(
    ([signature, at]) => bytes.toString('latin1', at, at + signature.length) === signature,
  );
  return reader?.[2](bytes) ?? null;
};
