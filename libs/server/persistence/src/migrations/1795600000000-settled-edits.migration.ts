import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sets the stage of edits that have ended to how they ended, instead of what was last being done. */
export class SettledEdits1795600000000 implements MigrationInterface {
  name = 'SettledEdits1795600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE ai_edit_job SET
        stage = CASE state WHEN 'succeeded' THEN 'Done' WHEN 'failed' THEN 'Failed' ELSE 'Cancelled' END,
        progress = CASE state WHEN 'cancelled' THEN 0 ELSE 1 END
      WHERE state IN ('succeeded', 'failed', 'cancelled')
    `);
  }

  async down(): Promise<void> {
    // What the edits were doing last is not kept.
  }
}
