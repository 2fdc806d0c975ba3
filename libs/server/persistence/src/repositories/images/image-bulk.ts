import type { BulkImageChanges, ImageRepository } from '@safelight/application/ports';
import { imageInUse, type ImageUse, MAX_NAMED_USES, versionInUse } from '@safelight/domain';
import { titleKeyOf } from '../../mappers/image.mapper.ts';
import { asJson } from '../../mappers/record-reader.ts';
import type { Session, Statement } from '../../session.ts';
import { columnOf } from '../sql-repository.ts';

type Query = Session['query'];
type Place = 'library' | 'trash';

/** The images that one owner selected. Uids of other people's images have no effect. */
interface Chosen {
  readonly ownerId: string;
  readonly uids: readonly string[];
}

interface UseRow {
  readonly imageUid: string;
  readonly imageTitle: string;
  readonly comparisonUid: string;
  readonly comparisonTitle: string;
}

const USES = `
  SELECT i.uid AS "imageUid", i.title AS "imageTitle", c.uid AS "comparisonUid", c.title AS "comparisonTitle"
  FROM comparison c JOIN image i ON i.uid IN (c.original_image_uid, c.edited_image_uid)
  WHERE i.uid = ANY ($1) ORDER BY i.title_key, i.uid, c.created_at LIMIT ${MAX_NAMED_USES}`;

const USES_OF_VERSION = `
  SELECT i.uid AS "imageUid", i.title AS "imageTitle", c.uid AS "comparisonUid", c.title AS "comparisonTitle"
  FROM comparison c JOIN image i ON i.uid = $1
  WHERE (c.original_image_uid = $1 AND c.original_version_id = $2)
     OR (c.edited_image_uid = $1 AND c.edited_version_id = $2) ORDER BY c.created_at LIMIT ${MAX_NAMED_USES}`;

const toUse = ({ imageUid, imageTitle, comparisonUid, comparisonTitle }: UseRow): ImageUse => ({
  image: { uid: imageUid, title: imageTitle },
  comparison: { uid: comparisonUid, title: comparisonTitle },
});

/**
 * Throws CONFLICT, with the names of the images, if comparisons show some of them. The transaction must hold
 * locks on their rows.
 */
export const refuseShown = async (query: Query, uids: readonly string[]): Promise<void> => {
  const { rows } = await query<UseRow>(USES, [uids]);
  if (rows.length > 0) throw imageInUse(rows.map(toUse));
};

/** Throws CONFLICT if a comparison shows this version. The transaction must hold locks on the rows. */
export const refuseShownVersion = async (query: Query, uid: string, versionId: string): Promise<void> => {
  const { rows } = await query<UseRow>(USES_OF_VERSION, [uid, versionId]);
  if (rows.length > 0) throw versionInUse(rows.map(toUse));
};

/**
 * Locks images in the order of their uids, so that two bulk changes cannot deadlock. Returns the images that
 * exist in the given order.
 */
export const lockImages = async (
  session: Session,
  { ownerId, uids }: Chosen,
  place: Place,
): Promise<readonly string[]> => {
  const lock = `SELECT uid FROM image
     WHERE uid = ANY ($1) AND owner_id = $2 AND deleted_at IS ${place === 'trash' ? 'NOT NULL' : 'NULL'}
     ORDER BY uid FOR NO KEY UPDATE`;
  const found = new Set(await columnOf(session, lock, [uids, ownerId]));
  return [...new Set(uids)].filter((uid) => found.has(uid));
};

/**
 * The changed tags of an image in SQL: existing tags keep their order, added ones follow, and no tag occurs
 * twice.
 */
const CHANGED_TAGS = `(
  SELECT coalesce(array_agg(tag ORDER BY place), '{}') FROM (
    SELECT tag, min(place) AS place FROM unnest(tags || $5::text[]) WITH ORDINALITY AS all_tags (tag, place)
    WHERE tag <> ALL ($6::text[]) OR tag = ANY ($5::text[]) GROUP BY tag
  ) AS kept)`;

/**
 * Changes several images that are not deleted; returns the uids of those that exist. Locks all of them, and
 * writes only those that become different.
 */
export const updateImages = (
  session: Session,
  chosen: Chosen,
  changes: BulkImageChanges,
  at: Date,
): Promise<readonly string[]> =>
  session.atomically(async (inner) => {
    const { query } = inner;
    const uids = await lockImages(inner, chosen, 'library');
    if (changes.privacy === 'private') await refuseShown(query, uids);
    const { privacy, isFavorite, addTags = [], removeTags = [] } = changes;
    const hasTags = addTags.length > 0 || removeTags.length > 0;
    const values: unknown[] = [uids, at, privacy ?? null, isFavorite ?? null];
    if (hasTags) values.push(addTags, removeTags);
    const columns = `privacy, is_favorite${hasTags ? ', tags' : ''}`;
    const changed = `coalesce($3, privacy), coalesce($4, is_favorite)${hasTags ? `, ${CHANGED_TAGS}` : ''}`;
    await query(
      `UPDATE image SET (updated_at, ${columns}) = ($2, ${changed})
       WHERE uid = ANY ($1) AND (${columns}) IS DISTINCT FROM (${changed})`,
      values,
    );
    return uids;
  });

