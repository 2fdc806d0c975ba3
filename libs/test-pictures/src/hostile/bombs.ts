import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { photos } from '../photos.ts';
import { pngChunk } from '../png.ts';
import { flatWebp, manyFramesWebp, tinyGif } from './animation-bytes.ts';
import { hugePng, onePixelPng, rawPng, zlibOfZeros } from './png-bytes.ts';

const segment = (marker: number, data: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const QUANTISATION = segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 16)]));

/** A Huffman table with a single symbol, whose code is the bit 0. */
const oneCode = (tableClassAndId: number, symbol: number): Buffer =>
  segment(0xc4, Buffer.from([tableClassAndId, 1, ...Array.from({ length: 15 }, () => 0), symbol]));

const frameHeader = (marker: number, width: number, height: number): Buffer => {
  const data = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  return segment(marker, data);
};

const scan = (first: number, last: number, bits: Uint8Array): Buffer =>
  Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, first, last, 0])), bits]);

/**
 * A baseline grey JPEG with one 8×8 block that claims to be `width`×`height`. `extra` comes directly after
 * SOI.
 */
const tinyJpeg = (width: number, height: number, extra: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    SOI,
    ...extra,
    QUANTISATION,
    frameHeader(0xc0, width, height),
    oneCode(0x00, 0x00),
    oneCode(0x10, 0x00),
    scan(0, 63, Buffer.from([0x3f])),
    EOI,
  ]);

/** A COM segment. */
const jpegComment = (text: string): Buffer => segment(0xfe, Buffer.from(text, 'latin1'));

/** A progressive grey JPEG of 4096×4096 that scans all its blocks `scans` times. Each scan takes 40 bytes. */
const manyScansJpeg = (scans: number): Buffer => {
  const blocks = (4096 / 8) ** 2;
  const blocksPerRun = 2 ** 14;
  const bitsPerRun = 1 + 14;
  const emptyScan = scan(1, 63, Buffer.alloc(((blocks / blocksPerRun) * bitsPerRun) / 8));
  return Buffer.concat([
    SOI,
    QUANTISATION,
    frameHeader(0xc2, 4096, 4096),
    oneCode(0x00, 0x00),
    oneCode(0x10, 0xe0),
    scan(0, 0, Buffer.alloc(blocks / 8)),
    ...Array.from({ length: scans }, () => emptyScan),
    EOI,
  ]);
};

/**
 * The expected result of uploading a hostile file. After `accepted-and-cleaned` the public files lack
 * `PAYLOAD`.
 */
export type BombEnd = 'INVALID_FILE_FORMAT' | 'IMAGE_TOO_LARGE' | 'accepted-and-cleaned';

export interface Bomb {
  /** The name of the file. Its extension is the type that the file claims to have. */
  readonly name: string;
  readonly expect: BombEnd;
  /** The content, under 5 MB. It is created when first read. */
  readonly bytes: Buffer;
}

/** A text in every polyglot and in every file that the server must clean. */
export const PAYLOAD = '<script>alert("safelight-payload")</script>';

