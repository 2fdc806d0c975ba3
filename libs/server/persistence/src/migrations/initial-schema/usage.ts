/**
 * Adds the counters of each owner. Triggers update them in the same transaction, once per statement, so that
 * adding a million rows changes a counter once.
 */
export const USAGE = `
CREATE TABLE owner_usage (
  owner_id      uuid PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
  image_count   integer NOT NULL DEFAULT 0 CHECK (image_count >= 0),
  storage_bytes bigint NOT NULL DEFAULT 0 CHECK (storage_bytes >= 0)
) WITH (fillfactor = 50);

CREATE FUNCTION count_added_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO owner_usage AS usage (owner_id, image_count)
  SELECT owner_id, count(*) FILTER (WHERE deleted_at IS NULL) FROM changed GROUP BY owner_id ORDER BY owner_id
  ON CONFLICT (owner_id) DO UPDATE SET image_count = usage.image_count + excluded.image_count;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON image
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_added_images();

CREATE FUNCTION count_removed_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE owner_usage AS usage SET image_count = usage.image_count - removed.images
  FROM (SELECT owner_id, count(*) FILTER (WHERE deleted_at IS NULL) AS images FROM changed GROUP BY owner_id) removed
  WHERE usage.owner_id = removed.owner_id;
  RETURN NULL;
END $$;
CREATE TRIGGER count_removed AFTER DELETE ON image
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_images();

CREATE FUNCTION count_hidden_image() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE owner_usage SET image_count = image_count + CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END
  WHERE owner_id = NEW.owner_id;
  RETURN NULL;
END $$;
CREATE TRIGGER count_hidden AFTER UPDATE OF deleted_at ON image FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION count_hidden_image();

CREATE FUNCTION measure_added_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO owner_usage AS usage (owner_id, storage_bytes)
  SELECT owner_id, sum(original_size + coalesce(shared_size, 0)) FROM changed GROUP BY owner_id ORDER BY owner_id
  ON CONFLICT (owner_id) DO UPDATE SET storage_bytes = usage.storage_bytes + excluded.storage_bytes;
  RETURN NULL;
END $$;
CREATE TRIGGER measure_added AFTER INSERT ON image_version
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION measure_added_versions();

CREATE FUNCTION measure_removed_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE owner_usage AS usage SET storage_bytes = usage.storage_bytes - removed.bytes
  FROM (SELECT owner_id, sum(original_size + coalesce(shared_size, 0)) AS bytes FROM changed GROUP BY owner_id) removed
  WHERE usage.owner_id = removed.owner_id;
  RETURN NULL;
END $$;
CREATE TRIGGER measure_removed AFTER DELETE ON image_version
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION measure_removed_versions();
`;
