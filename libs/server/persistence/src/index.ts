import 'reflect-metadata';

export { closeDatabase, createDatabase, type Database, type DatabaseOptions } from './data-source.ts';
export { withRowSource } from './backup/row-source.ts';
export { createRowTarget } from './backup/row-target.ts';
export type { JobTransfer } from './backup/job-transfer.ts';
export * from './embedded/index.ts';
export { checkDatabase, poolStats, type PoolStats } from './health.ts';
export { createIntegrityRecords } from './integrity.ts';
export { migrate } from './migrate.ts';
export type { PersistenceLogger } from './persistence-logger.ts';
export { createRepositories } from './repositories/build-repositories.ts';
export type { SqlExecutor } from './session.ts';
export { createUnitOfWork, type UnitOfWorkOptions } from './unit-of-work.ts';
