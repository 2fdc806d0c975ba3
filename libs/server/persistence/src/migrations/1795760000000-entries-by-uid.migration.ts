import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People know an entry of the ledger by a random id; the number it has counts the entries of the whole site. */
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
