import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the suspension of accounts with its reason. */
export class Suspensions1795750000000 implements MigrationInterface {
  readonly name = 'Suspensions1795750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE user_account
        ADD COLUMN suspended_at timestamptz(3),
        ADD COLUMN suspension_reason text;
      CREATE INDEX user_account_suspended ON user_account (suspended_at DESC, id) WHERE suspended_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user_account DROP COLUMN suspended_at, DROP COLUMN suspension_reason');
  }
}
