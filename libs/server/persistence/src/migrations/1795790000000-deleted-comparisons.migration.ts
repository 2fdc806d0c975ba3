import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the table to which deleted comparisons are moved. Queries for comparisons need no condition, so that
 * processes of the previous release show no deleted ones either. Unlike a comparison, a deleted one prevents no
 * version from being deleted, and is deleted with it.
 */
export class DeletedComparisons1795790000000 implements MigrationInterface {
  readonly name = 'DeletedComparisons1795790000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deleted_comparison (
        uid                 text COLLATE "C" PRIMARY KEY,
        owner_id            uuid NOT NULL REFERENCES user_account,
        title               text NOT NULL,
        description         text,
        original_image_uid  text COLLATE "C" NOT NULL,
        original_version_id uuid NOT NULL,
        edited_image_uid    text COLLATE "C" NOT NULL,
        edited_version_id   uuid NOT NULL,
        view_count          integer NOT NULL CHECK (view_count >= 0),
        created_at          timestamptz(3) NOT NULL,
        deleted_at          timestamptz(3) NOT NULL,
        CONSTRAINT deleted_comparison_original FOREIGN KEY (original_image_uid, original_version_id)
          REFERENCES image_version (image_uid, id) ON DELETE CASCADE,
        CONSTRAINT deleted_comparison_edited FOREIGN KEY (edited_image_uid, edited_version_id)
          REFERENCES image_version (image_uid, id) ON DELETE CASCADE
      );
      CREATE INDEX deleted_comparison_owner ON deleted_comparison (owner_id);
      CREATE INDEX deleted_comparison_shows_original ON deleted_comparison (original_image_uid, original_version_id);
      CREATE INDEX deleted_comparison_shows_edited ON deleted_comparison (edited_image_uid, edited_version_id);
      CREATE INDEX deleted_comparison_age ON deleted_comparison (deleted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deleted_comparison');
  }
}
