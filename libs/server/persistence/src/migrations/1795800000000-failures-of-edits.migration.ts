import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records the kind of an edit's failure beside its text. It is null for edits that failed before. */
export class FailuresOfEdits1795800000000 implements MigrationInterface {
  readonly name = 'FailuresOfEdits1795800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ai_edit_job ADD COLUMN failure text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ai_edit_job DROP COLUMN failure');
  }
}
