import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { PutOptions, PutResult } from '@safelight/application/ports';
import { fileTooLarge, uploadAborted } from './store-errors.ts';

/** Writes chunks whole, in their order. */
export type ChunkWriter = (chunks: readonly Uint8Array[]) => Promise<void>;

/** The number of bytes that are written at a time, because each write uses a thread, whatever its length. */
const BATCH_BYTES = 512 * 1024;

const release = (source: AsyncIterable<Uint8Array>, iterator: AsyncIterator<Uint8Array>): void => {
  if ('destroy' in source && typeof source.destroy === 'function') (source as unknown as Readable).destroy();
  // An iterator that still waits for a chunk may resolve late or never, so this is not awaited.
  void Promise.allSettled([iterator.return?.()]);
};

/** `source` until `signal` aborts, which ends it at once even while it waits for its next chunk. */
async function* untilAborted(
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const iterator = source[Symbol.asyncIterator]();
  let stop = (_error: unknown): void => undefined;
  const onAbort = (): void => {
    stop(uploadAborted(signal));
  };
  // A new promise for each chunk. Racing against one promise for all would keep every chunk in memory until
  // the end.
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
 * Reads a stream chunk by chunk, and hashes chunks while they are written, half a megabyte at a time. Errors
 * of `source` and `write` are rethrown unchanged; FILE_TOO_LARGE beyond `maxBytes`, UPLOAD_ABORTED on abort.
 * In each case the source is stopped.
 */
export const receive = async (
  source: AsyncIterable<Uint8Array>,
  { maxBytes, signal }: Pick<PutOptions, 'maxBytes' | 'signal'>,
  write: ChunkWriter,
): Promise<PutResult> => {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let batch: Uint8Array[] = [];
  let batchBytes = 0;
  const flush = async (): Promise<void> => {
    const chunks = batch;
    [batch, batchBytes] = [[], 0];
    const written = write(chunks);
    for (const chunk of chunks) hash.update(chunk);
    await written;
  };
  for await (const chunk of signal === undefined ? source : untilAborted(source, signal)) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBytes) throw fileTooLarge(maxBytes);
    batch.push(chunk);
    batchBytes += chunk.byteLength;
    if (batchBytes >= BATCH_BYTES) await flush();
  }
  if (batchBytes > 0) await flush();
  return { sizeBytes, sha256: hash.digest('hex') };
};
