import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ArchiveEntry, Archiver } from '@safelight/application/ports';
import { ZipFile } from 'yazl';

/** Characters that some file systems and terminals do not accept in a name. */
const UNSAFE = /[\p{Cc}\u2028\u2029<>:"|?*\\]/gu;
const DOTS_ONLY = /^\.+$/;

/**
 * The path of an entry in the archive. On every system it stays inside the folder into which it is unpacked:
 * it contains no `..`, drive letter, backslash or control character. It is never empty.
 */
export const entryName = (name: string): string => {
  const parts = name
    .split('/')
    .map((part) => part.replace(UNSAFE, '_').replace(DOTS_ONLY, '_').trim())
    .filter((part) => part !== '');
  return parts.length === 0 ? '_' : parts.join('/');
};

/** A regular file that everyone can read after unpacking. */
const FILE_MODE = 0o100_644;
/** Only text is worth compressing. Photos are compressed already. */
const COMPRESSIBLE = /\.(?:json|txt|svg)$/i;

/** Adds one entry and waits until its content is written. */
const add = async (zip: ZipFile, entry: ArchiveEntry, signal: AbortSignal): Promise<void> => {
  const source = Readable.from(await entry.open(), { objectMode: false });
  const stop = (): void => void source.destroy();
  signal.addEventListener('abort', stop, { once: true });
  try {
    if (signal.aborted) stop();
    else {
      zip.addReadStream(source, entryName(entry.name), {
        mtime: entry.modifiedAt,
        mode: FILE_MODE,
        compress: COMPRESSIBLE.test(entry.name),
      });
    }
    await finished(source, { writable: false });
  } finally {
    signal.removeEventListener('abort', stop);
    source.destroy();
  }
};

const feed = async (
  zip: ZipFile,
  entries: AsyncIterable<ArchiveEntry>,
  signal: AbortSignal,
): Promise<void> => {
  for await (const entry of entries) {
    if (signal.aborted) return;
    await add(zip, entry, signal);
  }
  zip.end();
};

async function* archive(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array, void, undefined> {
  const zip = new ZipFile();
  const stopping = new AbortController();
  // At runtime this is a PassThrough, although its type does not say so.
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const feeding = feed(zip, entries, stopping.signal).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    for await (const chunk of output) yield chunk as Buffer;
  } finally {
    stopping.abort();
    output.destroy();
    await feeding;
  }
}

/**
 * Creates ZIP archives of any size (ZIP64) with yazl. One entry is open at a time, and it is read no faster
 * than the archive. Text is compressed, and everything else is stored. Names are safe to unpack. Open entries
 * are closed when the reader stops. If an entry fails, the archive fails with the entry's error.
 */
export const createZipArchiver = (): Archiver => ({ zip: (entries) => archive(entries) });
