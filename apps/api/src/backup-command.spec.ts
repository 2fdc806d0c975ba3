import { resolve } from 'node:path';
import { readBackupCommand, readRestoreCommand } from './backup-command.ts';
import { showProgress } from './backup-progress.ts';

describe('the arguments of npm run backup', () => {
  const folder = resolve('backups');

  it('consist of a folder and optionally --keep with a number of backups, or --verify', () => {
    expect(readBackupCommand(['backups'])).toEqual({ folder, isVerify: false, keep: null });
    expect(readBackupCommand(['backups', '--keep=14'])).toEqual({ folder, isVerify: false, keep: 14 });
    expect(readBackupCommand(['--verify', 'backups'])).toEqual({ folder, isVerify: true, keep: null });
  });

  it.each([
    '',
    'one two',
    '--verify',
    'backups --keep=0',
    'backups --keep',
    'backups --verify --keep=1',
    'one --all',
  ])('are rejected as invalid: %s', (words) => {
    expect(readBackupCommand(words.split(' ').filter(Boolean))).toBeNull();
  });
});

describe('the arguments of npm run restore', () => {
  it('consist of a folder of backups, or of one backup in such a folder', () => {
    expect(readRestoreCommand(['backups'])).toEqual({ folder: resolve('backups'), snapshot: null });
    expect(readRestoreCommand(['backups/snapshots/20260101t120000000z.jsonl'])).toEqual({
      folder: resolve('backups'),
      snapshot: '20260101t120000000z',
    });
  });

  it.each(['', 'one two', '--keep=1'])('are rejected as invalid: %s', (words) => {
    expect(readRestoreCommand(words.split(' ').filter(Boolean))).toBeNull();
  });
});

describe('the progress of a backup', () => {
  const tellAll = (isTTY: boolean): string => {
    let [text, now] = ['', 0];
    const tell = showProgress({ isTTY, write: (part: string) => (text += part) }, () => now);
    for (let done = 1; done <= 40; done += 1) {
      now += 400;
      tell({ stage: 'copying', done, total: 40, bytes: done * 1_000_000 });
    }
    return text;
  };

  it('is printed to a log file every ten seconds, and once more at the end', () => {
    expect(tellAll(false)).toBe(
      'Copying objects: 1 of 40, 1.0 MB\nCopying objects: 26 of 40, 26.0 MB\nCopying objects: 40 of 40, 40.0 MB\n',
    );
  });

  it('is printed to a terminal as a single line that is overwritten', () => {
    const text = tellAll(true);
    expect(text.split('\r')).toHaveLength(41);
    expect(text.endsWith('Copying objects: 40 of 40, 40.0 MB\u001B[K\n')).toBe(true);
  });
});
