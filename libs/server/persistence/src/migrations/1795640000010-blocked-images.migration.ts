import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a partial index for the list of blocked images, because only few images are blocked. */
export class BlockedImages1795640000010 implements MigrationInterface {
  readonly name = 'BlockedImages1795640000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX image_blocked ON image (blocked_at DESC, uid) WHERE blocked_at IS NOT NULL AND deleted_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX image_blocked');
  }
}
