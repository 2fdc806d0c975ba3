import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { makeTexture } from './texture.ts';

export interface PngOptions {
  readonly width: number;
  readonly height: number;
  /** Bits per channel; 8 by default. */
  readonly depth?: 8 | 16;
  /** Adds an alpha channel that increases from left to right. */
  readonly alpha?: boolean;
  /** Written into a tEXt chunk named Comment. */
  readonly text?: string;
  readonly seed?: number;
}

/** The eight bytes every PNG begins with. */
export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG chunk: length, type, data, CRC. */
export const pngChunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
};

/** The length of the signature and the IHDR chunk. Other chunks may follow. */
const AFTER_HEADER = 33;

/** The same PNG with more chunks directly after its header. */
export const insertPngChunks = (png: Buffer, chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, AFTER_HEADER), ...chunks, png.subarray(AFTER_HEADER)]);

const withAlpha = (rgb: Buffer, width: number): Buffer => {
  const rgba = Buffer.allocUnsafe((rgb.length / 3) * 4);
  for (let pixel = 0; pixel < rgb.length / 3; pixel += 1) {
    rgb.copy(rgba, pixel * 4, pixel * 3, pixel * 3 + 3);
    rgba[pixel * 4 + 3] = 64 + ((pixel % width) * 191) / width;
  }
  return rgba;
};

/** A textured PNG. The same options give the same bytes. */
export const makePng = async (options: PngOptions): Promise<Buffer> => {
  const { width, height, depth = 8, alpha = false, text, seed = 1 } = options;
  const rgb = makeTexture({ width, height, seed });
  const channels = alpha ? 4 : 3;
  const samples = alpha ? withAlpha(rgb, width) : rgb;
  const png =
    depth === 8
      ? await sharp(samples, { raw: { width, height, channels } }).png().toBuffer()
      : await sharp(
          Uint16Array.from(samples, (value) => value * 257),
          { raw: { width, height, channels } },
        )
          .toColourspace('rgb16')
          .png()
          .toBuffer();
  if (text === undefined) return png;
  return insertPngChunks(png, [pngChunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'))]);
};
