import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAll } from './write-all.ts';

describe('writing chunks whole', () => {
  it('continues after a write that took less than it was given, in the middle of a chunk or at its end', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'safelight-write-'));
    const file = await open(join(folder, 'short'), 'w');
    try {
      const takes = [3, 2, 4, 1, 2];
      const writev = file.writev.bind(file);
      file.writev = async <T extends readonly NodeJS.ArrayBufferView[]>(buffers: T) => {
        const whole = Buffer.concat(buffers as readonly unknown[] as Uint8Array[]);
        const { bytesWritten } = await writev([whole.subarray(0, takes.shift())]);
        return { bytesWritten, buffers };
      };
      await writeAll(
        file,
        ['abc', 'de', 'fghij', '', 'kl'].map((text) => Buffer.from(text)),
      );
      expect(await readFile(join(folder, 'short'), 'utf8')).toBe('abcdefghijkl');
      expect(takes).toEqual([]);
    } finally {
      await file.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
