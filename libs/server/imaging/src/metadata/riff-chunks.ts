export interface RiffChunk {
  readonly type: string;
  readonly data: Buffer;
}

export interface RiffWalk {
  readonly chunks: readonly RiffChunk[];
  /** False when the data ends or is malformed before the length in its header. */
  readonly isWhole: boolean;
}

/** The length of the header: RIFF, the length of the file, and WEBP. */
const WEBP_HEADER_LENGTH = 12;
/** The position, size, duration and flags of a frame, which come before the chunks with its pixels. */
export const ANMF_HEADER_LENGTH = 16;

/**
 * Parses consecutive chunks, each padded to an even length, until the end of `bytes`; the last may be cut
 * off.
 */
export const walkChunks = (bytes: Buffer): RiffWalk => {
  const chunks: RiffChunk[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    chunks.push({ type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, end) });
    if (end > bytes.length) return { chunks, isWhole: false };
    at = end + (end % 2);
  }
  return { chunks, isWhole: at >= bytes.length };
};

/** Parses the chunks of a WebP file as far as possible; bytes after the stated length are ignored. */
export const walkWebp = (bytes: Buffer): RiffWalk => {
  const isWebp =
    bytes.length >= WEBP_HEADER_LENGTH &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp) return { chunks: [], isWhole: false };
  const end = bytes.readUInt32LE(4) + 8;
  const walk = walkChunks(bytes.subarray(WEBP_HEADER_LENGTH, Math.min(end, bytes.length)));
  return { chunks: walk.chunks, isWhole: walk.isWhole && end <= bytes.length };
};
