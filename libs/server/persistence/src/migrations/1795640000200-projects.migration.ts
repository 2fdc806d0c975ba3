import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `project_image` orders images by positions with gaps, so that moving an image writes one row. Images in the
 * trash keep their position and are hidden. `project_tag` has the tags of projects that are not deleted, with
 * the sort keys of the lists, as `image_tag` does for images.
 */
const TABLES = `
CREATE TABLE project (
  id          text COLLATE "C" PRIMARY KEY CHECK (id ~ '^project_[0-9]{13,15}$'),
  owner_id    uuid NOT NULL REFERENCES user_account,
  name        text NOT NULL,
  name_key    text COLLATE "C" NOT NULL,
  description text,
  tags        text[] NOT NULL,
  image_count integer NOT NULL DEFAULT 0 CHECK (image_count >= 0),
  created_at  timestamptz(3) NOT NULL,
  updated_at  timestamptz(3) NOT NULL,
  deleted_at  timestamptz(3)
);
CREATE INDEX project_owner ON project (owner_id);
CREATE INDEX project_time ON project (owner_id, created_at DESC, id DESC) INCLUDE (name_key) WHERE deleted_at IS NULL;
CREATE INDEX project_name ON project (owner_id, name_key, id) INCLUDE (created_at) WHERE deleted_at IS NULL;
CREATE INDEX project_search ON project USING gin (owner_id, name_key gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX project_trash_due ON project (deleted_at, id) WHERE deleted_at IS NOT NULL;
ALTER TABLE project ALTER COLUMN name_key SET STATISTICS 1000;

CREATE TABLE project_image (
  project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
  image_uid  text COLLATE "C" NOT NULL REFERENCES image ON DELETE CASCADE,
  position   bigint NOT NULL,
  is_cover   boolean NOT NULL DEFAULT false,
  is_hidden  boolean NOT NULL DEFAULT false,
  PRIMARY KEY (project_id, image_uid)
);
CREATE INDEX project_image_order ON project_image (project_id, position, image_uid);
CREATE INDEX project_image_shown ON project_image (project_id, position, image_uid) WHERE NOT is_hidden;
CREATE UNIQUE INDEX project_image_cover ON project_image (project_id) WHERE is_cover;
CREATE INDEX project_image_of ON project_image (image_uid);

CREATE TABLE project_tag (
  project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
  tag        text COLLATE "C" NOT NULL,
  owner_id   uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  name_key   text COLLATE "C" NOT NULL,
  PRIMARY KEY (project_id, tag)
);
CREATE INDEX project_tag_time ON project_tag (owner_id, tag, created_at DESC, project_id DESC) INCLUDE (name_key);
CREATE INDEX project_tag_name ON project_tag (owner_id, tag, name_key, project_id) INCLUDE (created_at);

CREATE TABLE share_link (
  id            uuid PRIMARY KEY,
  project_id    text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
  owner_id      uuid NOT NULL REFERENCES user_account,
  token_hash    text COLLATE "C" NOT NULL UNIQUE CHECK (token_hash ~ '^[0-9a-f]{64}$'),
  password_hash text,
  expires_at    timestamptz(3),
  created_at    timestamptz(3) NOT NULL
);
CREATE INDEX share_link_listed ON share_link (project_id, created_at DESC, id DESC);
CREATE INDEX share_link_owner ON share_link (owner_id);
`;

/**
 * Transactions that change the images of projects take locks in this order: images, `owner_usage`, projects
 * by id, rows of `project_image`. The image count of a project is updated once per statement.
 */
const COUNTERS = `
CREATE FUNCTION count_project_images(projects text[], changes integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF projects IS NULL THEN RETURN; END IF;
  PERFORM FROM project WHERE id = ANY (projects) ORDER BY id FOR NO KEY UPDATE;
  UPDATE project SET image_count = image_count + counted.change
  FROM (SELECT id, sum(change)::integer AS change FROM unnest(projects, changes) AS c (id, change) GROUP BY id) counted
  WHERE project.id = counted.id AND counted.change <> 0;
END $$;

CREATE FUNCTION count_added_project_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_project_images(array_agg(project_id), array_agg(1)) FROM changed WHERE NOT is_hidden;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON project_image
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_added_project_images();

CREATE FUNCTION count_removed_project_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_project_images(array_agg(project_id), array_agg(-1)) FROM changed WHERE NOT is_hidden;
  RETURN NULL;
END $$;
CREATE TRIGGER count_removed AFTER DELETE ON project_image
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_project_images();

CREATE FUNCTION count_changed_project_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_project_images(array_agg(now.project_id), array_agg(CASE WHEN now.is_hidden THEN -1 ELSE 1 END))
  FROM changed now JOIN old_rows before USING (project_id, image_uid) WHERE now.is_hidden <> before.is_hidden;
  RETURN NULL;
END $$;
CREATE TRIGGER count_changed AFTER UPDATE ON project_image
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_project_images();

CREATE FUNCTION lock_projects_of(uids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM owner_usage WHERE owner_id IN (SELECT owner_id FROM image WHERE uid = ANY (uids))
  ORDER BY owner_id FOR NO KEY UPDATE;
  PERFORM FROM project WHERE id IN (SELECT project_id FROM project_image WHERE image_uid = ANY (uids))
  ORDER BY id FOR NO KEY UPDATE;
END $$;

CREATE FUNCTION hide_project_images() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE uids text[];
BEGIN
  SELECT array_agg(uid) INTO uids FROM changed now JOIN old_rows before USING (uid)
  WHERE (now.deleted_at IS NULL) <> (before.deleted_at IS NULL);
  IF uids IS NULL THEN RETURN NULL; END IF;
  PERFORM lock_projects_of(uids);
  UPDATE project_image SET is_hidden = now.deleted_at IS NOT NULL FROM changed now
  WHERE image_uid = now.uid AND now.uid = ANY (uids);
  RETURN NULL;
END $$;
CREATE TRIGGER hide_in_projects AFTER UPDATE ON image
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION hide_project_images();
`;

const BACK = `
DROP TRIGGER hide_in_projects ON image;
DROP TABLE share_link, project_tag, project_image, project;
DROP FUNCTION hide_project_images, lock_projects_of, count_added_project_images, count_removed_project_images,
  count_changed_project_images, count_project_images;
`;

/** Adds projects, the order of their images, and their share links. */
export class Projects1795640000200 implements MigrationInterface {
  readonly name = 'Projects1795640000200';

  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [TABLES, COUNTERS]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
