import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the description of an image, and the time when it is moved to the trash automatically. */
export class DescriptionAndExpiry1795640000100 implements MigrationInterface {
  readonly name = 'DescriptionAndExpiry1795640000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE image
        ADD COLUMN description text NOT NULL DEFAULT '',
        ADD COLUMN expires_at timestamptz(3);
      CREATE INDEX image_expiry ON image (expires_at) WHERE expires_at IS NOT NULL AND deleted_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE image DROP COLUMN description, DROP COLUMN expires_at');
  }
}
