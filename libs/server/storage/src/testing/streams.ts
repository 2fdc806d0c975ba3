import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const CHUNK_BYTES = 64 * 1024;

/** Pseudorandom bytes that depend only on the seed. */
export const bytesOf = (sizeBytes: number, seed = 1): Buffer => {
  const bytes = Buffer.allocUnsafe(sizeBytes);
  let state = seed;
  for (let at = 0; at < sizeBytes; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
};

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Yields `bytes` in chunks of the size that sockets deliver. */
export async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

/** Yields the same chunk until `sizeBytes` are reached. The stream itself uses no memory. */
export async function* repeated(sizeBytes: number): AsyncGenerator<Uint8Array> {
  const chunk = bytesOf(CHUNK_BYTES);
  for (let left = sizeBytes; left > 0; left -= CHUNK_BYTES) {
    yield left < CHUNK_BYTES ? chunk.subarray(0, left) : chunk;
    await sleep(0);
  }
}

/** Yields `bytes` and then fails like a broken connection. */
export async function* brokenAfter(bytes: Uint8Array, error: Error): AsyncGenerator<Uint8Array> {
  yield* chunksOf(bytes);
  throw error;
}

/** Yields `bytes` and then waits forever. */
export async function* stalledAfter(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield* chunksOf(bytes);
  await new Promise(() => undefined);
}

export const readAll = async (stream: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

export const collect = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

/** Runs the garbage collector, which needs a flag of V8. */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

/** The total size of all buffers that are still referenced. */
export const bytesInUse = (): number => {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};
