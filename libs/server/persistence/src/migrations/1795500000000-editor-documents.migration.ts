import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the tables of editor documents, of their copies that belong to rendered versions, and of layer
 * pictures. A copy repeats the `image_uid` of its version, so that unused pictures are found faster.
 */
const TABLES = `
CREATE TABLE editor_document (
  image_uid      text COLLATE "C" PRIMARY KEY REFERENCES image ON DELETE CASCADE,
  owner_id       uuid NOT NULL REFERENCES user_account,
  revision       integer NOT NULL CHECK (revision > 0),
  json           text NOT NULL,
  size_bytes     integer NOT NULL CHECK (size_bytes = octet_length(json)),
  picture_hashes text[] NOT NULL,
  version_ids    uuid[] NOT NULL,
  saved_by       text NOT NULL,
  created_at     timestamptz(3) NOT NULL,
  updated_at     timestamptz(3) NOT NULL
);
CREATE INDEX editor_document_listed ON editor_document (owner_id, updated_at DESC, image_uid DESC);

CREATE TABLE version_document (
  version_id     uuid PRIMARY KEY,
  image_uid      text COLLATE "C" NOT NULL,
  owner_id       uuid NOT NULL REFERENCES user_account,
  revision       integer NOT NULL CHECK (revision > 0),
  json           text NOT NULL,
  size_bytes     integer NOT NULL CHECK (size_bytes = octet_length(json)),
  picture_hashes text[] NOT NULL,
  version_ids    uuid[] NOT NULL,
  FOREIGN KEY (image_uid, version_id) REFERENCES image_version (image_uid, id) ON DELETE CASCADE
);
CREATE INDEX version_document_image ON version_document (image_uid);
CREATE INDEX version_document_owner ON version_document (owner_id);

CREATE TABLE layer_picture (
  image_uid    text COLLATE "C" NOT NULL REFERENCES image ON DELETE CASCADE,
  sha256       text COLLATE "C" NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  owner_id     uuid NOT NULL REFERENCES user_account,
  width        integer NOT NULL CHECK (width > 0),
  height       integer NOT NULL CHECK (height > 0),
  key          text COLLATE "C" NOT NULL UNIQUE,
  size_bytes   bigint NOT NULL CHECK (size_bytes >= 0),
  content_type text NOT NULL,
  uploaded_at  timestamptz(3) NOT NULL,
  PRIMARY KEY (image_uid, sha256)
);
CREATE INDEX layer_picture_age ON layer_picture (uploaded_at);
CREATE INDEX layer_picture_owner ON layer_picture (owner_id);
`;

/**
 * The three tables have the same columns for owner and size, so that the same functions add the sizes to
 * `owner_usage`.
 */
const COUNTED = ['editor_document', 'version_document', 'layer_picture'];

const COUNTERS = `
CREATE FUNCTION measure_added_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO owner_usage AS usage (owner_id, storage_bytes)
  SELECT owner_id, sum(size_bytes) FROM changed GROUP BY owner_id ORDER BY owner_id
  ON CONFLICT (owner_id) DO UPDATE SET storage_bytes = usage.storage_bytes + excluded.storage_bytes;
  RETURN NULL;
END $$;

CREATE FUNCTION measure_removed_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE owner_usage AS usage SET storage_bytes = usage.storage_bytes - removed.bytes
  FROM (SELECT owner_id, sum(size_bytes) AS bytes FROM changed GROUP BY owner_id) removed
  WHERE usage.owner_id = removed.owner_id;
  RETURN NULL;
END $$;

CREATE FUNCTION measure_changed_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE owner_usage SET storage_bytes = storage_bytes + NEW.size_bytes - OLD.size_bytes
  WHERE owner_id = NEW.owner_id;
  RETURN NULL;
END $$;

${COUNTED.map(
  (table) => `
CREATE TRIGGER measure_added AFTER INSERT ON ${table}
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION measure_added_bytes();
CREATE TRIGGER measure_removed AFTER DELETE ON ${table}
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION measure_removed_bytes();
CREATE TRIGGER measure_changed AFTER UPDATE OF size_bytes ON ${table} FOR EACH ROW
  WHEN (OLD.size_bytes <> NEW.size_bytes) EXECUTE FUNCTION measure_changed_bytes();`,
).join('\n')}
`;

const BACK = `
DROP TABLE layer_picture, version_document, editor_document;
DROP FUNCTION measure_added_bytes, measure_removed_bytes, measure_changed_bytes;
`;

/** Adds editor documents and their layer pictures, which count towards the storage of their owners. */
export class EditorDocuments1795500000000 implements MigrationInterface {
  readonly name = 'EditorDocuments1795500000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [TABLES, COUNTERS]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