const HTML = `<!doctype html><html><body>${PAYLOAD}</body></html>`;
const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${PAYLOAD}</svg>`;
/**
 * A ZIP's first local header and its end record around the payload. They are enough for readers that search
 * from the end.
 */
const ZIP = Buffer.from(`PK\x03\x04${PAYLOAD}PK\x05\x06${'\0'.repeat(18)}`, 'latin1');

const bomb = (name: string, expect: BombEnd, make: () => Buffer): Bomb => {
  let made: Buffer | undefined;
  return {
    name,
    expect,
    get bytes() {
      return (made ??= make());
    },
  };
};

const firstHalf = (name: string): Buffer => {
  const photo = photos().find((candidate) => candidate.name === name);
  if (!photo) throw new Error(`No photo is called ${name}`);
  const whole = readFileSync(photo.path);
  return whole.subarray(0, Math.floor(whole.length / 2));
};

const textChunk = (index: number): Buffer => pngChunk('tEXt', Buffer.from(`k\0${index}`, 'latin1'));

/** A chunk with a keyword, a compression method, and data that inflates to this many megabytes. */
const inflating = (type: string, megabytes: number): Buffer =>
  pngChunk(type, Buffer.concat([Buffer.from('name\0\0', 'latin1'), zlibOfZeros(megabytes * 1024 * 1024)]));

const hiddenText = (): Buffer =>
  pngChunk('zTXt', Buffer.concat([Buffer.from(`${PAYLOAD}\0\0`, 'latin1'), deflateSync(HTML)]));

const notPictures = (): readonly Bomb[] => [
  bomb('text.jpg', 'INVALID_FILE_FORMAT', () => Buffer.from('Dear reader, this is not a photo.\n')),
  bomb('html.png', 'INVALID_FILE_FORMAT', () => Buffer.from(HTML)),
  bomb('svg.png', 'INVALID_FILE_FORMAT', () => Buffer.from(SVG)),
  bomb('script.gif', 'INVALID_FILE_FORMAT', () => Buffer.from(`GIF89a/*\x00${'\0'.repeat(8)}*/=1;alert(1)`)),
  bomb('empty.png', 'INVALID_FILE_FORMAT', () => Buffer.alloc(0)),
  bomb('one-byte.gif', 'INVALID_FILE_FORMAT', () => Buffer.from('G')),
  bomb('signature-only.png', 'INVALID_FILE_FORMAT', () => onePixelPng([]).subarray(0, 8)),
  bomb('half.jpg', 'INVALID_FILE_FORMAT', () => firstHalf('friends_by_Aitzol_Berasategi.jpg')),
  bomb('half.png', 'INVALID_FILE_FORMAT', () => firstHalf('coffee.png')),
  bomb('half.webp', 'INVALID_FILE_FORMAT', () => flatWebp(64, 64).subarray(0, 28)),
  bomb('half.gif', 'INVALID_FILE_FORMAT', () => tinyGif(64, 64, 1).subarray(0, 38)),
];

const oversize = (): readonly Bomb[] => [
  bomb('50000x50000.png', 'IMAGE_TOO_LARGE', () =>
    hugePng({ width: 50_000, height: 50_000, depth: 1, colorType: 0 }),
  ),
  bomb('16000x16000-rgba.png', 'IMAGE_TOO_LARGE', () =>
    hugePng({ width: 16_000, height: 16_000, depth: 8, colorType: 6 }),
  ),
  bomb('2147483647-header.png', 'IMAGE_TOO_LARGE', () =>
    rawPng({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, depth: 8, colorType: 6 }, zlibOfZeros(100)),
  ),
  bomb('65500x65500-header.jpg', 'IMAGE_TOO_LARGE', () => tinyJpeg(65_500, 65_500)),
  bomb('65535x65535.gif', 'IMAGE_TOO_LARGE', () => tinyGif(65_535, 65_535, 1)),
  bomb('16383x16383.webp', 'IMAGE_TOO_LARGE', () => flatWebp(16_383, 16_383)),
  bomb('2000x2000-10k-frames.gif', 'IMAGE_TOO_LARGE', () => tinyGif(2_000, 2_000, 10_000)),
  bomb('1x1-150k-frames.gif', 'IMAGE_TOO_LARGE', () => tinyGif(1, 1, 150_000)),
  bomb('1x1-5k-frames.webp', 'IMAGE_TOO_LARGE', () => manyFramesWebp(1, 5_000)),
  bomb('8000x8000-900-frames.webp', 'IMAGE_TOO_LARGE', () => manyFramesWebp(8_000, 900)),
];

const costly = (): readonly Bomb[] => [
  bomb('3000-scans.jpg', 'INVALID_FILE_FORMAT', () => manyScansJpeg(3_000)),
  bomb('200k-chunks.png', 'INVALID_FILE_FORMAT', () =>
    onePixelPng(Array.from({ length: 200_000 }, (_, index) => textChunk(index))),
  ),
  bomb('ztxt-200-megabytes.png', 'INVALID_FILE_FORMAT', () => onePixelPng([inflating('zTXt', 200)])),
  bomb('iccp-200-megabytes.png', 'INVALID_FILE_FORMAT', () => onePixelPng([inflating('iCCP', 200)])),
  bomb('7000x7000-interlaced.png', 'accepted-and-cleaned', () =>
    hugePng({ width: 7_000, height: 7_000, depth: 8, colorType: 6, interlaced: true }),
  ),
];

const polyglots = (): readonly Bomb[] => [
  bomb('trailing-zip.jpg', 'accepted-and-cleaned', () => Buffer.concat([tinyJpeg(8, 8), ZIP])),
  bomb('html-in-comment.jpg', 'accepted-and-cleaned', () => tinyJpeg(8, 8, [jpegComment(HTML)])),
  bomb('trailing-html.png', 'accepted-and-cleaned', () =>
    Buffer.concat([onePixelPng([]), Buffer.from(HTML)]),
  ),
  bomb('html-in-text.png', 'accepted-and-cleaned', () => onePixelPng([hiddenText()])),
  bomb('html-in-comment.gif', 'accepted-and-cleaned', () =>
    Buffer.concat([tinyGif(8, 8, 1, HTML), Buffer.from(HTML)]),
  ),
  bomb('trailing-html.webp', 'accepted-and-cleaned', () =>
    Buffer.concat([flatWebp(8, 8), Buffer.from(HTML)]),
  ),
];

/** Hostile files. Their bytes are created when first read, which takes under 3 s for all of them. */
export const bombs = (): readonly Bomb[] => [...notPictures(), ...oversize(), ...costly(), ...polyglots()];
