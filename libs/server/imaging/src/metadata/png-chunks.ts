import { crc32 } from 'node:zlib';

export interface PngChunk {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly data: Buffer;
  readonly hasRightCrc: boolean;
}

export interface PngWalk {
  readonly chunks: readonly PngChunk[];
  /** False when the data ends or is malformed before IEND, or when a critical chunk is damaged or unknown. */
  readonly isWhole: boolean;
}

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const KNOWN_CRITICAL: readonly string[] = ['IHDR', 'PLTE', 'IDAT', 'IEND'];

/** The first letter of a critical chunk is upper-case. Decoders may not skip such a chunk. */
const isCritical = (type: string): boolean => type.charCodeAt(0) < 0x60;

const chunkAt = (bytes: Buffer, start: number): PngChunk | null => {
  if (start + 12 > bytes.length) return null;
  const end = start + 12 + bytes.readUInt32BE(start);
  if (end > bytes.length) return null;
  return {
    type: bytes.toString('latin1', start + 4, start + 8),
    start,
    end,
    data: bytes.subarray(start + 8, end - 4),
    hasRightCrc: crc32(bytes.subarray(start + 4, end - 4)) === bytes.readUInt32BE(end - 4),
  };
};

/** Parses the chunks from IHDR to IEND. Stops at the first malformed chunk. */
export const walkPng = (bytes: Buffer): PngWalk => {
  const chunks: PngChunk[] = [];
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return { chunks, isWhole: false };
  let at = PNG_SIGNATURE.length;
  for (;;) {
    const chunk = chunkAt(bytes, at);
    if (!chunk) return { chunks, isWhole: false };
    if (isCritical(chunk.type) && (!chunk.hasRightCrc || !KNOWN_CRITICAL.includes(chunk.type))) {
      return { chunks, isWhole: false };
    }
    chunks.push(chunk);
    if (chunk.type === 'IEND') return { chunks, isWhole: chunks[0]?.type === 'IHDR' };
    at = chunk.end;
  }
};
