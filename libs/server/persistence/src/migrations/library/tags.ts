/**
 * `image_tag` has a row for each tag of an image that is not deleted, with the sort keys of the lists.
 * `owner_tag` counts an owner's images with each tag. Triggers update both once per statement. A statement
 * that changes tags locks the owner's row of `owner_usage` first and changes counters in a fixed order, so
 * that two such statements cannot deadlock.
 */
export const TAGS = `
CREATE TABLE image_tag (
  image_uid  text COLLATE "C" NOT NULL,
  tag        text COLLATE "C" NOT NULL,
  owner_id   uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  title_key  text COLLATE "C" NOT NULL,
  PRIMARY KEY (image_uid, tag)
);
CREATE TABLE owner_tag (
  owner_id    uuid NOT NULL,
  tag         text COLLATE "C" NOT NULL,
  image_count integer NOT NULL,
  PRIMARY KEY (owner_id, tag)
);

INSERT INTO image_tag (image_uid, tag, owner_id, created_at, title_key)
SELECT DISTINCT uid, tag, owner_id, created_at, title_key FROM image, unnest(tags) tag WHERE deleted_at IS NULL;
INSERT INTO owner_tag (owner_id, tag, image_count)
SELECT owner_id, tag, count(*) FROM image_tag GROUP BY owner_id, tag;

CREATE INDEX image_tag_time ON image_tag (owner_id, tag, created_at DESC, image_uid DESC);
CREATE INDEX image_tag_name ON image_tag (owner_id, tag, title_key, image_uid);
CREATE INDEX owner_tag_use ON owner_tag (owner_id, image_count DESC, tag);

CREATE FUNCTION count_tags(owners uuid[], names text[], changes integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF owners IS NULL THEN RETURN; END IF;
  PERFORM FROM owner_usage WHERE owner_id = ANY (owners) ORDER BY owner_id FOR NO KEY UPDATE;
  INSERT INTO owner_tag AS counter (owner_id, tag, image_count)
  SELECT owner_id, tag, sum(change) FROM unnest(owners, names, changes) AS c (owner_id, tag, change)
  GROUP BY owner_id, tag HAVING sum(change) <> 0 ORDER BY owner_id, tag
  ON CONFLICT (owner_id, tag) DO UPDATE SET image_count = counter.image_count + excluded.image_count;
  DELETE FROM owner_tag counter USING unnest(owners, names) AS c (owner_id, tag)
  WHERE counter.owner_id = c.owner_id AND counter.tag = c.tag AND counter.image_count <= 0;
END $$;

CREATE FUNCTION tag_added_images() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owners uuid[]; names text[]; counts integer[];
BEGIN
  WITH added AS (
    INSERT INTO image_tag (image_uid, tag, owner_id, created_at, title_key)
    SELECT DISTINCT uid, tag, owner_id, created_at, title_key FROM changed, unnest(tags) tag WHERE deleted_at IS NULL
    RETURNING owner_id, tag
  ), counted AS (SELECT owner_id, tag, count(*)::integer AS change FROM added GROUP BY owner_id, tag)
  SELECT array_agg(owner_id), array_agg(tag), array_agg(change) INTO owners, names, counts FROM counted;
  PERFORM count_tags(owners, names, counts);
  RETURN NULL;
END $$;
CREATE TRIGGER tag_added AFTER INSERT ON image
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tag_added_images();

CREATE FUNCTION tag_removed_images() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owners uuid[]; names text[]; counts integer[];
BEGIN
  WITH removed AS (
    DELETE FROM image_tag USING changed WHERE image_uid = uid RETURNING image_tag.owner_id, tag
  ), counted AS (SELECT owner_id, tag, -count(*)::integer AS change FROM removed GROUP BY owner_id, tag)
  SELECT array_agg(owner_id), array_agg(tag), array_agg(change) INTO owners, names, counts FROM counted;
  PERFORM count_tags(owners, names, counts);
  RETURN NULL;
END $$;
CREATE TRIGGER tag_removed AFTER DELETE ON image
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tag_removed_images();

CREATE FUNCTION tag_changed_images() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE uids text[]; owners uuid[]; names text[]; counts integer[];
BEGIN
  SELECT array_agg(uid) INTO uids FROM changed now JOIN old_rows before USING (uid)
  WHERE (now.tags, now.title_key, now.deleted_at IS NULL)
    IS DISTINCT FROM (before.tags, before.title_key, before.deleted_at IS NULL);
  IF uids IS NULL THEN RETURN NULL; END IF;
  WITH wanted AS (
    SELECT DISTINCT uid, tag, owner_id, created_at, title_key FROM changed, unnest(tags) tag
    WHERE uid = ANY (uids) AND deleted_at IS NULL
  ), removed AS (
    DELETE FROM image_tag known WHERE image_uid = ANY (uids)
      AND NOT EXISTS (SELECT FROM wanted WHERE uid = known.image_uid AND tag = known.tag)
    RETURNING owner_id, tag, -1 AS change
  ), written AS (
    INSERT INTO image_tag AS known (image_uid, tag, owner_id, created_at, title_key)
    SELECT uid, tag, owner_id, created_at, title_key FROM wanted
    ON CONFLICT (image_uid, tag) DO UPDATE SET title_key = excluded.title_key
      WHERE known.title_key <> excluded.title_key
    RETURNING owner_id, tag, (xmax = 0)::integer AS change
  ), counted AS (
    SELECT owner_id, tag, sum(change)::integer AS change
    FROM (SELECT * FROM removed UNION ALL SELECT * FROM written) all_changes
    GROUP BY owner_id, tag HAVING sum(change) <> 0
  )
  SELECT array_agg(owner_id), array_agg(tag), array_agg(change) INTO owners, names, counts FROM counted;
  PERFORM count_tags(owners, names, counts);
  RETURN NULL;
END $$;
CREATE TRIGGER tag_changed AFTER UPDATE ON image
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tag_changed_images();
`;

export const TAGS_BACK = `
DROP TRIGGER tag_added ON image;
DROP TRIGGER tag_removed ON image;
DROP TRIGGER tag_changed ON image;
DROP FUNCTION tag_added_images, tag_removed_images, tag_changed_images, count_tags;
DROP TABLE image_tag, owner_tag;
`;
