import type { ImageContentType } from '@safelight/rules';
import { walkGif } from './gif-blocks.ts';
import { SOS, walkJpeg } from './jpeg-segments.ts';
import { pngBloat } from './png-bloat.ts';
import { walkPng } from './png-chunks.ts';
import { ANMF_HEADER_LENGTH, walkWebp } from './riff-chunks.ts';

/** What the headers of a file say, read without decoding anything. */
export interface Outline {
  readonly contentType: ImageContentType;
  /** Pixels as stored, before the orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** Number of frames; 1 for a still picture. */
  readonly frames: number;
  /** Number of scans of a JPEG; 1 for other types. */
  readonly scans: number;
  /** Why the file is costly beyond its pixels, in words; null when it is not. */
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

/** The screen, enlarged to what the frames cover. */
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

/** What the headers say; the first part of a file is enough. Null for anything but the four types. */
export const readOutline = (bytes: Buffer): Outline | null => {
  const reader = READERS.find(
    ([signature, at]) => bytes.toString('latin1', at, at + signature.length) === signature,
  );
  return reader?.[2](bytes) ?? null;
};
