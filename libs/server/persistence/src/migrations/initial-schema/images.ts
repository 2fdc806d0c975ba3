/** Creates the tables of images, their versions and derivatives, and of intents of files without a row. */
export const IMAGES = `
CREATE TABLE image (
  uid                text COLLATE "C" PRIMARY KEY,
  owner_id           uuid NOT NULL REFERENCES user_account,
  original_filename  text NOT NULL,
  title              text NOT NULL,
  title_key          text COLLATE "C" NOT NULL,
  privacy            text NOT NULL CHECK (privacy IN ('public', 'private')),
  tags               text[] NOT NULL,
  is_favorite        boolean NOT NULL,
  view_count         integer NOT NULL CHECK (view_count >= 0),
  current_version_id uuid NOT NULL,
  file_size          bigint NOT NULL,
  last_accessed_at   timestamptz(3),
  created_at         timestamptz(3) NOT NULL,
  updated_at         timestamptz(3) NOT NULL,
  deleted_at         timestamptz(3)
);

CREATE TABLE image_version (
  id                    uuid PRIMARY KEY,
  image_uid             text COLLATE "C" NOT NULL REFERENCES image ON DELETE CASCADE,
  owner_id              uuid NOT NULL REFERENCES user_account,
  number                integer NOT NULL CHECK (number > 0),
  width                 integer NOT NULL CHECK (width > 0),
  height                integer NOT NULL CHECK (height > 0),
  frames                integer NOT NULL CHECK (frames > 0),
  content_type          text NOT NULL,
  original_key          text COLLATE "C" NOT NULL UNIQUE,
  original_sha256       text COLLATE "C" NOT NULL CHECK (original_sha256 ~ '^[0-9a-f]{64}$'),
  original_size         bigint NOT NULL CHECK (original_size >= 0),
  original_content_type text NOT NULL,
  shared_key            text COLLATE "C" UNIQUE,
  shared_sha256         text COLLATE "C" CHECK (shared_sha256 ~ '^[0-9a-f]{64}$'),
  shared_size           bigint CHECK (shared_size >= 0),
  shared_content_type   text,
  ai_job_id             uuid,
  ai_parent_version_id  uuid,
  ai_prompt             text,
  ai_model              text,
  ai_processing_ms      integer,
  ai_text_response      text,
  created_at            timestamptz(3) NOT NULL,
  UNIQUE (image_uid, number),
  UNIQUE (image_uid, id),
  CHECK (num_nulls(shared_key, shared_sha256, shared_size, shared_content_type) IN (0, 4)),
  CHECK (num_nulls(ai_job_id, ai_parent_version_id, ai_prompt, ai_model, ai_processing_ms) IN (0, 5))
);
CREATE INDEX image_version_digest ON image_version (image_uid, left(original_sha256, 32));

ALTER TABLE image ADD CONSTRAINT image_current_version
  FOREIGN KEY (uid, current_version_id) REFERENCES image_version (image_uid, id) DEFERRABLE INITIALLY DEFERRED;

CREATE INDEX image_gallery_time ON image (owner_id, created_at DESC, uid DESC) WHERE deleted_at IS NULL;
CREATE INDEX image_gallery_name ON image (owner_id, title_key, uid) WHERE deleted_at IS NULL;
CREATE INDEX image_gallery_size ON image (owner_id, file_size, uid) WHERE deleted_at IS NULL;
CREATE INDEX image_gallery_search ON image USING gin (owner_id, title_key gin_trgm_ops) WHERE deleted_at IS NULL;

CREATE TABLE derivative (
  version_id   uuid NOT NULL REFERENCES image_version ON DELETE CASCADE,
  width        text NOT NULL,
  format       text NOT NULL,
  key          text COLLATE "C" NOT NULL UNIQUE,
  sha256       text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes   bigint NOT NULL CHECK (size_bytes >= 0),
  content_type text NOT NULL,
  PRIMARY KEY (version_id, width, format)
);

CREATE SEQUENCE instance_id AS integer;
CREATE TABLE blob_intent (
  key          text COLLATE "C" PRIMARY KEY,
  instance_id  integer,
  created_at   timestamptz NOT NULL DEFAULT now(),
  abandoned_at timestamptz,
  CHECK (instance_id IS NOT NULL OR abandoned_at IS NOT NULL)
);
CREATE INDEX blob_intent_age ON blob_intent (created_at);
`;
