import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeImageStore } from '../image-store.contract.ts';
import { bytesOf, chunksOf, collect, readAll, repeated } from '../testing/streams.ts';
import { diskError, diskReadError } from './disk-errors.ts';
import { diskLayout } from './disk-layout.ts';
import { createDiskStore } from './disk-store.ts';

const JPEG = { contentType: 'image/jpeg', maxBytes: 10_000_000 };

const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'safelight-disk-'));

describeImageStore('a local disk', async () => {
  const root = await temporaryFolder();
  return {
    store: createDiskStore({ root }),
    leftovers: () => readdir(join(root, 'tmp')).catch(() => []),
    stop: () => rm(root, { recursive: true, force: true }),
  };
});

describe('the disk store', () => {
  let root: string;
  beforeEach(async () => {
    root = await temporaryFolder();
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('gives readers the path of the stored file instead of a copy', async () => {
    const store = createDiskStore({ root });
    await store.put('originals/one', chunksOf(bytesOf(10)), JPEG);
    const path = await store.readLocally('originals/one', async (lent) => lent);
    expect(path).toBe(diskLayout(root).pathOf('originals/one'));
  });

  it('makes its folders and files readable only for the server’s user', async () => {
    const images = join(root, 'images');
    const store = createDiskStore({ root: images });
    await store.put('originals/one', chunksOf(bytesOf(10)), JPEG);
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    const path = diskLayout(images).pathOf('originals/one');
    expect(await modeOf(path)).toBe(0o600);
    for (let folder = dirname(path); folder !== root; folder = dirname(folder)) {
      expect([folder, await modeOf(folder)]).toEqual([folder, 0o700]);
    }
  });

  it('stores the keys `ab/cd` and `abcd` as different files', async () => {
    const store = createDiskStore({ root });
    await store.put('ab/cd', chunksOf(bytesOf(3)), JPEG);
    expect(await store.stat('abcd')).toBeNull();
  });

  it('hides a file whose write was interrupted by a crash, and removes it on delete', async () => {
    const store = createDiskStore({ root });
    const layout = diskLayout(root);
    await mkdir(layout.unfinished, { recursive: true });
    await writeFile(layout.unfinishedPath('originals/crashed'), 'half');
    await writeFile(layout.unfinishedPath('originals/crashedtoo'), 'half');

    expect(await store.stat('originals/crashed')).toBeNull();
    expect(await collect(store.list())).toEqual([]);
    await store.delete('originals/crashed');
    expect(await readdir(layout.unfinished)).toHaveLength(1);
  });

  it('stores a file again after a crash interrupted its first write', async () => {
    const store = createDiskStore({ root });
    const layout = diskLayout(root);
    await mkdir(layout.unfinished, { recursive: true });
    await writeFile(layout.unfinishedPath('originals/again'), 'half');
    await store.put('originals/again', chunksOf(bytesOf(100)), JPEG);
    expect((await readAll(await store.open('originals/again'))).equals(bytesOf(100))).toBe(true);
  });

  it('is empty before its first file', async () => {
    const store = createDiskStore({ root: join(root, 'not', 'made') });
    expect(await collect(store.list())).toEqual([]);
    expect(await store.stat('originals/none')).toBeNull();
    await store.delete('originals/none');
  });

  it('ignores files that it did not store', async () => {
    const store = createDiskStore({ root });
    await store.put('originals/mine', chunksOf(bytesOf(1)), JPEG);
    await writeFile(join(diskLayout(root).objects, '.DS_Store'), 'x');
    expect(await collect(store.list())).toEqual([{ key: 'originals/mine', sizeBytes: 1 }]);
  });

  it('throws STORAGE_UNAVAILABLE while its folder cannot be created, and recovers afterwards', async () => {
    const blocked = join(root, 'blocked');
    await writeFile(blocked, 'a file where the folder should be');
    const store = createDiskStore({ root: blocked });
    const put = () => store.put('originals/one', chunksOf(bytesOf(10)), JPEG);
    await expect(put()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    await expect(store.check()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    await rm(blocked);
    await store.check();
    expect(await put()).toMatchObject({ sizeBytes: 10 });
  });

  it('throws STORAGE_UNAVAILABLE if a file cannot be read', async () => {
    const store = createDiskStore({ root });
    await mkdir(diskLayout(root).pathOf('originals/folder'), { recursive: true });
    await expect(store.open('originals/folder').then(readAll)).rejects.toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
    });
  });
});

describe('the translation of file system errors', () => {
  const errno = (code: string): Error => Object.assign(new Error(code), { code, syscall: 'write' });

  it.each(['ENOSPC', 'EIO', 'EACCES', 'EROFS', 'EMFILE', 'EDQUOT'])(
    'turns %s into STORAGE_UNAVAILABLE with the original error as its cause',
    (code) => {
      const error = errno(code);
      expect(diskError(error)).toMatchObject({ code: 'STORAGE_UNAVAILABLE', details: {}, cause: error });
    },
  );

  it('turns a missing file into NOT_FOUND when reading and STORAGE_UNAVAILABLE when writing', () => {
    expect(diskReadError(errno('ENOENT'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(diskError(errno('ENOENT'))).toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  });

  it('leaves a programming error unchanged', () => {
    const defect = new TypeError('not a function');
    expect(diskError(defect)).toBe(defect);
  });
});

const mounted = (folder: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

describe('the disk store on a full disk', () => {
  it('throws STORAGE_UNAVAILABLE, leaves no part of the file, and stores the next file that fits', async () => {
    const root = await temporaryFolder();
    // Runs only where tests may mount a file system. Elsewhere the test above covers the translation of
    // ENOSPC.
    const small = mounted(root);
    const store = createDiskStore({ root });
    try {
      if (small) {
        const put = store.put('originals/big', repeated(4_000_000), JPEG);
        await expect(put).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
      }
      expect(await collect(store.list())).toEqual([]);
      expect(await store.put('originals/small', repeated(1_000_000), JPEG)).toMatchObject({
        sizeBytes: 1_000_000,
      });
    } finally {
      if (small) execFileSync('umount', [root]);
      await rm(root, { recursive: true, force: true });
    }
  });
});
