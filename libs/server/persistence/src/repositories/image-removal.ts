import type { Session } from '../session.ts';
import { refuseShown } from './image-bulk.ts';

const ABANDON_KEYS = `
  INSERT INTO blob_intent AS intent (key, abandoned_at)
  SELECT key, now() FROM (
    SELECT original_key AS key FROM image_version WHERE image_uid = $1
    UNION SELECT shared_key FROM image_version WHERE image_uid = $1 AND shared_key IS NOT NULL
    UNION SELECT d.key FROM derivative d JOIN image_version v ON v.id = d.version_id WHERE v.image_uid = $1
  ) AS keys ORDER BY key
  ON CONFLICT (key) DO UPDATE SET abandoned_at = coalesce(intent.abandoned_at, excluded.abandoned_at)
  RETURNING key`;

/** Removes an image this transaction has locked, with everything that hangs on it; answers its keys. */
const removeLocked = async (query: Session['query'], uid: string): Promise<readonly string[]> => {
  // Shuts out derivatives being recorded; the keys are read after it, so that none is missed.
  await query('SELECT FROM image_version WHERE image_uid = $1 ORDER BY number FOR UPDATE', [uid]);
  const { rows } = await query<{ key: string }>(ABANDON_KEYS, [uid]);
  await query('DELETE FROM image WHERE uid = $1', [uid]);
  return rows.map(({ key }) => key);
};

/**
 * Removes an image, in the trash or not, with everything that hangs on it and hands its keys to the sweeper in
 * the same transaction, so that a crash before the bytes are deleted leaves no orphans. Null when not this
 * owner's, CONFLICT while a comparison shows it.
 */
export const removeImage = (
  session: Session,
  ownerId: string,
  uid: string,
): Promise<readonly string[] | null> =>
  session.atomically(async ({ query }) => {
    const owned = await query('SELECT FROM image WHERE uid = $1 AND owner_id = $2 FOR UPDATE', [
      uid,
      ownerId,
    ]);
    if (owned.rowCount === 0) return null;
    await refuseShown(query, [uid]);
    return removeLocked(query, uid);
  });

/** Removes all that an owner still has, deleted ones too, in the caller's transaction. */
export const removeImagesOf = async (query: Session['query'], ownerId: string): Promise<void> => {
  const { rows } = await query<{ uid: string }>(
    'SELECT uid FROM image WHERE owner_id = $1 ORDER BY uid FOR UPDATE',
    [ownerId],
  );
  for (const { uid } of rows) await removeLocked(query, uid);
};
