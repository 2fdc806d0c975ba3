import 'reflect-metadata';
import { DomainError } from '@safelight/domain';
import { readConfig } from './config.ts';
import { giveRole } from './container/role.ts';
import { readRoleCommand, ROLE_USAGE } from './role-command.ts';

/**
 * `npm run role -- ada moderator` gives a user a role and ends their sessions, or prints the problem and
 * exits with 1.
 */
const command = readRoleCommand(process.argv.slice(2));
if (command === null) {
  process.stderr.write(ROLE_USAGE);
  process.exitCode = 1;
} else {
  try {
    const { username, role } = await giveRole(readConfig(), command);
    process.stdout.write(`${username} is ${role}\n`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.stderr.write(`${command.username}: ${error.message}\n`);
    process.exitCode = 1;
  }
}
