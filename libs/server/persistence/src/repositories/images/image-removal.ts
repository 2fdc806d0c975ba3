import type { RemovedImages } from '@safelight/application/ports';
import { DomainError, requireDeletable } from '@safelight/domain';
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
const ABANDON_KEYS_OF_IMAGES = abandonKeys(
  'v.image_uid = ANY ($1)',
  'UNION SELECT p.key FROM layer_picture p WHERE p.image_uid = ANY ($1)',
);
const ABANDON_KEYS_OF_VERSION = abandonKeys('v.id = $1');

/**
 * Deletes images that this transaction has locked, with everything that belongs to them. Returns their storage
 * keys.
 */
const removeLocked = async (session: Session, uids: readonly string[]): Promise<readonly string[]> => {
  const { query } = session;
  // The lock prevents new derivatives. The keys are read after it, so none is missing.
  const lock = 'SELECT FROM image_version WHERE image_uid = ANY ($1) ORDER BY image_uid, number FOR UPDATE';
  await query(lock, [uids]);
  const keys = await columnOf(session, ABANDON_KEYS_OF_IMAGES, [uids]);
  await query('SELECT lock_projects_of($1)', [uids]);
  await query('DELETE FROM image WHERE uid = ANY ($1)', [uids]);
  return keys;
};

/**
 * Deletes images of an owner, in or outside of the trash, with everything that belongs to them. Leaves their files
 * to the sweeper in the same transaction, so that a crash leaves no file without a row. Throws CONFLICT if a
 * comparison shows one.
 */
export const removeImages = (
  session: Session,
  ownerId: string,
  uids: readonly string[],
): Promise<RemovedImages> =>
  session.atomically(async (inner) => {
    const lock = 'SELECT uid FROM image WHERE uid = ANY ($1) AND owner_id = $2 ORDER BY uid FOR UPDATE';
    const owned = await columnOf(inner, lock, [uids, ownerId]);
    if (owned.length === 0) return { uids: [], keys: [] };
    await refuseShown(inner.query, owned);
    return { uids: owned, keys: await removeLocked(inner, owned) };
  });

const LOCK_IMAGE_OF_VERSION = `
  SELECT v.number, i.current_version_id = v.id AS "isCurrent"
  FROM image i JOIN image_version v ON v.image_uid = i.uid
  WHERE i.uid = $1 AND i.owner_id = $2 AND i.deleted_at IS NULL AND v.id = $3 FOR NO KEY UPDATE OF i FOR UPDATE OF v`;

const IS_LAYER = `
  SELECT FROM editor_document WHERE image_uid = $1 AND $2 = ANY (version_ids)
  UNION ALL SELECT FROM version_document WHERE image_uid = $1 AND version_id <> $2 AND $2 = ANY (version_ids) LIMIT 1`;

const DELETE_VERSION = `
  WITH deleted AS (DELETE FROM image_version WHERE id = $1 RETURNING image_uid, number)
  UPDATE image i SET highest_deleted_version = greatest(i.highest_deleted_version, deleted.number)
  FROM deleted WHERE i.uid = deleted.image_uid`;

interface LockedVersion {
  readonly number: number;
  readonly isCurrent: boolean;
}

/**
 * Deletes one version of an image like `removeImages`. Throws CONFLICT for the original, for the current version,
 * for one that a comparison shows, and for one that is a layer of a document.
 */
export const removeVersion = (
  session: Session,
  ownerId: string,
  uid: string,
  versionId: string,
): Promise<readonly string[] | null> =>
  session.atomically(async (inner) => {
    const { query } = inner;
    const { rows } = await query<LockedVersion>(LOCK_IMAGE_OF_VERSION, [uid, ownerId, versionId]);
    const [version] = rows;
    if (version === undefined) return null;
    requireDeletable(version);
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
  await removeLocked(session, await columnOf(session, lock, [ownerId]));
};
