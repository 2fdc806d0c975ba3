import { assignRole, type AssignedRole } from '@safelight/application';
import { systemClock } from '@safelight/identity';
import { createRepositories, migrate } from '@safelight/persistence';
import type { Config } from '../config.ts';
import type { RoleCommand } from '../role-command.ts';
import { withSecurityLog } from './command-security-log.ts';
import { withDatabase } from './open-database.ts';
import { withUnitOfWork } from './unit-of-work.ts';

/**
 * Gives a user a role in the configured installation; running processes are notified of the sessions that
 * ended.
 */
export const giveRole = (config: Config, { username, role }: RoleCommand): Promise<AssignedRole> =>
  withSecurityLog(config, (securityLog) =>
    withDatabase(config, async (database) => {
      await migrate(database);
      const { users } = createRepositories(database);
      const assigned = await withUnitOfWork(config, database, (unitOfWork) =>
        assignRole({ users, unitOfWork, clock: systemClock })(username, role),
      );
      securityLog.note({ event: 'role.given', userId: assigned.userId, details: { role }, outcome: 'ok' });
      return assigned;
    }),
  );
