import 'reflect-metadata';
import { readConfig } from './config.ts';
import { auditIntegrity } from './container/integrity.ts';

/**
 * `npm run check:integrity` compares every row with every stored file and checks the ledger. Prints the
 * problems and exits with 1, or with 0 when there are none.
 */
const { objects, unfinished, problems } = await auditIntegrity(readConfig());
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  `${objects} objects agree with their rows, ${unfinished} unfinished, ${problems.length} problems\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
