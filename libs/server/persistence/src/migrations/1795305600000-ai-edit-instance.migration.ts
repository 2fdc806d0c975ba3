import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records which process works on an edit, so that the edits of a dead process are retried at once. */
export class AiEditInstance1795305600000 implements MigrationInterface {
  readonly name = 'AiEditInstance1795305600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ai_edit_job ADD COLUMN instance_id integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ai_edit_job DROP COLUMN instance_id');
  }
}
