import { assignRole, type AssignedRole } from '@safelight/application';
import { systemClock } from '@safelight/identity';
import { createEventBus } from '@safelight/jobs';
import { createRepositories, createUnitOfWork, migrate } from '@safelight/persistence';
import type { Config } from '../config.ts';
import type { RoleCommand } from '../role-command.ts';
import { withDatabase } from './open-database.ts';

/** Gives a role in the data the settings name; processes that are running learn which sessions ended. */
export const giveRole = (config: Config, { username, role }: RoleCommand): Promise<AssignedRole> =>
  withDatabase(config, async (database) => {
    await migrate(database);
    const { users } = createRepositories(database);
    const events = createEventBus({ connectionString: database.url });
    const unitOfWork = createUnitOfWork({
      database,
      bindJobs: () => ({
        enqueue: () => Promise.reject(new Error('Giving a role queues no jobs.')),
      }),
      bindEvents: (sql) => events.publisherFor(sql),
    });
    return assignRole({ users, unitOfWork, clock: systemClock })(username, role);
  });
