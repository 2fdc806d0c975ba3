import 'reflect-metadata';
import { readRestoreCommand, RESTORE_USAGE } from './backup-command.ts';
import { showProgress } from './backup-progress.ts';
import { readConfig } from './config.ts';
import { restore } from './container/backup.ts';
import { runCommand } from './run-command.ts';

/** `npm run restore -- <folder>` prints what it restored, or prints the problem and exits with 1. */
await runCommand(readRestoreCommand(process.argv.slice(2)), RESTORE_USAGE, async (command) => {
  const { takenAt, objects, found, lost } = await restore(
    readConfig(),
    command,
    showProgress(process.stderr, Date.now),
  );
  for (const key of lost)
    process.stdout.write(`object ${key} has a row but no bytes: it was lost before the backup\n`);
  process.stdout.write(
    `Restored what stood at ${takenAt}: ${objects} objects, ${found} of them by an earlier run\n` +
      `Now compare with: npm run check:integrity\n`,
  );
  return true;
});
