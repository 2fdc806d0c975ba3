/**
 * Creates the tables of comparisons and of the recent visitors of each page. Versions in a comparison cannot be
 * deleted. Views are in an unlogged table: no view waits for the disk, but after a crash of the database some
 * visitors count twice.
 */
export const COMPARISONS = `
CREATE TABLE comparison (
  uid                 text COLLATE "C" PRIMARY KEY,
  owner_id            uuid NOT NULL REFERENCES user_account,
  title               text NOT NULL,
  description         text,
  original_image_uid  text COLLATE "C" NOT NULL,
  original_version_id uuid NOT NULL,
  edited_image_uid    text COLLATE "C" NOT NULL,
  edited_version_id   uuid NOT NULL,
  view_count          integer NOT NULL CHECK (view_count >= 0),
  created_at          timestamptz(3) NOT NULL,
  CONSTRAINT comparison_original
    FOREIGN KEY (original_image_uid, original_version_id) REFERENCES image_version (image_uid, id),
  CONSTRAINT comparison_edited
    FOREIGN KEY (edited_image_uid, edited_version_id) REFERENCES image_version (image_uid, id)
);
CREATE INDEX comparison_owner ON comparison (owner_id, created_at DESC, uid DESC);
CREATE INDEX comparison_shows_original ON comparison (original_image_uid, original_version_id);
CREATE INDEX comparison_shows_edited ON comparison (edited_image_uid, edited_version_id);

CREATE UNLOGGED TABLE page_view (
  kind         text COLLATE "C" NOT NULL CHECK (kind IN ('image', 'comparison')),
  uid          text COLLATE "C" NOT NULL,
  visitor_hash text COLLATE "C" NOT NULL,
  counted_at   timestamptz(3) NOT NULL,
  PRIMARY KEY (kind, uid, visitor_hash)
);
CREATE INDEX page_view_age ON page_view (counted_at);
`;

export const COMPARISONS_BACK = 'DROP TABLE comparison, page_view;';
