import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sets the stage of ended edits to the way in which they ended. Before, it was their last step. */
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
    // The former stages of the edits cannot be restored.
  }
}