/** Moves images to the trash; returns the uids of the moved ones. */
export const trashImages = (session: Session, chosen: Chosen, at: Date): Promise<readonly string[]> =>
  session.atomically(async (inner) => {
    const { query } = inner;
    const uids = await lockImages(inner, chosen, 'library');
    await refuseShown(query, uids);
    await query('UPDATE image SET deleted_at = $2 WHERE uid = ANY ($1)', [uids, at]);
    return uids;
  });

/** Restores images from the trash, without an expiry that has passed; returns the uids of the restored ones. */
export const restoreImages = (session: Session, chosen: Chosen, at: Date): Promise<readonly string[]> =>
  session.atomically(async (inner) => {
    const { query } = inner;
    const uids = await lockImages(inner, chosen, 'trash');
    await query(
      `UPDATE image SET deleted_at = NULL, expires_at = CASE WHEN expires_at > $2 THEN expires_at END
       WHERE uid = ANY ($1)`,
      [uids, at],
    );
    return uids;
  });

/** Returns images that have expired and that no comparison shows. */
export const listExpired = async (
  { query }: Session,
  now: Date,
  limit: number,
): Promise<readonly { readonly ownerId: string; readonly uid: string }[]> => {
  const { rows } = await query<{ ownerId: string; uid: string }>(
    `SELECT owner_id AS "ownerId", uid FROM image i
     WHERE expires_at <= $1 AND deleted_at IS NULL AND NOT EXISTS (
       SELECT FROM comparison WHERE original_image_uid = i.uid OR edited_image_uid = i.uid
     ) ORDER BY expires_at, uid LIMIT $2`,
    [now, limit],
  );
  return rows;
};

/** Returns images in the trash, the oldest deletion first. */
export const listTrashed = async (
  { query }: Session,
  of: Parameters<ImageRepository['listTrashed']>[0],
  limit: number,
): Promise<readonly { readonly ownerId: string; readonly uid: string }[]> => {
  const [condition, value] = 'ownerId' in of ? ['owner_id = $1', of.ownerId] : ['deleted_at < $1', of.before];
  const { rows } = await query<{ ownerId: string; uid: string }>(
    `SELECT owner_id AS "ownerId", uid FROM image
     WHERE deleted_at IS NOT NULL AND ${condition} ORDER BY deleted_at, uid LIMIT $2`,
    [value, limit],
  );
  return rows;
};

export type ImageChanges = Parameters<ImageRepository['update']>[2];

const COLUMNS_OF_CHANGES = {
  title: 'title',
  description: 'description',
  originalFilename: 'original_filename',
  privacy: 'privacy',
  isFavorite: 'is_favorite',
  tags: 'tags',
  areTagsShown: 'are_tags_shown',
  expiresAt: 'expires_at',
} as const satisfies Record<keyof ImageChanges, string>;

/** Returns `column = $n` for each change, numbered after the existing values. */
const assignmentsOf = (changes: ImageChanges, values: unknown[]): readonly string[] => {
  const named = (Object.keys(COLUMNS_OF_CHANGES) as (keyof ImageChanges)[])
    .filter((property) => changes[property] !== undefined)
    .map((property) => `${COLUMNS_OF_CHANGES[property]} = $${values.push(changes[property])}`);
  return changes.title === undefined
    ? named
    : [...named, `title_key = $${values.push(titleKeyOf(changes.title))}`];
};

interface ChangedImage {
  readonly ownerId: string;
  readonly uid: string;
  readonly changes: ImageChanges;
  readonly at: Date;
}

/** Changes one image of an owner, unless it is deleted, and selects `columns` of it. */
export const changeStatement = ({ ownerId, uid, changes, at }: ChangedImage, columns: string): Statement => {
  const values: unknown[] = [uid, ownerId, at];
  const assignments = ['updated_at = $3', ...assignmentsOf(changes, values)].join(', ');
  const text = `WITH i AS (
      UPDATE image SET ${assignments} WHERE uid = $1 AND owner_id = $2 AND deleted_at IS NULL RETURNING *
    ) ${asJson(`SELECT ${columns} FROM i JOIN image_version v ON v.id = i.current_version_id`)}`;
  return { text, values };
};
