import { appendFile, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupFolder, Snapshot } from '@safelight/application/ports';
import { createBackupFolder } from './backup-folder.ts';

const NAME = '20260101t120000000z';
const sha256 = 'ab'.repeat(32);

const SNAPSHOT: Snapshot = {
  takenAt: '2026-01-01T12:00:00.000Z',
  shape: { migrations: ['First1'], sequences: { instance_id: '7', other: null } },
  rows: [{ name: 'image', columns: ['uid'], key: 'rows/x1/00image', sizeBytes: 3, sha256 }],
  lost: ['images/lost'],
  objects: [
    { key: 'images/one', sizeBytes: 1, sha256 },
    { key: 'images/two', sizeBytes: 2, sha256 },
  ],
};

describe('a folder of backups', () => {
  let root: string;
  let folder: BackupFolder;
  let path: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'safelight-backup-'));
    folder = createBackupFolder(root);
    path = join(root, 'snapshots', `${NAME}.jsonl`);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('returns a backup unchanged, and makes it readable only for the server’s user', async () => {
    await folder.write(NAME, SNAPSHOT);
    expect(await folder.snapshots()).toEqual([NAME]);
    expect(await folder.read(NAME)).toEqual(SNAPSHOT);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('lists finished backups from the oldest to the newest', async () => {
    const older = '20251231t235959999z';
    await folder.write(NAME, SNAPSHOT);
    await folder.write(older, SNAPSHOT);
    await writeFile(join(root, 'snapshots', '20270101t000000000z.jsonl.unfinished'), 'half');
    expect(await folder.snapshots()).toEqual([older, NAME]);
    await folder.remove(older);
    expect(await readdir(join(root, 'snapshots'))).toHaveLength(2);
  });

  it('is empty before its first backup', async () => {
    expect(await folder.snapshots()).toEqual([]);
    expect(await folder.listCopied()).toEqual([]);
    await expect(folder.read(NAME)).rejects.toThrow(`There is no snapshot ${path}.`);
  });

  const alterations: readonly (readonly [string, (text: string) => string, string])[] = [
    ['cut between lines', (text) => `${text.split('\n').slice(0, 2).join('\n')}\n`, 'was cut (line 2)'],
    ['cut within a line', (text) => text.slice(0, -40), 'was cut or altered (line 4)'],
    ['empty', () => '', 'is not a snapshot of Safelight (line 1)'],
    ['of another program', () => '{"format":"other"}\n', 'is not a snapshot of Safelight (line 1)'],
    [
      'altered',
      (text) => text.replace('images/two', 'images/tow'),
      'was altered: its seal does not fit (line 4)',
    ],
    [
      'without one of its lines',
      (text) => text.replace(/.*images\/two.*\n/, ''),
      'its seal does not fit (line 3)',
    ],
    ['longer than it was', (text) => `${text}{"key":"images/six"}\n`, 'goes on after its end (line 5)'],
  ];
  it.each(alterations)(
    'refuses a backup that is %s, and reports the invalid line',
    async (_case, alter, what) => {
      await folder.write(NAME, SNAPSHOT);
      await writeFile(path, alter(await readFile(path, 'utf8')));
      const refusal = folder.read(NAME);
      await expect(refusal).rejects.toThrow(`The backup is damaged: ${path} `);
      await expect(refusal).rejects.toThrow(what);
    },
  );

  it('lists the files that an unfinished backup copied, except for a line that a crash truncated', async () => {
    const [one, two] = SNAPSHOT.objects;
    await folder.recordCopied(one!);
    await appendFile(join(root, 'unfinished.jsonl'), '{"key":"images/ha');
    await folder.recordCopied(two!);
    await folder.recordCopied(two!);
    expect(await folder.listCopied()).toEqual([one, two]);
    await folder.clearCopied();
    expect(await folder.listCopied()).toEqual([]);
  });
});
