import { crc32, inflateSync } from 'node:zlib';
import { isColorProfile, type Orientation, orientationTiff } from './exif-icc.ts';
import { PNG_SIGNATURE, walkPng, type PngChunk } from './png-chunks.ts';

/**
 * The chunks that change how the picture looks or moves, with the maximum size that the specification allows
 * for each.
 */
const KEPT: ReadonlyMap<string, number> = new Map([
  ['IHDR', 13],
  ['PLTE', 768],
  ['IDAT', Number.POSITIVE_INFINITY],
  ['IEND', 0],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['iCCP', Number.POSITIVE_INFINITY],
  ['cICP', 4],
  ['mDCV', 24],
  ['cLLI', 8],
  ['tRNS', 256],
  ['sBIT', 4],
  ['bKGD', 6],
  ['pHYs', 9],
  ['acTL', 8],
  ['fcTL', 26],
  ['fdAT', Number.POSITIVE_INFINITY],
]);

/**
 * The maximum size of an inflated profile. A real profile is smaller. A hostile one could inflate further.
 */
const MAX_PROFILE_BYTES = 4 * 1024 * 1024;

/** The chunk contains the profile's name, a zero, the method (0, deflate), then the deflated profile. */
const holdsColorProfile = (data: Buffer): boolean => {
  const deflated = data.subarray(data.indexOf(0) + 2);
  try {
    return isColorProfile(inflateSync(deflated, { maxOutputLength: MAX_PROFILE_BYTES }));
  } catch {
    return false;
  }
};

const isKept = ({ type, data, hasRightCrc }: PngChunk): boolean =>
  hasRightCrc && data.length <= (KEPT.get(type) ?? -1) && (type !== 'iCCP' || holdsColorProfile(data));

const chunkOf = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
};

/**
 * The same coded picture without text, EXIF, times, private chunks and trailing bytes. An orientation other
 * than 1 is kept. Null when the chunks cannot be parsed up to IEND.
 */
export const stripPng = (bytes: Buffer, orientation: Orientation): Buffer | null => {
  const { chunks, isWhole } = walkPng(bytes);
  const [header, ...rest] = chunks;
  if (!isWhole || !header) return null;
  return Buffer.concat([
    PNG_SIGNATURE,
    bytes.subarray(header.start, header.end),
    ...(orientation === 1 ? [] : [chunkOf('eXIf', orientationTiff(orientation))]),
    ...rest.filter(isKept).map(({ start, end }) => bytes.subarray(start, end)),
  ]);
};
