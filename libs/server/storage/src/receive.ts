import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { PutOptions, PutResult } from '@safelight/application/ports';
import { fileTooLarge, uploadAborted } from './store-errors.ts';

/** Appends all the bytes. The caller may overwrite them as soon as the promise resolves. */
export type ByteWriter = (bytes: Uint8Array) => Promise<void>;

/** The number of bytes to write at once. Every write occupies a thread, however short it is. */
const BATCH_BYTES = 512 * 1024;

const release = (source: AsyncIterable<Uint8Array>, iterator: AsyncIterator<Uint8Array>): void => {
  if ('destroy' in source && typeof source.destroy === 'function') (source as unknown as Readable).destroy();
  // An iterator that still waits for a chunk may resolve late or never, so its end is not awaited.
  void Promise.allSettled([iterator.return?.()]);
};

/**
 * Yields the chunks of `source`. Ends at once when `signal` aborts, even while it waits for the next chunk.
 */
async function* untilAborted(
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const iterator = source[Symbol.asyncIterator]();
  let stop = (_error: unknown): void => undefined;
  const onAbort = (): void => {
    stop(uploadAborted(signal));
  };
  // Each chunk gets a new promise. Racing against one promise for all chunks would keep the chunks in memory.
  const nextUnlessAborted = (): Promise<IteratorResult<Uint8Array>> =>
    new Promise((resolve, reject) => {
      stop = reject;
      iterator.next().then(resolve, reject);
    });
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    for (;;) {
      if (signal.aborted) throw uploadAborted(signal);
      const next = await nextUnlessAborted();
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    release(source, iterator);
  }
}

/**
 * Reads a stream and writes it in batches of half a megabyte. Hashes each batch while it is written. Rethrows
 * errors of `source` and `write` unchanged. Throws FILE_TOO_LARGE beyond `maxBytes` and UPLOAD_ABORTED on
 * abort. Stops the source after each error.
 */
export const receive = async (
  source: AsyncIterable<Uint8Array>,
  { maxBytes, signal }: Pick<PutOptions, 'maxBytes' | 'signal'>,
  write: ByteWriter,
): Promise<PutResult> => {
  const hash = createHash('sha256');
  // Chunks are copied. Chunks that wait for a write would outlive the young generation, which costs the
  // garbage collector more than the copy.
  const batch = Buffer.allocUnsafeSlow(Math.min(BATCH_BYTES, maxBytes));
  let sizeBytes = 0;
  let filled = 0;
  const flush = async (): Promise<void> => {
    const bytes = batch.subarray(0, filled);
    filled = 0;
    const written = write(bytes);
    hash.update(bytes);
    await written;
  };
  for await (const chunk of signal === undefined ? source : untilAborted(source, signal)) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBytes) throw fileTooLarge(maxBytes);
    for (let copied = 0; copied < chunk.byteLength;) {
      const part = chunk.subarray(copied, copied + batch.byteLength - filled);
      batch.set(part, filled);
      copied += part.byteLength;
      filled += part.byteLength;
      if (filled === batch.byteLength) await flush();
    }
  }
  if (filled > 0) await flush();
  return { sizeBytes, sha256: hash.digest('hex') };
};
