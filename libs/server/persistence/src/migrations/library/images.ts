/**
 * The columns by which lists are filtered. Each has an index in the order of the lists, so that the cost of a
 * page does not depend on the number of images. Titles, sizes and times cannot all have such an index. The
 * indexes of the whole gallery include them instead, so that the search for the next match reads a hundred
 * images per block. The statistics of titles are detailed enough to distinguish a term in 1 of 200 titles,
 * for which this search is fastest, from a term in a few titles. `content_type` repeats that of the current
 * version for these indexes.
 */
export const IMAGES = `
ALTER TABLE image_version ADD COLUMN thumbhash text COLLATE "C" CHECK (length(thumbhash) <= 40);
CREATE INDEX image_version_bytes ON image_version (owner_id, original_sha256);

ALTER TABLE image ADD COLUMN content_type text COLLATE "C";
UPDATE image i SET content_type = v.content_type FROM image_version v WHERE v.id = i.current_version_id;
ALTER TABLE image ALTER COLUMN content_type SET NOT NULL;

ALTER TABLE image ALTER COLUMN title_key SET STATISTICS 1000;
DROP INDEX image_gallery_time, image_gallery_name;
CREATE INDEX image_gallery_time ON image (owner_id, created_at DESC, uid DESC) INCLUDE (title_key, file_size)
  WHERE deleted_at IS NULL;
CREATE INDEX image_gallery_name ON image (owner_id, title_key, uid) INCLUDE (created_at, file_size)
  WHERE deleted_at IS NULL;
CREATE INDEX image_type_time ON image (owner_id, content_type, created_at DESC, uid DESC) WHERE deleted_at IS NULL;
CREATE INDEX image_type_name ON image (owner_id, content_type, title_key, uid) WHERE deleted_at IS NULL;
CREATE INDEX image_favorite_time ON image (owner_id, created_at DESC, uid DESC) WHERE deleted_at IS NULL AND is_favorite;
CREATE INDEX image_favorite_name ON image (owner_id, title_key, uid) WHERE deleted_at IS NULL AND is_favorite;
CREATE INDEX image_trash_time ON image (owner_id, created_at DESC, uid DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX image_trash_name ON image (owner_id, title_key, uid) WHERE deleted_at IS NOT NULL;
CREATE INDEX image_trash_age ON image (owner_id, deleted_at, uid) WHERE deleted_at IS NOT NULL;
CREATE INDEX image_trash_due ON image (deleted_at, uid) WHERE deleted_at IS NOT NULL;
`;

export const IMAGES_BACK = `
ALTER TABLE image DROP COLUMN content_type, ALTER COLUMN title_key SET STATISTICS -1;
DROP INDEX image_favorite_time, image_favorite_name, image_trash_time, image_trash_name, image_trash_age,
  image_trash_due, image_version_bytes, image_gallery_time, image_gallery_name;
CREATE INDEX image_gallery_time ON image (owner_id, created_at DESC, uid DESC) WHERE deleted_at IS NULL;
CREATE INDEX image_gallery_name ON image (owner_id, title_key, uid) WHERE deleted_at IS NULL;
ALTER TABLE image_version DROP COLUMN thumbhash;
`;
