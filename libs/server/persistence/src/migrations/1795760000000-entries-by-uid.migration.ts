import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds a random id for each ledger entry, which may be shown to people. The entry's number would reveal how
 * many entries the site has.
 */
export class EntriesByUid1795760000000 implements MigrationInterface {
  readonly name = 'EntriesByUid1795760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE credit_ledger ADD COLUMN uid uuid NOT NULL DEFAULT gen_random_uuid()`);
    await runner.query(`CREATE INDEX credit_ledger_uid ON credit_ledger (uid)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE credit_ledger DROP COLUMN uid`);
  }
}
