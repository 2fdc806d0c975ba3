import type { FileHandle } from 'node:fs/promises';

/** Appends the whole chunk: a single write may take less than it is given. */
export const writeAll = async (file: FileHandle, chunk: Uint8Array): Promise<void> => {
  for (let offset = 0; offset < chunk.byteLength;) {
    const { bytesWritten } = await file.write(chunk, offset, chunk.byteLength - offset);
    offset += bytesWritten;
  }
};
