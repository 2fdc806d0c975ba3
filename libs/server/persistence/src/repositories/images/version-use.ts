import type { VersionUse } from '@safelight/domain';
import type { Session } from '../../session.ts';
import { columnOf } from '../sql-repository.ts';

const LOCK = `
  SELECT v.id FROM image i JOIN image_version v ON v.image_uid = i.uid
  WHERE i.uid = $1 AND i.owner_id = $2 AND i.deleted_at IS NULL AND v.id = $3 FOR NO KEY UPDATE OF i FOR UPDATE OF v`;

/** Selects the uses of a version as `VERSION_USES` defines them. */
const USE = `
  SELECT CASE
    WHEN i.current_version_id = v.id THEN 'current'
    WHEN v.is_published THEN 'published'
    WHEN EXISTS (
      SELECT FROM comparison c WHERE (c.original_image_uid = i.uid AND c.original_version_id = v.id)
        OR (c.edited_image_uid = i.uid AND c.edited_version_id = v.id)) THEN 'comparison'
    WHEN EXISTS (
      SELECT FROM editor_document d WHERE d.image_uid = i.uid AND v.id = ANY (d.version_ids)
      UNION ALL
      SELECT FROM version_document d WHERE d.image_uid = i.uid AND d.version_id <> v.id AND v.id = ANY (d.version_ids)
    ) THEN 'layer'
    WHEN EXISTS (
      SELECT FROM image_version made WHERE made.image_uid = i.uid
        AND (made.ai_parent_version_id = v.id OR made.restored_version_id = v.id)
      UNION ALL
      SELECT FROM ai_edit_job j LEFT JOIN image_version made ON made.id = j.result_version_id
      WHERE j.user_id = i.owner_id AND (j.parent_version_id = v.id OR j.reference_version_id = v.id)
        AND (j.state IN ('queued', 'processing') OR made.id IS NOT NULL)) THEN 'edited'
  END
  FROM image i JOIN image_version v ON v.image_uid = i.uid WHERE i.uid = $1 AND v.id = $2`;

/**
 * Locks a version with its image, then returns what it is used for. Comparisons that are created and versions that
 * become current at the same time wait for the lock, and then find the version deleted.
 */
export const lockVersionUse = (
  session: Session,
  ownerId: string,
  uid: string,
  versionId: string,
): Promise<VersionUse | null> =>
  session.atomically(async (inner) => {
    const [locked] = await columnOf(inner, LOCK, [uid, ownerId, versionId]);
    if (locked === undefined) return null;
    const [use] = await columnOf<VersionUse | null>(inner, USE, [uid, versionId]);
    return use ?? null;
  });
