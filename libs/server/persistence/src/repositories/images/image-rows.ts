import type { Image, ImageVersion } from '@safelight/domain';
import { toImageVersion } from '../../mappers/image-version.mapper.ts';
import { toImage } from '../../mappers/image.mapper.ts';
import { type JsonRow, recordReader } from '../../mappers/record-reader.ts';
import { ImageVersionRecord } from '../../records/image-version.record.ts';
import { ImageRecord } from '../../records/image.record.ts';
import type { Session } from '../../session.ts';

/** Excludes images of accounts that are suspended or about to be deleted, from the rows `i`. */
export const OF_SHOWN_ACCOUNTS =
  'JOIN user_account o ON o.id = i.owner_id AND o.deletion_requested_at IS NULL AND o.suspended_at IS NULL';

/**
 * Finds the oldest image of an owner with this privacy, outside of the trash, whose first or current version `b`
 * has this hash.
 */
export const OF_BYTES = `
  FROM image_version b JOIN image i ON i.uid = b.image_uid AND (b.number = 1 OR b.id = i.current_version_id)
  JOIN image_version v ON v.id = i.current_version_id
  WHERE b.owner_id = $1 AND b.original_sha256 = $2 AND i.owner_id = $1 AND i.privacy = $3
    AND i.deleted_at IS NULL AND i.expires_at IS NULL
  ORDER BY i.created_at, i.uid LIMIT 1`;

const ofUids = (place: 'library' | 'trash'): string => `
  FROM unnest($2::text[]) WITH ORDINALITY AS wanted (uid, place) JOIN image i ON i.uid = wanted.uid
  JOIN image_version v ON v.id = i.current_version_id
  WHERE i.owner_id = $1 AND i.deleted_at IS ${place === 'trash' ? 'NOT NULL' : 'NULL'} ORDER BY wanted.place`;

/** Finds images of an owner outside of the trash, in the requested order. */
export const OF_UIDS = ofUids('library');
/** Finds images in the trash of an owner, in the requested order. */
export const OF_UIDS_IN_TRASH = ofUids('trash');

/** Reads images with their current version from the aliases `i` and `v`, and single versions from `v`. */
export interface ImageRows {
  readonly imageColumns: string;
  readonly versionColumns: string;
  toImage(row: JsonRow): Image;
  toVersion(row: JsonRow): ImageVersion;
}

export const imageRows = ({ manager }: Pick<Session, 'manager'>): ImageRows => {
  const images = recordReader(manager, ImageRecord, {
    alias: 'i',
    without: ['titleKey', 'fileSize', 'contentType', 'currentVersionId', 'highestDeletedVersion'],
  });
  const versions = recordReader(manager, ImageVersionRecord, { alias: 'v', without: ['ownerId'] });
  return {
    imageColumns: `${images.columns}, ${versions.columns}`,
    versionColumns: versions.columns,
    toImage: (row) => toImage(images.read(row), versions.read(row)),
    toVersion: (row) => toImageVersion(versions.read(row)),
  };
};
