import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { ArchiveEntry } from '@safelight/application/ports';
import { type Entry, openPromise } from 'yauzl';
import { bytesInUse, repeated } from '../testing/streams.ts';
import { createZipArchiver, entryName } from './zip-archiver.ts';

const MB = 1024 * 1024;
const AT = new Date('2026-01-31T12:00:02.000Z');
const archiver = createZipArchiver();

const entryOf = (name: string, open: ArchiveEntry['open']): ArchiveEntry => ({ name, modifiedAt: AT, open });
const textEntry = (name: string, text: string): ArchiveEntry =>
  entryOf(name, async () => Readable.from([Buffer.from(text)]));

async function* listed(entries: readonly ArchiveEntry[]): AsyncGenerator<ArchiveEntry> {
  yield* entries;
}

describe('ZIP archives', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'archive-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  const write = async (entries: AsyncIterable<ArchiveEntry>): Promise<string> => {
    const path = join(dir, 'archive.zip');
    await pipeline(archiver.zip(entries), createWriteStream(path));
    return path;
  };

  /** Reads every entry with its content, using a strict ZIP reader. */
  const read = async (path: string): Promise<readonly (readonly [Entry, Buffer])[]> => {
    const zip = await openPromise(path);
    const all: [Entry, Buffer][] = [];
    for await (const entry of zip.eachEntry()) {
      const bytes = await buffer(await zip.openReadStreamPromise(entry));
      expect(crc32(bytes)).toBe(entry.crc32);
      all.push([entry, bytes]);
    }
    return all;
  };

  it('unpack to the same files, names, times and folders', async () => {
    const photo = randomBytes(300_000);
    const path = await write(
      listed([
        textEntry('account.json', '{"username":"kim"}'),
        entryOf('images/abc/1-Grüße 📷.jpg', async () =>
          Readable.from([photo.subarray(0, 7), photo.subarray(7)]),
        ),
        textEntry('empty.txt', ''),
      ]),
    );
    const entries = await read(path);
    expect(entries.map(([{ fileName }]) => fileName)).toEqual([
      'account.json',
      'images/abc/1-Grüße 📷.jpg',
      'empty.txt',
    ]);
    expect(entries.map(([, bytes]) => bytes)).toEqual([
      Buffer.from('{"username":"kim"}'),
      photo,
      Buffer.alloc(0),
    ]);
    for (const [entry] of entries) expect(entry.getLastModDate()).toEqual(AT);
  });

  it('compress text, and store photos without compression', async () => {
    const path = await write(
      listed([
        textEntry('images.json', 'x'.repeat(100_000)),
        entryOf('photo.jpg', async () => Readable.from([Buffer.alloc(100_000)])),
      ]),
    );
    const [[text], [photo]] = (await read(path)) as [[Entry, Buffer], [Entry, Buffer]];
    expect(text.compressionMethod).toBe(8);
    expect(text.compressedSize).toBeLessThan(1_000);
    expect(photo.compressionMethod).toBe(0);
    expect(photo.compressedSize).toBe(100_000);
  });

  it('are valid without entries', async () => {
    expect(await read(await write(listed([])))).toEqual([]);
  });

  it('of 200 files need less than 10 MB of memory, with only one file open at a time', async () => {
    const chunk = randomBytes(MB / 16);
    let [open, mostOpen, peak, files] = [0, 0, 0, 0];
    async function* counted(): AsyncGenerator<Uint8Array> {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      for (let part = 0; part < 4; part += 1) yield Uint8Array.from(chunk);
      if ((files += 1) % 20 === 0) peak = Math.max(peak, bytesInUse());
      open -= 1;
    }
    async function* many(): AsyncGenerator<ArchiveEntry> {
      for (let index = 0; index < 200; index += 1) {
        yield entryOf(`images/${index}.jpg`, async () => counted());
      }
    }
    const before = bytesInUse();
    const path = await write(many());
    expect(mostOpen).toBe(1);
    expect(peak - before).toBeLessThan(10 * MB);

    const zip = await openPromise(path);
    files = 0;
    for await (const entry of zip.eachEntry()) {
      let checksum = 0;
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        checksum = crc32(chunk as Buffer, checksum);
      }
      expect(checksum).toBe(entry.crc32);
      files += 1;
    }
    expect(files).toBe(200);
  }, 120_000);

  it('open an entry only when its turn comes, and read it no faster than their reader reads', async () => {
    const opened: string[] = [];
    async function* endless(): AsyncGenerator<ArchiveEntry> {
      for (let index = 0; ; index += 1) {
        yield entryOf(`${index}.jpg`, async () => {
          opened.push(`${index}`);
          return repeated(MB);
        });
      }
    }
    const chunks = archiver.zip(endless())[Symbol.asyncIterator]();
    await chunks.next();
    await new Promise((done) => setTimeout(done, 200));
    expect(opened).toEqual(['0']);
    await chunks.return?.();
  });

  it('close the open entry if their reader stops', async () => {
    const source = Readable.from(repeated(50 * MB));
    let isListEnded = false;
    async function* one(): AsyncGenerator<ArchiveEntry> {
      try {
        yield entryOf('big.jpg', async () => source);
      } finally {
        isListEnded = true;
      }
    }
    for await (const chunk of archiver.zip(one())) {
      if (chunk.byteLength > 1_000) break;
    }
    expect(source.destroyed).toBe(true);
    expect(isListEnded).toBe(true);
  });

  it.each([
    ['cannot be opened', () => Promise.reject(new Error('store unavailable'))],
    [
      'breaks off',
      async () =>
        (async function* () {
          yield Buffer.alloc(200_000);
          throw new Error('store unavailable');
        })(),
    ],
  ] as const)('fail if an entry %s, even if earlier entries were complete', async (_what, open) => {
    const entries = [textEntry('good.json', '{}'), entryOf('bad.jpg', open), textEntry('after.json', '{}')];
    await expect(write(listed(entries))).rejects.toThrow('store unavailable');
  });

  it('fail if the list of entries fails', async () => {
    async function* broken(): AsyncGenerator<ArchiveEntry> {
      yield textEntry('good.json', '{}');
      throw new Error('database unavailable');
    }
    await expect(write(broken())).rejects.toThrow('database unavailable');
  });

  it.each([
    ['../../etc/passwd', '_/_/etc/passwd'],
    ['/etc/passwd', 'etc/passwd'],
    ['images/a/1-..', 'images/a/1-..'],
    ['images/../x.jpg', 'images/_/x.jpg'],
    ['C:\\Windows\\x.jpg', 'C__Windows_x.jpg'],
    ['a\u0000\r\nb.jpg', 'a___b.jpg'],
    ['', '_'],
    ['///', '_'],
    ['images/Grüße 📷.jpg', 'images/Grüße 📷.jpg'],
  ])('rename the entry %j to %j', async (name, safe) => {
    expect(entryName(name)).toBe(safe);
    const [[entry]] = (await read(await write(listed([textEntry(name, 'x')])))) as [[Entry, Buffer]];
    expect(entry.fileName).toBe(safe);
  });
});
