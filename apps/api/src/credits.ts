import 'reflect-metadata';
import { readConfig } from './config.ts';
import { adjustCredits } from './container/credits.ts';
import { CREDITS_USAGE, readCreditCommand } from './credit-command.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run credits -- grant|expire|refund …` changes an account's credits, with an entry in the ledger that
 * says why. Prints the balance, or prints the problem and exits with 1.
 */
await runCommand(
  readCreditCommand(process.argv.slice(2)),
  CREDITS_USAGE,
  async (command) => {
    const { username, balance } = await adjustCredits(readConfig(), command);
    process.stdout.write(`${username} has ${balance} credits\n`);
    return true;
  },
  (command) => (command.action === 'refund' ? `edit ${command.jobId}` : command.username),
);
