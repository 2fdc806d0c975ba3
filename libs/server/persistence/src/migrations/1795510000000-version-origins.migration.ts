import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The former check distinguished uploads from AI edits; the new one checks the columns of every origin. */
const ORIGINS = `
ALTER TABLE image_version
  ADD COLUMN origin text COLLATE "C",
  ADD COLUMN document_uid text COLLATE "C",
  ADD COLUMN document_revision integer,
  ADD COLUMN restored_version_id uuid;
UPDATE image_version SET origin = CASE WHEN ai_job_id IS NULL THEN 'upload' ELSE 'ai_edit' END;
ALTER TABLE image_version
  ALTER COLUMN origin SET NOT NULL,
  DROP CONSTRAINT image_version_check1,
  ADD CONSTRAINT image_version_origin CHECK (CASE origin
    WHEN 'upload' THEN num_nonnulls(ai_job_id, ai_parent_version_id, ai_prompt, ai_model, ai_processing_ms,
      ai_text_response, document_uid, document_revision, restored_version_id) = 0
    WHEN 'ai_edit' THEN num_nulls(ai_job_id, ai_parent_version_id, ai_prompt, ai_model, ai_processing_ms) = 0
      AND num_nonnulls(document_uid, document_revision, restored_version_id) = 0
    WHEN 'editor' THEN num_nulls(document_uid, document_revision) = 0 AND document_revision > 0
      AND num_nonnulls(ai_job_id, ai_parent_version_id, ai_prompt, ai_model, ai_processing_ms, ai_text_response,
        restored_version_id) = 0
    WHEN 'restore' THEN restored_version_id IS NOT NULL
      AND num_nonnulls(ai_job_id, ai_parent_version_id, ai_prompt, ai_model, ai_processing_ms, ai_text_response,
        document_uid, document_revision) = 0
    ELSE false END);
`;

/** Reverts the migration: versions with the new origins become uploads. */
const ORIGINS_BACK = `
ALTER TABLE image_version
  DROP CONSTRAINT image_version_origin,
  DROP COLUMN origin, DROP COLUMN document_uid, DROP COLUMN document_revision, DROP COLUMN restored_version_id,
  ADD CONSTRAINT image_version_check1
    CHECK (num_nulls(ai_job_id, ai_parent_version_id, ai_prompt, ai_model, ai_processing_ms) IN (0, 5));
`;

/** Adds the origins "editor" and "restore" to versions; renames the column `width` of derivatives to `name`. */
export class VersionOrigins1795510000000 implements MigrationInterface {
  readonly name = 'VersionOrigins1795510000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ORIGINS);
    await runner.query('ALTER TABLE derivative RENAME COLUMN width TO name');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE derivative RENAME COLUMN name TO width');
    await runner.query(ORIGINS_BACK);
  }
}
