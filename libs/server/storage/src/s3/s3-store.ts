import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type {
  ByteRange,
  ImageStore,
  PutOptions,
  PutResult,
  StoredObject,
} from '@safelight/application/ports';
import { scratchName } from '@safelight/processes';
import { diskError } from '../disk/disk-errors.ts';
import { objectKey } from '../object-key.ts';
import { receive } from '../receive.ts';
import { bothOf, rangeNotSatisfiable, translated, translatedStream, uploadAborted } from '../store-errors.ts';
import { S3Connection, type S3ConnectionOptions } from './s3-connection.ts';
import { isMissing, s3Error, s3ReadError } from './s3-errors.ts';

const freshPath = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true });
  return join(folder, scratchName('bytes'));
};

/** Calls `use` with an empty unlinked file, which disappears when it is closed or the process is killed. */
const withScratchFile = async <T>(folder: string, use: (file: FileHandle) => Promise<T>): Promise<T> => {
  const file = await translated(diskError, async () => {
    const path = await freshPath(folder);
    const opened = await open(path, 'wx+');
    await rm(path, { force: true });
    return opened;
  });
  try {
    return await use(file);
  } finally {
    await translated(diskError, () => file.close());
  }
};

/** Calls `use` with the path of a temporary file and removes the file afterwards. */
const withScratchPath = async <T>(folder: string, use: (path: string) => Promise<T>): Promise<T> => {
  const path = await translated(diskError, () => freshPath(folder));
  try {
    return await use(path);
  } finally {
    await translated(diskError, () => rm(path, { force: true }));
  }
};

const PROBE_PREFIX = 'probe/';

/**
 * Stores files in a bucket. A put collects the stream in an unlinked temporary file and then sends the file
 * in one request. The server never has a part of a file, even if this process stops, and slow senders use no
 * memory.
 */
class S3Store implements ImageStore {
  readonly #bucket: S3Connection;
  readonly #scratchDir: string;

  constructor(connection: S3Connection, scratchDir: string) {
    this.#bucket = connection;
    this.#scratchDir = scratchDir;
  }

  put(key: string, source: AsyncIterable<Uint8Array>, options: PutOptions): Promise<PutResult> {
    objectKey(key);
    return withScratchFile(this.#scratchDir, async (file) => {
      const received = await this.#receive(file, source, options);
      await this.#send(key, file, { ...received, ...options });
      return received;
    });
  }

  putAndRead<T>(
    key: string,
    source: AsyncIterable<Uint8Array>,
    options: PutOptions,
    use: (path: string) => Promise<T>,
  ): Promise<PutResult & { readonly read: T }> {
    objectKey(key);
    return withScratchPath(this.#scratchDir, async (path) => {
      const file = await translated(diskError, () => open(path, 'wx+'));
      try {
        const received = await this.#receive(file, source, options);
        const [read] = await bothOf(use(path), this.#send(key, file, { ...received, ...options }));
        return { ...received, read };
      } finally {
        await translated(diskError, () => file.close());
      }
    });
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    objectKey(key);
    if (range !== undefined && (range.start < 0 || range.start > range.end)) throw rangeNotSatisfiable();
    return translatedStream(s3ReadError, await translated(s3ReadError, () => this.#bucket.get(key, range)));
  }

  readLocally<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    return withScratchPath(this.#scratchDir, async (path) => {
      const bytes = await this.open(key);
      await translated(diskError, () => pipeline(bytes, createWriteStream(path, { flags: 'wx' })));
      return use(path);
    });
  }

  async stat(key: string): Promise<StoredObject | null> {
    objectKey(key);
    try {
      return { key, sizeBytes: await this.#bucket.sizeOf(key) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw s3Error(error);
    }
  }

  async delete(key: string): Promise<void> {
    objectKey(key);
    try {
      await this.#bucket.remove(key);
    } catch (error) {
      if (!isMissing(error)) throw s3Error(error);
    }
  }

  async *list(): AsyncGenerator<StoredObject, void, undefined> {
    try {
      for await (const object of this.#bucket.list()) {
        if (!object.key.startsWith(PROBE_PREFIX)) yield object;
      }
    } catch (error) {
      throw s3Error(error);
    }
  }

  async check(): Promise<void> {
    const key = `${PROBE_PREFIX}${randomBytes(8).toString('hex')}`;
    const probe = (async function* () {
      yield Buffer.from(key);
    })();
    await this.put(key, probe, { contentType: 'text/plain', maxBytes: key.length });
    await this.delete(key);
  }

  async #receive(
    file: FileHandle,
    source: AsyncIterable<Uint8Array>,
    options: PutOptions,
  ): Promise<PutResult> {
    const received = await receive(source, options, (bytes) =>
      translated(diskError, () => file.appendFile(bytes)),
    );
    if (options.signal?.aborted === true) throw uploadAborted(options.signal);
    return received;
  }

  #send(
    key: string,
    file: FileHandle,
    { sizeBytes, sha256, contentType }: PutResult & Pick<PutOptions, 'contentType'>,
  ): Promise<void> {
    return translated(s3Error, () => this.#bucket.put(key, { sizeBytes, sha256, file, contentType }));
  }
}

export interface S3StoreOptions extends Omit<S3ConnectionOptions, 'timeoutMs'> {
  /** A local folder for uploads in progress and for `readLocally`. It is created when missing. */
  readonly scratchDir: string;
  /** A request fails when it makes no progress for this long, in milliseconds (default 10,000). */
  readonly timeoutMs?: number;
}

/**
 * An ImageStore on any S3-compatible server. It sends no request before its first use. The bucket is created
 * if it is missing.
 */
export const createS3Store = ({ scratchDir, timeoutMs = 10_000, ...options }: S3StoreOptions): ImageStore =>
  new S3Store(new S3Connection({ ...options, timeoutMs }), scratchDir);
