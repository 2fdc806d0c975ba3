import type { LayerPictureRepository } from '@safelight/application/ports';
import { type LayerPicture, notFound } from '@safelight/domain';
import { In } from 'typeorm';
import { fromLayerPicture, toLayerPicture } from '../../mappers/editor-document.mapper.ts';
import { LayerPictureRecord } from '../../records/editor-document.records.ts';
import { columnOf, SqlRepository } from '../sql-repository.ts';

/** Locks the image until the picture is recorded, so that deleting the image deletes the picture too. */
const LOCK_IMAGE = `
  SELECT FROM image WHERE uid = $1 AND owner_id = $2 AND deleted_at IS NULL FOR KEY SHARE`;

const INSERT = `
  INSERT INTO layer_picture AS picture
    (image_uid, owner_id, sha256, width, height, key, size_bytes, content_type, uploaded_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (image_uid, sha256) DO UPDATE SET uploaded_at = excluded.uploaded_at
  RETURNING picture.key`;

/**
 * Updates the time of the picture. A concurrent cleanup that has selected the row checks it again after the
 * lock and skips it, because its time is recent.
 */
const CLAIM = `
  UPDATE layer_picture SET uploaded_at = $3
  WHERE image_uid = $1 AND sha256 = ANY ($2) AND uploaded_at < $3::timestamptz - interval '1 hour'`;

const HASHES = 'SELECT sha256 FROM layer_picture WHERE image_uid = $1 AND sha256 = ANY ($2) FOR KEY SHARE';

/**
 * Deletes unused pictures, and leaves their files to the sweeper in the same statement, so that a crash leaves
 * no file without a row.
 */
const REMOVE_UNUSED = `
  WITH removed AS (
    DELETE FROM layer_picture WHERE (image_uid, sha256) IN (
      SELECT p.image_uid, p.sha256 FROM layer_picture p
      WHERE p.uploaded_at < $1
        AND NOT EXISTS (SELECT FROM editor_document d WHERE d.image_uid = p.image_uid AND p.sha256 = ANY (d.picture_hashes))
        AND NOT EXISTS (SELECT FROM version_document d WHERE d.image_uid = p.image_uid AND p.sha256 = ANY (d.picture_hashes))
      ORDER BY p.uploaded_at LIMIT $2 FOR UPDATE SKIP LOCKED)
      AND uploaded_at < $1
    RETURNING key
  )
  INSERT INTO blob_intent AS intent (key, abandoned_at) SELECT key, now() FROM removed ORDER BY key
  ON CONFLICT (key) DO UPDATE SET abandoned_at = coalesce(intent.abandoned_at, excluded.abandoned_at)
  RETURNING key`;

export class SqlLayerPictureRepository extends SqlRepository implements LayerPictureRepository {
  /** Inserts a layer picture. Throws NOT_FOUND unless the image belongs to the owner and is not deleted. */
  insert(picture: LayerPicture): Promise<boolean> {
    return this.session.atomically(async (session) => {
      const { imageUid, ownerId, sha256, width, height, key, sizeBytes, contentType, uploadedAt } =
        fromLayerPicture(picture);
      const locked = await session.query(LOCK_IMAGE, [imageUid, ownerId]);
      if (locked.rowCount === 0) throw notFound();
      const values = [imageUid, ownerId, sha256, width, height, key, sizeBytes, contentType, uploadedAt];
      return (await columnOf(session, INSERT, values))[0] === key;
    });
  }

  async find(imageUid: string, hashes: readonly string[]): Promise<readonly LayerPicture[]> {
    if (hashes.length === 0) return [];
    return this.findAll(LayerPictureRecord, toLayerPicture, { where: { imageUid, sha256: In([...hashes]) } });
  }

  claim(imageUid: string, hashes: readonly string[], at: Date): Promise<readonly string[]> {
    if (hashes.length === 0) return Promise.resolve([]);
    return this.session.atomically(async (session) => {
      await session.query(CLAIM, [imageUid, hashes, at]);
      return columnOf(session, HASHES, [imageUid, hashes]);
    });
  }

  async removeUnused(before: Date, limit: number): Promise<readonly string[]> {
    return this.column(REMOVE_UNUSED, [before, limit]);
  }
}
