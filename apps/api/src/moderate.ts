import 'reflect-metadata';
import { readConfig } from './config.ts';
import { moderate } from './container/moderate.ts';
import { MODERATE_USAGE, readModerateCommand } from './moderate-command.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run moderate -- block|unblock|suspend|reopen|list …` prints what it did, or prints the problem and
 * exits with 1.
 */
await runCommand(
  readModerateCommand(process.argv.slice(2)),
  MODERATE_USAGE,
  async (command) => {
    for (const line of await moderate(readConfig(), command)) process.stdout.write(`${line}\n`);
    return true;
  },
  (command) => ('uid' in command ? command.uid : 'username' in command ? command.username : 'list'),
);
