import 'reflect-metadata';
import { readConfig } from './config.ts';
import { auditIntegrity } from './container/integrity.ts';

/**
 * `npm run check:integrity`: compares every row with every stored object and checks the ledger. Prints what
 * is wrong and exits 1, or 0 when all is well.
 */
const { objects, unfinished, problems } = await auditIntegrity(readConfig());
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  `${objects} objects agree with their rows, ${unfinished} unfinished, ${problems.length} problems\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
