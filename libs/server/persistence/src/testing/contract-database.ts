import type { ContractDatabase } from '@safelight/application/testing/contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createIntegrityRecords } from '../integrity.ts';
import { createUnitOfWork } from '../unit-of-work.ts';
import { fillProject } from './fill-project.ts';
import { startTestDatabase } from './start-test-database.ts';

/** A fresh PostgreSQL database for a contract suite; its transactions drop the jobs and signals they are given. */
export const openContractDatabase = async (): Promise<ContractDatabase> => {
  const { database, repositories, stop } = await startTestDatabase();
  const unitOfWork = createUnitOfWork({
    database,
    bindJobs: () => ({ enqueue: async () => undefined }),
    bindSignals: () => ({ publish: async () => undefined }),
    ids: { uuid: randomUUID },
    clock: { now: () => new Date() },
  });
  return {
    repositories,
    unitOfWork,
    pass: (ms) => sleep(ms),
    fillProject: (ownerId, projectId, count) => fillProject(database.pool, { ownerId, projectId, count }),
    contradictions: () => createIntegrityRecords(database).contradictions(),
    close: stop,
  };
};
