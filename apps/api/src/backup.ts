import 'reflect-metadata';
import { BACKUP_USAGE, readBackupCommand, type BackupCommand } from './backup-command.ts';
import { showProgress } from './backup-progress.ts';
import { readConfig } from './config.ts';
import { checkBackup, takeBackup } from './container/backup.ts';
import { runCommand } from './run-command.ts';

const tell = showProgress(process.stderr, Date.now);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Returns true when no damage was found. */
const verify = async ({ folder }: BackupCommand): Promise<boolean> => {
  const { objects, problems } = await checkBackup(folder, tell);
  for (const problem of problems) say(problem);
  say(`${objects} objects were read, ${problems.length} are damaged`);
  return problems.length === 0;
};

const take = async (command: BackupCommand): Promise<boolean> => {
  const { snapshot, objects, moved, movedBytes, lost, forgotten } = await takeBackup(
    readConfig(),
    command,
    tell,
  );
  for (const key of lost) say(`object ${key} has a row but no bytes: it could not be backed up`);
  say(
    `Snapshot ${snapshot}: ${objects} objects, ${moved} of them new (${(movedBytes / 1e6).toFixed(1)} MB), ${lost.length} lost`,
  );
  if (forgotten.snapshots > 0)
    say(
      `Removed ${forgotten.snapshots} older snapshots and ${forgotten.objects} objects that only they named`,
    );
  return lost.length === 0;
};

/** `npm run backup -- <folder>` prints what it copied, or prints the problem and exits with 1. */
await runCommand(readBackupCommand(process.argv.slice(2)), BACKUP_USAGE, (command) =>
  command.isVerify ? verify(command) : take(command),
);
