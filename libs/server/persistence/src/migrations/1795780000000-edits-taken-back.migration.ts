import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records when owners took edits back, and counts them for each account. */
export class EditsTakenBack1795780000000 implements MigrationInterface {
  readonly name = 'EditsTakenBack1795780000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ai_edit_job ADD COLUMN taken_back_at timestamptz(3)');
    await runner.query(`
      CREATE INDEX ai_edit_job_taken_back ON ai_edit_job (user_id, taken_back_at)
      WHERE taken_back_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ai_edit_job DROP COLUMN taken_back_at');
  }
}
