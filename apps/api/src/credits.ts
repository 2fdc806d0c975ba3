import 'reflect-metadata';
import { DomainError } from '@safelight/domain';
import { readConfig } from './config.ts';
import { adjustCredits } from './container/credits.ts';
import { CREDITS_USAGE, readCreditCommand } from './credit-command.ts';

/**
 * `npm run credits -- grant|expire|refund …` changes an account's credits, with an entry in the ledger that
 * says why. Prints the balance, or prints the problem and exits with 1.
 */
const command = readCreditCommand(process.argv.slice(2));
if (command === null) {
  process.stderr.write(CREDITS_USAGE);
  process.exitCode = 1;
} else {
  try {
    const { username, balance } = await adjustCredits(readConfig(), command);
    process.stdout.write(`${username} has ${balance} credits\n`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const subject = command.action === 'refund' ? `edit ${command.jobId}` : command.username;
    process.stderr.write(`${subject}: ${error.message}\n`);
    process.exitCode = 1;
  }
}
