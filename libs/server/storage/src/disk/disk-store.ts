import { createReadStream } from 'node:fs';
import { opendir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type {
  ByteRange,
  ImageStore,
  PutOptions,
  PutResult,
  StoredObject,
} from '@safelight/application/ports';
import { receive } from '../receive.ts';
import { bothOf, rangeNotSatisfiable, translated, translatedStream } from '../store-errors.ts';
import { diskError, diskReadError, isMissing } from './disk-errors.ts';
import { type DiskLayout, diskLayout } from './disk-layout.ts';
import { inFolder, syncFolder } from './durable-folder.ts';

/** The mode of a file that only this server's user can read. */
const FILE_MODE = 0o600;

/** The size of one read in bytes. It is larger than the default, so that a picture needs few reads. */
const READ_CHUNK_BYTES = 256 * 1024;

const PROBE_KEY = 'probe';

/** Stores files in one folder. Several processes of this machine may share it. */
class DiskStore implements ImageStore {
  readonly #layout: DiskLayout;

  constructor(root: string) {
    this.#layout = diskLayout(root);
  }

  async put(key: string, source: AsyncIterable<Uint8Array>, options: PutOptions): Promise<PutResult> {
    const { sizeBytes, sha256 } = await this.putAndRead(key, source, options, () => Promise.resolve());
    return { sizeBytes, sha256 };
  }

  async putAndRead<T>(
    key: string,
    source: AsyncIterable<Uint8Array>,
    options: PutOptions,
    use: (path: string) => Promise<T>,
  ): Promise<PutResult & { readonly read: T }> {
    const path = this.#layout.pathOf(key);
    const unfinished = this.#layout.unfinishedPath(key);
    try {
      const result = await this.#receive(unfinished, source, options, use);
      await translated(diskError, async () => {
        const folder = this.#layout.folderOf(key);
        await inFolder(folder, () => rename(unfinished, path));
        await syncFolder(folder);
      });
      return result;
    } catch (error) {
      // The first error is reported. If the file cannot be removed now, a later `delete` removes it.
      await Promise.allSettled([rm(unfinished, { force: true })]);
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const path = this.#layout.pathOf(key);
    const file = await translated(diskReadError, () => open(path));
    try {
      const { size } = await translated(diskReadError, () => file.stat());
      if (range !== undefined && (range.start < 0 || range.start > range.end || range.start >= size)) {
        throw rangeNotSatisfiable();
      }
      const stream = createReadStream(path, { fd: file, highWaterMark: READ_CHUNK_BYTES, ...range });
      return translatedStream(diskReadError, stream);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async readLocally<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    const path = this.#layout.pathOf(key);
    await translated(diskReadError, () => stat(path));
    return use(path);
  }

  async stat(key: string): Promise<StoredObject | null> {
    const path = this.#layout.pathOf(key);
    try {
      const { size } = await stat(path);
      return { key, sizeBytes: size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw diskError(error);
    }
  }

  async delete(key: string): Promise<void> {
    const path = this.#layout.pathOf(key);
    await translated(diskError, async () => {
      const unfinished = await this.#unfinishedOf(key);
      await Promise.all([path, ...unfinished].map((file) => rm(file, { force: true })));
    });
  }

  async *list(): AsyncGenerator<StoredObject, void, undefined> {
    try {
      for await (const entry of await opendir(this.#layout.objects, { recursive: true })) {
        const key = entry.isFile() ? this.#layout.keyOf(entry.name) : null;
        const object = key === null ? null : await this.stat(key);
        if (object !== null) yield object;
      }
    } catch (error) {
      if (!isMissing(error)) throw diskError(error);
    }
  }

  async check(): Promise<void> {
    const probe = this.#layout.unfinishedPath(PROBE_KEY);
    try {
      const source = Readable.from([Buffer.from(PROBE_KEY)]);
      await this.#receive(probe, source, { maxBytes: PROBE_KEY.length }, () => Promise.resolve());
    } finally {
      await translated(diskError, () => rm(probe, { force: true }));
    }
  }

  /** Writes the stream to a new file, and syncs the file to disk while `use` reads it. */
  async #receive<T>(
    path: string,
    source: AsyncIterable<Uint8Array>,
    options: Pick<PutOptions, 'maxBytes' | 'signal'>,
    use: (path: string) => Promise<T>,
  ): Promise<PutResult & { readonly read: T }> {
    const file = await translated(diskError, () =>
      inFolder(this.#layout.unfinished, () => open(path, 'wx', FILE_MODE)),
    );
    try {
      const result = await receive(source, options, (bytes) =>
        translated(diskError, () => file.appendFile(bytes)),
      );
      const [read] = await bothOf(
        use(path),
        translated(diskError, () => file.sync()),
      );
      return { ...result, read };
    } finally {
      await translated(diskError, () => file.close());
    }
  }

  async #unfinishedOf(key: string): Promise<readonly string[]> {
    try {
      const names = await readdir(this.#layout.unfinished);
      return names
        .filter((name) => this.#layout.isUnfinished(name, key))
        .map((name) => join(this.#layout.unfinished, name));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
}

export interface DiskStoreOptions {
  /** The root folder. It is created when missing. */
  readonly root: string;
}

/** An ImageStore in a local folder. A file appears only after all of it was synced to disk. */
export const createDiskStore = ({ root }: DiskStoreOptions): ImageStore => new DiskStore(root);
