import { assignRole, type AssignedRole } from '@safelight/application';
import { systemClock } from '@safelight/identity';
import { createRepositories, migrate } from '@safelight/persistence';
import type { Config } from '../config.ts';
import type { RoleCommand } from '../role-command.ts';
import { withDatabase } from './open-database.ts';
import { unitOfWorkWithoutJobs } from './unit-of-work-without-jobs.ts';

/** Gives a role in the configured installation; running processes are notified of the sessions that ended. */
export const giveRole = (config: Config, { username, role }: RoleCommand): Promise<AssignedRole> =>
  withDatabase(config, async (database) => {
    await migrate(database);
    const { users } = createRepositories(database);
    const unitOfWork = unitOfWorkWithoutJobs(database, 'Giving a role');
    return assignRole({ users, unitOfWork, clock: systemClock })(username, role);
  });
