import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several versions have the same revision if a document was deleted and begun again; the last one was rendered from it. */
const SHOWN = `
UPDATE editor_document d SET shown_by = v.id, shown_revision = d.revision
FROM (
  SELECT DISTINCT ON (image_uid, document_revision) id, image_uid, document_revision FROM image_version
  WHERE document_uid = image_uid ORDER BY image_uid, document_revision, number DESC
) v
WHERE v.image_uid = d.image_uid AND v.document_revision = d.revision`;

/** Adds to the document of an image which version looks like it. */
export class ShownDocuments1795830000000 implements MigrationInterface {
  readonly name = 'ShownDocuments1795830000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE editor_document ADD COLUMN shown_by uuid, ADD COLUMN shown_revision integer',
    );
    await runner.query(SHOWN);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE editor_document DROP COLUMN shown_by, DROP COLUMN shown_revision');
  }
}
