import type { FileHandle } from 'node:fs/promises';

/** What is left of `chunks` after their first `count` bytes. */
const after = (chunks: readonly Uint8Array[], count: number): readonly Uint8Array[] => {
  let skipped = 0;
  return chunks.flatMap((chunk) => {
    const start = Math.min(chunk.byteLength, count - skipped);
    skipped += start;
    return start === chunk.byteLength ? [] : [chunk.subarray(start)];
  });
};

/** Appends all chunks: a single write may write less than it is given. */
export const writeAll = async (file: FileHandle, chunks: readonly Uint8Array[]): Promise<void> => {
  for (let left = chunks; left.length > 0;) {
    const { bytesWritten } = await file.writev(left);
    left = after(left, bytesWritten);
  }
};
