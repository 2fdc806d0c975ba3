import {
  expireCredits,
  grantCredits,
  refundAiEdit,
  type AdjustedBalance,
  type CreditChange,
} from '@safelight/application';
import { createRepositories, migrate } from '@safelight/persistence';
import type { Config } from '../config.ts';
import { withDatabase } from './open-database.ts';
import { withUnitOfWork } from './unit-of-work.ts';

/** A change of an account's credits that an operator requests. */
export type CreditCommand =
  | ({ readonly action: 'grant' | 'expire' } & CreditChange)
  | { readonly action: 'refund'; readonly jobId: string; readonly reason: string };

/** Changes credits in the configured installation; throws the errors of the use cases. */
export const adjustCredits = (config: Config, command: CreditCommand): Promise<AdjustedBalance> =>
  withDatabase(config, async (database) => {
    await migrate(database);
    const { users } = createRepositories(database);
    return withUnitOfWork(config, database, (unitOfWork) => {
      const deps = { users, unitOfWork };
      if (command.action === 'refund') return refundAiEdit(deps)(command.jobId, command.reason);
      const change = command.action === 'grant' ? grantCredits : expireCredits;
      return change(deps)(command);
    });
  });
