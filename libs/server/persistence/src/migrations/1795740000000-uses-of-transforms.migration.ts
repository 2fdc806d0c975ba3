import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records when transforms were last requested, so that unused and excess ones can be deleted. */
export class UsesOfTransforms1795740000000 implements MigrationInterface {
  readonly name = 'UsesOfTransforms1795740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE derivative ADD COLUMN used_at timestamptz NOT NULL DEFAULT now()`);
    await runner.query(`
      CREATE INDEX derivative_transform_use ON derivative (used_at DESC, key) INCLUDE (size_bytes)
      WHERE name LIKE 't%'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE derivative DROP COLUMN used_at`);
  }
}
