import 'reflect-metadata';
import { readConfig } from './config.ts';
import { giveRole } from './container/role.ts';
import { readRoleCommand, ROLE_USAGE } from './role-command.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run role -- ada moderator` gives a user a role and ends their sessions, or prints the problem and
 * exits with 1.
 */
await runCommand(
  readRoleCommand(process.argv.slice(2)),
  ROLE_USAGE,
  async (command) => {
    const { username, role } = await giveRole(readConfig(), command);
    process.stdout.write(`${username} is ${role}\n`);
    return true;
  },
  ({ username }) => username,
);
