import { inflateSync } from 'node:zlib';
import type { PngChunk } from './png-chunks.ts';

/** A 50 MB file in the 8 KiB chunks that most encoders write has 6,400 of them. */
const MAX_CHUNKS = 65_536;
/** The limit for color profiles and texts of a picture when inflated; the largest profiles in use have 3 MB. */
const MAX_INFLATED_BYTES = 8 * 1024 * 1024;

/** Where the compressed bytes of a chunk begin; null for chunks without any. */
const compressedAt = ({ type, data }: PngChunk): number | null => {
  const afterName = data.indexOf(0) + 1;
  if (afterName === 0) return null;
  if (type === 'zTXt' || type === 'iCCP') return afterName + 1;
  if (type !== 'iTXt' || data[afterName] !== 1) return null;
  const afterLanguage = data.indexOf(0, afterName + 2) + 1;
  return data.indexOf(0, afterLanguage) + 1;
};

/** How many bytes `data` inflates to: `limit + 1` for more than `limit`, 0 for what does not inflate. */
const inflatedLength = (data: Buffer, limit: number): number => {
  try {
    return inflateSync(data, { maxOutputLength: limit }).length;
  } catch (error) {
    const isTooMuch = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooMuch ? limit + 1 : 0;
  }
};

/** Why a PNG is too costly to read, in words: too many chunks, or texts that inflate too far. */
export const pngBloat = (chunks: readonly PngChunk[]): string | null => {
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
