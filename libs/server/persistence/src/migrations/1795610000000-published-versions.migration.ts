import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks every former current version of a public image, whatever statement replaced it. */
const PUBLISHED = `
ALTER TABLE image_version ADD COLUMN is_published boolean NOT NULL DEFAULT false;

CREATE FUNCTION keep_published_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.privacy = 'private' THEN
    UPDATE image_version SET is_published = false WHERE image_uid = NEW.uid AND is_published;
  ELSE
    UPDATE image_version SET is_published = true WHERE id = OLD.current_version_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER published_versions_kept AFTER UPDATE OF privacy, current_version_id ON image FOR EACH ROW
  WHEN (OLD.privacy = 'public'
    AND (NEW.privacy = 'private' OR NEW.current_version_id IS DISTINCT FROM OLD.current_version_id))
  EXECUTE FUNCTION keep_published_versions();
`;

const PUBLISHED_BACK = `
DROP TRIGGER published_versions_kept ON image;
DROP FUNCTION keep_published_versions;
ALTER TABLE image_version DROP COLUMN is_published;
`;

/** Lets the addresses of former current versions keep working (docs/adr/0014). */
export class PublishedVersions1795610000000 implements MigrationInterface {
  readonly name = 'PublishedVersions1795610000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PUBLISHED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(PUBLISHED_BACK);
  }
}
