import 'reflect-metadata';

export { closeDatabase, createDatabase } from './data-source.ts';
export { withRowSource } from './backup/row-source.ts';
export { createRowTarget } from './backup/row-target.ts';
export type { JobTransfer } from './backup/job-transfer.ts';
export * from './embedded/index.ts';
export { checkDatabase, poolStats } from './health.ts';
export { createIntegrityRecords } from './integrity.ts';
export { migrate } from './migrate.ts';
export { createRepositories } from './repositories/build-repositories.ts';
export { createUnitOfWork } from './unit-of-work.ts';
