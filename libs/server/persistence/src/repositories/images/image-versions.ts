import { DomainError, type ImageVersion, notFound } from '@safelight/domain';
import { fromImageVersion } from '../../mappers/image-version.mapper.ts';
import { asJson } from '../../mappers/record-reader.ts';
import { ImageVersionRecord } from '../../records/image-version.record.ts';
import type { Session } from '../../session.ts';
import { columnOf, insertIfNew } from '../sql-repository.ts';
import type { ImageRows } from './image-rows.ts';

/**
 * Adds a version to an image. Throws NOT_FOUND if the image does not exist or is deleted, CONFLICT if the
 * number is taken.
 */
export const insertVersion = (session: Session, version: ImageVersion): Promise<void> =>
  session.atomically(async (inner) => {
    // The image is locked before the insertion locks the owner's counters. Counting views locks in this order too,
    // so that it cannot deadlock with a transaction that then makes the version the current one.
    const owner = 'SELECT owner_id FROM image WHERE uid = $1 AND deleted_at IS NULL FOR NO KEY UPDATE';
    const [ownerId] = await columnOf(inner, owner, [version.imageUid]);
    if (ownerId === undefined) throw notFound();
    if (!(await insertIfNew(inner, ImageVersionRecord, fromImageVersion(version, ownerId)))) {
      throw new DomainError('CONFLICT', 'Another version took this number.', { number: version.number });
    }
  });

interface Selection {
  readonly values: readonly unknown[];
  readonly join?: string;
  readonly withTrash?: boolean;
}

/**
 * Selects versions of images, without those in the trash unless `withTrash` is true. `condition` refers to `v` and
 * `i`, and may end with ORDER BY and LIMIT.
 */
export const versionsWhere = async (
  { session, rows }: { readonly session: Session; readonly rows: ImageRows },
  condition: string,
  { values, join = '', withTrash = false }: Selection,
): Promise<readonly ImageVersion[]> => {
  const text = asJson(`SELECT ${rows.versionColumns} FROM image_version v
    JOIN image i ON i.uid = v.image_uid ${withTrash ? '' : 'AND i.deleted_at IS NULL'} ${join} WHERE ${condition}`);
  return (await session.queryJson({ text, values })).map((row) => rows.toVersion(row));
};

export const LAST_VERSION_NUMBER = `
  SELECT greatest(i.highest_deleted_version, (SELECT max(v.number) FROM image_version v WHERE v.image_uid = i.uid))
  FROM image i WHERE i.uid = $1`;

export const SET_CURRENT_VERSION = `
  UPDATE image i
  SET current_version_id = v.id, file_size = v.original_size, content_type = v.content_type, updated_at = $4
  FROM image_version v
  WHERE i.uid = $1 AND i.owner_id = $2 AND i.deleted_at IS NULL AND v.id = $3 AND v.image_uid = i.uid`;
