import { fakeClock } from '../testing/fake-clock.ts';
import { InMemoryStore } from '../testing/fakes.ts';
import { InMemoryBackupFolder, InMemoryKeyRows } from '../testing/in-memory-backups.ts';
import { backUp, type BackUpOptions } from './back-up.ts';
import type { BackupProgress } from './progress.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';

const silent = (): void => undefined;

/** An installation where images are uploaded and deleted while a backup runs. */
class Site {
  readonly store = new InMemoryStore();
  readonly rows = new InMemoryKeyRows();
  readonly clock = fakeClock();

  /** Adds files before their row, like an upload. */
  upload(...keys: readonly string[]): void {
    for (const key of keys) {
      this.store.objects.set(key, Buffer.from(`bytes of ${key}`));
      this.rows.keys.add(key);
    }
  }

  /** Deletes the row before its file, like the sweeper. */
  remove(key: string): void {
    this.rows.keys.delete(key);
    this.store.objects.delete(key);
  }

  async backUp(
    folder: InMemoryBackupFolder,
    options: BackUpOptions = {},
    tell: (p: BackupProgress) => void = silent,
  ) {
    await this.clock.sleep(1_000);
    return backUp({ rows: this.rows, store: this.store, folder, clock: this.clock, tell })(options);
  }

  async restore(folder: InMemoryBackupFolder, name?: string) {
    return restoreBackup({ folder, store: this.store, rows: this.rows, tell: silent })(name);
  }

  /** Calls `event` when a file is opened for the nth time. */
  whenOpened(key: string, event: () => void): void {
    const open = this.store.open.bind(this.store);
    this.store.open = (opened, range) => {
      if (opened === key) event();
      return open(opened, range);
    };
  }
}

const keysOf = (folder: InMemoryBackupFolder, name: string): readonly string[] =>
  folder.kept.get(name)?.objects.map(({ key }) => key) ?? [];

describe('a backup', () => {
  let site: Site;
  let folder: InMemoryBackupFolder;
  beforeEach(() => {
    site = new Site();
    folder = new InMemoryBackupFolder();
    site.upload('images/one', 'images/two');
  });

  it('can be restored to an empty installation, with its rows and files unchanged', async () => {
    const { snapshot, objects, moved, lost } = await site.backUp(folder);
    expect({ objects, moved, lost }).toEqual({ objects: 2, moved: 2, lost: [] });
    const fresh = new Site();
    expect(await fresh.restore(folder)).toMatchObject({ snapshot, objects: 2, found: 0, lost: [] });
    expect(fresh.store.objects).toEqual(site.store.objects);
    expect(fresh.rows.keys).toEqual(site.rows.keys);
  });

  it('copies only new files if its folder contains an earlier backup', async () => {
    await site.backUp(folder);
    site.upload('images/three');
    site.remove('images/one');
    const second = await site.backUp(folder);
    expect(second).toMatchObject({ objects: 2, moved: 1, movedBytes: 'bytes of images/three'.length });
    expect(keysOf(folder, second.snapshot)).toEqual(['images/three', 'images/two']);
  });

  it('is retried if an image is deleted while it runs, and contains neither its row nor its file', async () => {
    site.whenOpened('images/one', () => site.remove('images/one'));
    const { snapshot, lost } = await site.backUp(folder);
    expect(lost).toEqual([]);
    expect(keysOf(folder, snapshot)).toEqual(['images/two']);
    const fresh = new Site();
    await fresh.restore(folder);
    expect([...fresh.rows.keys]).toEqual(['images/two']);
  });

  it('contains the file of every row, even if images are added and deleted during every attempt', async () => {
    let number = 0;
    const open = site.store.open.bind(site.store);
    site.store.open = (key, range) => {
      if (number < 20) {
        number += 2;
        site.upload(`images/new${number}`, `images/new${number + 1}`);
        site.remove(key);
      }
      return open(key, range);
    };
    let looks = 0;
    const original = site.rows.withSnapshot;
    site.rows.withSnapshot = (work) => {
      looks += 1;
      return original(work);
    };
    expect(await site.backUp(folder)).toMatchObject({ lost: [] });
    expect(looks).toBeGreaterThan(3);
    const fresh = new Site();
    await fresh.restore(folder);
    expect([...fresh.store.objects.keys()].sort()).toEqual([...fresh.rows.keys].sort());
    expect(fresh.rows.keys.size).toBeGreaterThan(2);
  });

  it('copies a large library before it takes a snapshot of the database', async () => {
    site.upload(...Array.from({ length: 1_200 }, (_, n) => `images/many${n}`));
    let isHeld = false;
    const original = site.rows.withSnapshot;
    site.rows.withSnapshot = async (work) => {
      isHeld = true;
      return original(work).finally(() => (isHeld = false));
    };
    let copiedWhileHeld = 0;
    const put = folder.bytes.put.bind(folder.bytes);
    folder.bytes.put = (key, source, options) => {
      if (isHeld && key.startsWith('images/')) copiedWhileHeld += 1;
      return put(key, source, options);
    };
    expect(await site.backUp(folder)).toMatchObject({ objects: 1_202, moved: 1_202 });
    expect(copiedWhileHeld).toBe(0);
  });

  it('reports files that are missing in the store, and includes all others', async () => {
    site.store.objects.delete('images/one');
    const { snapshot, lost } = await site.backUp(folder);
    expect(lost).toEqual(['images/one']);
    expect(keysOf(folder, snapshot)).toEqual(['images/two']);
    expect(await new Site().restore(folder)).toMatchObject({ lost: ['images/one'] });
  });

  it('continues after an interruption', async () => {
    const recordCopied = folder.recordCopied.bind(folder);
    folder.recordCopied = async (object) => {
      if (object.key === 'images/two') throw new Error('The power went out.');
      return recordCopied(object);
    };
    await expect(site.backUp(folder)).rejects.toThrow('The power went out.');
    expect(folder.kept.size).toBe(0);
    folder.recordCopied = recordCopied;
    expect(await site.backUp(folder)).toMatchObject({ objects: 2, moved: 1 });
    expect(folder.copied).toEqual([]);
  });

  it('copies files again if they are missing or truncated in the folder', async () => {
    await site.backUp(folder);
    folder.bytes.objects.delete('images/one');
    folder.bytes.objects.set('images/two', Buffer.from('bytes'));
    expect(await site.backUp(folder)).toMatchObject({ moved: 2 });
    expect(folder.bytes.objects.get('images/two')).toEqual(site.store.objects.get('images/two'));
  });

  it('keeps the given number of backups, and deletes files that none of those contains', async () => {
    const first = await site.backUp(folder);
    site.remove('images/one');
    const second = await site.backUp(folder);
    expect(folder.bytes.objects.has('images/one')).toBe(true);
    const third = await site.backUp(folder, { keep: 2 });
    expect(third.forgotten).toEqual({ snapshots: 1, objects: 2 });
    expect([...folder.kept.keys()]).toEqual([second.snapshot, third.snapshot]);
    expect(folder.kept.has(first.snapshot)).toBe(false);
    expect(folder.bytes.objects.has('images/one')).toBe(false);
    await new Site().restore(folder, second.snapshot);
  });

  it('has the time of its database snapshot, not of the end of the copying', async () => {
    site.whenOpened('images/one', () => site.clock.advance(3_600_000));
    const { snapshot } = await site.backUp(folder);
    expect(folder.kept.get(snapshot)?.takenAt).toBe('2026-01-01T00:00:01.000Z');
  });

  it('reports its progress', async () => {
    const told: BackupProgress[] = [];
    await site.backUp(folder, {}, (progress) => told.push(progress));
    expect(told.map(({ stage, done, total }) => [stage, done, total])).toEqual([
      ['copying', 1, 2],
      ['copying', 2, 2],
      ['rows', 1, 1],
    ]);
  });
});

