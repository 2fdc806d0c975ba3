/**
 * Adds the total views of an owner's images. Triggers maintain it like the other counters of `owner_usage`,
 * because summing up a million images for a profile takes seconds. The triggers write only if the number of
 * views changes.
 */
export const VIEWS = `
ALTER TABLE owner_usage ADD COLUMN view_count bigint NOT NULL DEFAULT 0;
UPDATE owner_usage AS usage SET view_count = viewed.views
FROM (SELECT owner_id, sum(view_count) AS views FROM image GROUP BY owner_id HAVING sum(view_count) > 0) viewed
WHERE usage.owner_id = viewed.owner_id;

CREATE FUNCTION count_added_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO owner_usage AS usage (owner_id, view_count)
  SELECT owner_id, sum(view_count) FROM changed GROUP BY owner_id HAVING sum(view_count) > 0 ORDER BY owner_id
  ON CONFLICT (owner_id) DO UPDATE SET view_count = usage.view_count + excluded.view_count;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added_views AFTER INSERT ON image
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_added_views();

CREATE FUNCTION count_removed_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE owner_usage AS usage SET view_count = usage.view_count - removed.views
  FROM (SELECT owner_id, sum(view_count) AS views FROM changed GROUP BY owner_id HAVING sum(view_count) > 0) removed
  WHERE usage.owner_id = removed.owner_id;
  RETURN NULL;
END $$;
CREATE TRIGGER count_removed_views AFTER DELETE ON image
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_views();

CREATE FUNCTION count_changed_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO owner_usage AS usage (owner_id, view_count)
  SELECT now.owner_id, sum(now.view_count - before.view_count) FROM changed now JOIN old_rows before USING (uid)
  GROUP BY now.owner_id HAVING sum(now.view_count - before.view_count) <> 0 ORDER BY now.owner_id
  ON CONFLICT (owner_id) DO UPDATE SET view_count = usage.view_count + excluded.view_count;
  RETURN NULL;
END $$;
CREATE TRIGGER count_changed_views AFTER UPDATE ON image
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_views();
`;

export const VIEWS_BACK = `
DROP TRIGGER count_added_views ON image;
DROP TRIGGER count_removed_views ON image;
DROP TRIGGER count_changed_views ON image;
DROP FUNCTION count_added_views, count_removed_views, count_changed_views;
ALTER TABLE owner_usage DROP COLUMN view_count;
`;
