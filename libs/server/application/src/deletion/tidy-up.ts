import { DELETION_GRACE_MS } from '@safelight/domain';
import type {
  DataExportRepository,
  MaintenanceRepository,
  UnitOfWork,
  UserRepository,
} from '../ports/index.ts';
import type { PurgeAccount } from './purge-account.ts';

interface Deps {
  readonly users: UserRepository;
  readonly dataExports: DataExportRepository;
  readonly maintenance: MaintenanceRepository;
  readonly unitOfWork: UnitOfWork;
  readonly purgeAccount: PurgeAccount;
}

/** What one round removed. */
export interface Tidied {
  readonly accounts: number;
  readonly exports: number;
  readonly rows: number;
}

const BATCH = 100;

/**
 * Runs daily: purges accounts past their deletion, expired exports and rows nobody can use. What fails is left
 * to the next round and holds nothing else up; it is thrown at the end.
 */
export const tidyUp = (deps: Deps) => {
  const purgeAccounts = async (now: Date, errors: unknown[]): Promise<number> => {
    const before = new Date(now.getTime() - DELETION_GRACE_MS);
    const failed = new Set<string>();
    for (let purged = 0; ;) {
      const due = await deps.users.listDueForPurge(before, BATCH + failed.size);
      const rest = due.filter((userId) => !failed.has(userId));
      if (rest.length === 0) return purged;
      for (const userId of rest) {
        try {
          if (await deps.purgeAccount(userId, now)) purged += 1;
          else failed.add(userId);
        } catch (error) {
          failed.add(userId);
          errors.push(error);
        }
      }
    }
  };

  const removeExports = async (now: Date): Promise<number> => {
    for (let removed = 0; ;) {
      const expired = await deps.dataExports.listExpired(now, BATCH);
      await deps.unitOfWork.transaction(async (tx) => {
        for (const { id } of expired) await tx.dataExports.delete(id);
        await tx.blobIntents.abandon(expired.flatMap(({ key }) => key ?? []));
      });
      removed += expired.length;
      if (expired.length < BATCH) return removed;
    }
  };

  return async (now: Date): Promise<Tidied> => {
    const errors: unknown[] = [];
    const accounts = await purgeAccounts(now, errors);
    const exports = await removeExports(now);
    const rows = await deps.maintenance.prune(now);
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} accounts could not be purged`);
    return { accounts, exports, rows };
  };
};

export type TidyUp = ReturnType<typeof tidyUp>;
