import { recordEvent } from '@safelight/application';
import type { ContractDatabase } from '@safelight/application/testing/contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createIntegrityRecords } from '../integrity.ts';
import { createUnitOfWork } from '../unit-of-work.ts';
import { fillProject } from './fill-project.ts';
import { startTestDatabase, type TestDatabase } from './start-test-database.ts';

/** Empties every table except that of the migrations. */
const empty = async ({ database }: TestDatabase): Promise<void> => {
  const tables = database.dataSource.entityMetadatas.map(({ tablePath }) => `"${tablePath}"`);
  await database.pool.query(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY CASCADE`);
};

/** The database that the suites of a spec share, one after the other. */
let shared: Promise<TestDatabase> | null = null;

/** Drops the shared database. */
export const dropContractDatabase = async (): Promise<void> => (await shared)?.stop();

/**
 * An empty PostgreSQL database for a contract suite. Its transactions ignore the jobs and signals they are
 * given.
 */
export const openContractDatabase = async (): Promise<ContractDatabase> => {
  shared ??= startTestDatabase();
  const test = await shared;
  const { database, repositories } = test;
  const unitOfWork = createUnitOfWork({
    database,
    bindJobs: () => ({ enqueue: async () => undefined }),
    bindSignals: () => ({ publish: async () => undefined }),
    recorder: recordEvent({ ids: { uuid: randomUUID }, clock: { now: () => new Date() } }),
  });
  return {
    repositories,
    unitOfWork,
    pass: (ms) => sleep(ms),
    fillProject: (ownerId, projectId, count) => fillProject(database.pool, { ownerId, projectId, count }),
    contradictions: () => createIntegrityRecords(database).contradictions(),
    close: () => empty(test),
  };
};
