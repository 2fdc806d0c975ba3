import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCOUNTS } from './initial-schema/accounts.ts';
import { AI_EDITS } from './initial-schema/ai-edits.ts';
import { IMAGES } from './initial-schema/images.ts';
import { USAGE } from './initial-schema/usage.ts';

/** Both extensions are trusted: the owner of the database may create them. */
const EXTENSIONS = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
`;

export class InitialSchema1795219200000 implements MigrationInterface {
  readonly name = 'InitialSchema1795219200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [EXTENSIONS, ACCOUNTS, IMAGES, USAGE, AI_EDITS]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE idempotency_key, credit_ledger, ai_edit_job, owner_usage, blob_intent, derivative, image_version,
        image, api_key, refresh_token, session_family, one_time_token, user_account CASCADE;
      DROP FUNCTION count_added_images, count_removed_images, count_hidden_image, measure_added_versions,
        measure_removed_versions;
      DROP SEQUENCE instance_id;
    `);
  }
}
