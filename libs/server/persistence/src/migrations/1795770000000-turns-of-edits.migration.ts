import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the expected durations of edits, so that short edits can overtake long ones and every user can see the
 * position of an edit.
 */
export class TurnsOfEdits1795770000000 implements MigrationInterface {
  readonly name = 'TurnsOfEdits1795770000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SEQUENCE ai_edit_turn');
    await runner.query(`
      ALTER TABLE ai_edit_job
        ADD COLUMN work_kind text,
        ADD COLUMN work_ms integer NOT NULL DEFAULT 0,
        ADD COLUMN expected_ms integer NOT NULL DEFAULT 20000,
        ADD COLUMN turn bigint,
        ADD COLUMN claimed_at timestamptz`);
    await runner.query(`
      CREATE INDEX ai_edit_job_measured ON ai_edit_job (work_kind, finished_at DESC)
      WHERE state = 'succeeded' AND work_kind IS NOT NULL`);
    // Edits that already wait keep their order and stay ahead of new ones.
    await runner.query(`
      UPDATE ai_edit_job SET turn = 0 WHERE state IN ('queued', 'processing') AND dispatched_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ai_edit_job DROP COLUMN work_kind, DROP COLUMN work_ms,
      DROP COLUMN expected_ms, DROP COLUMN turn, DROP COLUMN claimed_at`);
    await runner.query('DROP SEQUENCE ai_edit_turn');
  }
}