describe('a restore', () => {
  let folder: InMemoryBackupFolder;
  let fresh: Site;
  beforeEach(async () => {
    folder = new InMemoryBackupFolder();
    fresh = new Site();
    const site = new Site();
    site.upload('images/one', 'images/two');
    await site.backUp(folder);
  });

  it.each([
    ['a missing object', 'images/one', null, 'The backup is damaged: images/one is missing.'],
    ['a cut object', 'images/one', 'bytes', 'The backup is damaged: images/one has 5 bytes of 19.'],
    [
      'an altered object',
      'images/one',
      'bytes of images/onE',
      'The backup is damaged: the bytes of images/one are not those that were backed up.',
    ],
  ])('refuses a backup with %s, names the damage and loads no rows', async (_case, key, bytes, message) => {
    if (bytes === null) folder.bytes.objects.delete(key);
    else folder.bytes.objects.set(key, Buffer.from(bytes));
    await expect(fresh.restore(folder)).rejects.toThrow(message);
    expect(fresh.rows.keys.size).toBe(0);
    expect(fresh.store.objects.has(key)).toBe(false);
    expect((await verifyBackup({ folder, tell: silent })()).problems).toEqual([message]);
  });

  it('refuses a backup whose rows were altered, and loads no rows', async () => {
    const key = [...folder.bytes.objects.keys()].find((one) => one.startsWith('rows/')) ?? '';
    folder.bytes.objects.set(key, Buffer.from('images/two\nimages/one'));
    await expect(fresh.restore(folder)).rejects.toThrow(
      `The backup is damaged: the bytes of ${key} are not those that were backed up.`,
    );
    expect(fresh.rows.keys.size).toBe(0);
  });

  it('refuses a database that is not empty before it copies any file', async () => {
    fresh.rows.keys.add('images/mine');
    await expect(fresh.restore(folder)).rejects.toThrow('The database is not empty.');
    expect(fresh.store.objects.size).toBe(0);
  });

  it('continues after an interruption and restores incomplete files again', async () => {
    fresh.store.objects.set('images/one', Buffer.from('bytes of images/one'));
    fresh.store.objects.set('images/two', Buffer.from('bytes of images/tWo'));
    expect(await fresh.restore(folder)).toMatchObject({ objects: 2, found: 1 });
    expect(fresh.store.objects.get('images/two')?.toString()).toBe('bytes of images/two');
  });

  it('reports that a folder without a finished backup contains nothing to restore', async () => {
    await expect(fresh.restore(new InMemoryBackupFolder())).rejects.toThrow('There is no finished snapshot');
  });

  it('reports no damage in an intact backup', async () => {
    expect(await verifyBackup({ folder, tell: silent })()).toEqual({ objects: 3, problems: [] });
  });
});
