import 'reflect-metadata';
import { DomainError } from '@safelight/domain';
import { readConfig } from './config.ts';
import { moderate } from './container/moderate.ts';
import { MODERATE_USAGE, readModerateCommand } from './moderate-command.ts';

/**
 * `npm run moderate -- block|unblock|suspend|reopen|list …` prints what it did, or prints the problem and
 * exits with 1.
 */
const command = readModerateCommand(process.argv.slice(2));
if (command === null) {
  process.stderr.write(MODERATE_USAGE);
  process.exitCode = 1;
} else {
  try {
    for (const line of await moderate(readConfig(), command)) process.stdout.write(`${line}\n`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const subject = 'uid' in command ? command.uid : 'username' in command ? command.username : 'list';
    process.stderr.write(`${subject}: ${error.message}\n`);
    process.exitCode = 1;
  }
}
