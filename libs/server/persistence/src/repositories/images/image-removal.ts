import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { Session } from '../../session.ts';
import { columnOf } from '../sql-repository.ts';
import { refuseShown, refuseShownVersion } from './image-bulk.ts';

/**
 * Leaves the keys of the versions that match `condition`, and the keys that `others` selects, to the sweeper.
 */
const abandonKeys = (condition: string, others = ''): string => `
  INSERT INTO blob_intent AS intent (key, abandoned_at)
  SELECT key, now() FROM (
    SELECT v.original_key AS key FROM image_version v WHERE ${condition}
    UNION SELECT v.shared_key FROM image_version v WHERE ${condition} AND v.shared_key IS NOT NULL
    UNION SELECT d.key FROM derivative d JOIN image_version v ON v.id = d.version_id WHERE ${condition}
    ${others}
  ) AS keys ORDER BY key
  ON CONFLICT (key) DO UPDATE SET abandoned_at = coalesce(intent.abandoned_at, excluded.abandoned_at)
  RETURNING key`;
const ABANDON_KEYS_OF_IMAGE = abandonKeys(
  'v.image_uid = $1',
  'UNION SELECT p.key FROM layer_picture p WHERE p.image_uid = $1',
);
const ABANDON_KEYS_OF_VERSION = abandonKeys('v.id = $1');

/**
 * Deletes an image that this transaction has locked, with everything that belongs to it. Returns its storage
 * keys.
 */
const removeLocked = async (session: Session, uid: string): Promise<readonly string[]> => {
  const { query } = session;
  // The lock prevents new derivatives. The keys are read after it, so none is missing.
  await query('SELECT FROM image_version WHERE image_uid = $1 ORDER BY number FOR UPDATE', [uid]);
  const keys = await columnOf(session, ABANDON_KEYS_OF_IMAGE, [uid]);
  await query('SELECT lock_projects_of(ARRAY[$1])', [uid]);
  await query('DELETE FROM image WHERE uid = $1', [uid]);
  return keys;
};

/**
 * Deletes an image, in or outside of the trash, with everything that belongs to it. Leaves its files to the
 * sweeper in the same transaction, so that a crash leaves no file without a row. Null if the image does not
 * belong to the owner; throws CONFLICT if a comparison shows it.
 */
export const removeImage = (
  session: Session,
  ownerId: string,
  uid: string,
): Promise<readonly string[] | null> =>
  session.atomically(async (inner) => {
    const lock = 'SELECT FROM image WHERE uid = $1 AND owner_id = $2 FOR UPDATE';
    const { rowCount: owned } = await inner.query(lock, [uid, ownerId]);
    if (owned === 0) return null;
    await refuseShown(inner.query, [uid]);
    return removeLocked(inner, uid);
  });

const LOCK_IMAGE_OF_VERSION = `
  SELECT i.current_version_id = v.id
  FROM image i JOIN image_version v ON v.image_uid = i.uid
  WHERE i.uid = $1 AND i.owner_id = $2 AND i.deleted_at IS NULL AND v.id = $3 FOR NO KEY UPDATE OF i FOR UPDATE OF v`;

const IS_LAYER = `
  SELECT FROM editor_document WHERE image_uid = $1 AND $2 = ANY (version_ids)
  UNION ALL SELECT FROM version_document WHERE image_uid = $1 AND version_id <> $2 AND $2 = ANY (version_ids) LIMIT 1`;

const DELETE_VERSION = `
  WITH deleted AS (DELETE FROM image_version WHERE id = $1 RETURNING image_uid, number)
  UPDATE image i SET highest_deleted_version = greatest(i.highest_deleted_version, deleted.number)
  FROM deleted WHERE i.uid = deleted.image_uid`;

/**
 * Deletes one version of an image like `removeImage`. Throws CONFLICT for the current version, for one that a
 * comparison shows, and for one that is a layer of a document.
 */
export const removeVersion = (
  session: Session,
  ownerId: string,
  uid: string,
  versionId: string,
): Promise<readonly string[] | null> =>
  session.atomically(async (inner) => {
    const { query } = inner;
    const [isCurrent] = await columnOf<boolean>(inner, LOCK_IMAGE_OF_VERSION, [uid, ownerId, versionId]);
    if (isCurrent === undefined) return null;
    if (isCurrent) throw new DomainError('CONFLICT', TEXTS.images.versionIsCurrent);
    await refuseShownVersion(query, uid, versionId);
    const { rowCount: layers } = await query(IS_LAYER, [uid, versionId]);
    if (layers > 0) throw new DomainError('CONFLICT', TEXTS.editor.versionIsLayer);
    const keys = await columnOf(inner, ABANDON_KEYS_OF_VERSION, [versionId]);
    await query(DELETE_VERSION, [versionId]);
    return keys;
  });

/** Deletes all images of an owner, including those in the trash, in the caller's transaction. */
export const removeImagesOf = async (session: Session, ownerId: string): Promise<void> => {
  const lock = 'SELECT uid FROM image WHERE owner_id = $1 ORDER BY uid FOR UPDATE';
  for (const uid of await columnOf(session, lock, [ownerId])) await removeLocked(session, uid);
};
