import type { ImageRepository } from '@safelight/application/ports';
import { titleKeyOf } from '../mappers/image.mapper.ts';
import { asJson } from '../mappers/record-reader.ts';
import type { Statement } from '../session.ts';

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

/** `column = $n` for each change, numbered after the existing values. */
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
