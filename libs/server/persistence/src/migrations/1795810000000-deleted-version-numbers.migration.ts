import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records the highest number of a deleted version with its image, so that no later version gets the number again. It is
 * 0 for images whose versions were deleted before, because their numbers are not known any more.
 */
export class DeletedVersionNumbers1795810000000 implements MigrationInterface {
  readonly name = 'DeletedVersionNumbers1795810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE image ADD COLUMN highest_deleted_version integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE image DROP COLUMN highest_deleted_version');
  }
}
