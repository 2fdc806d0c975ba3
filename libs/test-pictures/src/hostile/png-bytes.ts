import { constants, deflateRawSync } from 'node:zlib';
import { PNG_SIGNATURE, pngChunk } from '../png.ts';

const MEGABYTE = 1024 * 1024;

/** A zlib stream that inflates to `length` zeros. It repeats one compressed megabyte. */
export const zlibOfZeros = (length: number): Buffer => {
  const block = deflateRawSync(Buffer.alloc(MEGABYTE), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE((((length % 65_521) << 16) | 1) >>> 0);
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array.from({ length: Math.floor(length / MEGABYTE) }, () => block),
    deflateRawSync(Buffer.alloc(length % MEGABYTE), { level: 9 }),
    checksum,
  ]);
};

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** The color type: 0 is grey, 2 is RGB, 6 is RGBA. */
  readonly colorType: number;
  readonly interlaced?: boolean;
}

const headerChunk = ({ width, height, depth, colorType, interlaced = false }: PngHeader): Buffer => {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, colorType, 0, 0, interlaced ? 1 : 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return pngChunk('IHDR', data);
};

/** A complete PNG with an IDAT of `pixels` (a zlib stream) and `extra` chunks before it. */
export const rawPng = (header: PngHeader, pixels: Uint8Array, extra: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    PNG_SIGNATURE,
    headerChunk(header),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', new Uint8Array()),
  ]);

const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 6: 4 };

/** The bytes of all rows including their filter bytes, in seven passes when interlaced. */
const scanlineBytes = ({ width, height, depth, colorType, interlaced = false }: PngHeader): number => {
  const bitsPerPixel = depth * (SAMPLES[colorType] ?? 1);
  const pass = (columns: number, rows: number): number =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * bitsPerPixel) / 8));
  if (!interlaced) return pass(width, height);
  const grid = [
    [0, 8, 0, 8],
    [4, 8, 0, 8],
    [0, 4, 4, 8],
    [2, 4, 0, 4],
    [0, 2, 2, 4],
    [1, 2, 0, 2],
    [0, 1, 1, 2],
  ] as const;
  return grid.reduce(
    (sum, [x, dx, y, dy]) => sum + pass(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)),
    0,
  );
};

/** A valid PNG of zeros. It is small for any dimensions. */
export const hugePng = (header: PngHeader): Buffer => rawPng(header, zlibOfZeros(scanlineBytes(header)));

/** A valid PNG of one black pixel with `extra` chunks before it. */
export const onePixelPng = (extra: readonly Buffer[]): Buffer =>
  rawPng({ width: 1, height: 1, depth: 8, colorType: 0 }, zlibOfZeros(2), extra);
