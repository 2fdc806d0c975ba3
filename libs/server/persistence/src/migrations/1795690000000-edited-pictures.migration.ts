import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows AI edits of a layer picture of an editor document. */
export class EditedPictures1795690000000 implements MigrationInterface {
  readonly name = 'EditedPictures1795690000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ai_edit_job ADD COLUMN picture_hash text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ai_edit_job DROP COLUMN picture_hash');
  }
}
