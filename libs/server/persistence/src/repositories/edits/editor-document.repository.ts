import type { EditorDocumentPage, EditorDocumentRepository, TimePlace } from '@safelight/application/ports';
import type { EditorDocument, VersionDocument } from '@safelight/domain';
import {
  fromEditorDocument,
  fromVersionDocument,
  toEditorDocument,
  toVersionDocument,
} from '../../mappers/editor-document.mapper.ts';
import { EditorDocumentRecord, VersionDocumentRecord } from '../../records/editor-document.records.ts';
import { isUuid, SqlRepository } from '../sql-repository.ts';

const OF_LIVING_IMAGES = 'JOIN image i ON i.uid = d.image_uid AND i.deleted_at IS NULL';

const LIST = `
  SELECT d.image_uid AS "imageUid", d.owner_id AS "ownerId", d.revision, d.size_bytes AS "sizeBytes",
    CASE WHEN d.shown_revision = d.revision THEN d.shown_by END AS "shownBy",
    d.saved_by AS "savedBy", d.created_at AS "createdAt", d.updated_at AS "updatedAt"
  FROM editor_document d ${OF_LIVING_IMAGES} WHERE d.owner_id = $1`;

const AFTER = 'AND (d.updated_at, d.image_uid) < ($3, $4)';

/**
 * Inserts the first revision. Locks the image, so that no document is added to an image that is being
 * deleted.
 */
const INSERT = `
  INSERT INTO editor_document
    (image_uid, owner_id, revision, json, size_bytes, picture_hashes, version_ids, shown_by, shown_revision, saved_by,
      updated_at, created_at)
  SELECT uid, owner_id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 FROM image
  WHERE uid = $1 AND owner_id = $2 AND deleted_at IS NULL FOR KEY SHARE
  ON CONFLICT (image_uid) DO NOTHING`;

const UPDATE = `
  UPDATE editor_document d
  SET revision = $3, json = $4, size_bytes = $5, picture_hashes = $6, version_ids = $7, shown_by = $8,
    shown_revision = $9, saved_by = $10, updated_at = $11
  FROM image i
  WHERE d.image_uid = $1 AND d.owner_id = $2 AND d.revision = $3 - 1 AND i.uid = d.image_uid AND i.deleted_at IS NULL`;

const SET_SHOWN_BY =
  'UPDATE editor_document SET shown_by = $2, shown_revision = revision WHERE image_uid = $1';

export class SqlEditorDocumentRepository extends SqlRepository implements EditorDocumentRepository {
  async find(imageUid: string): Promise<EditorDocument | null> {
    const record = await this.session.manager
      .createQueryBuilder(EditorDocumentRecord, 'd')
      .innerJoin('image', 'i', 'i.uid = d.image_uid AND i.deleted_at IS NULL')
      .where({ imageUid })
      .getOne();
    return record === null ? null : toEditorDocument(record);
  }

  async findWithTrash(imageUid: string): Promise<EditorDocument | null> {
    const record = await this.session.manager.findOneBy(EditorDocumentRecord, { imageUid });
    return record === null ? null : toEditorDocument(record);
  }

  async list(ownerId: string, limit: number, after: TimePlace | null): Promise<EditorDocumentPage> {
    if (!isUuid(ownerId)) return { documents: [], hasNext: false };
    const { rows } = await this.session.query<EditorDocumentPage['documents'][number]>(
      `${LIST} ${after === null ? '' : AFTER} ORDER BY d.updated_at DESC, d.image_uid DESC LIMIT $2`,
      [ownerId, limit + 1, ...(after === null ? [] : [after.at, after.id])],
    );
    return { documents: rows.slice(0, limit), hasNext: rows.length > limit };
  }

  async save(document: EditorDocument): Promise<boolean> {
    if (!isUuid(document.ownerId)) return false;
    const record = fromEditorDocument(document);
    const values = [
      record.imageUid,
      record.ownerId,
      record.revision,
      record.json,
      record.sizeBytes,
      record.pictureHashes,
      record.versionIds,
      record.shownBy,
      record.shownRevision,
      record.savedBy,
      record.updatedAt,
    ];
    return record.revision === 1
      ? this.affectsOne(INSERT, [...values, record.createdAt])
      : this.affectsOne(UPDATE, values);
  }

  async setShownBy(imageUid: string, versionId: string): Promise<void> {
    await this.session.query(SET_SHOWN_BY, [imageUid, versionId]);
  }

  async delete(ownerId: string, imageUid: string): Promise<boolean> {
    if (!isUuid(ownerId)) return false;
    const { affected } = await this.session.manager.delete(EditorDocumentRecord, { ownerId, imageUid });
    return affected === 1;
  }

  async keepForVersion(document: VersionDocument): Promise<void> {
    await this.session.manager.insert(VersionDocumentRecord, fromVersionDocument(document));
  }

  async findOfVersion(versionId: string): Promise<VersionDocument | null> {
    if (!isUuid(versionId)) return null;
    const record = await this.session.manager
      .createQueryBuilder(VersionDocumentRecord, 'd')
      .innerJoin('image', 'i', 'i.uid = d.image_uid AND i.deleted_at IS NULL')
      .where({ versionId })
      .getOne();
    return record === null ? null : toVersionDocument(record);
  }

  async findOfVersionWithTrash(versionId: string): Promise<VersionDocument | null> {
    if (!isUuid(versionId)) return null;
    const record = await this.session.manager.findOneBy(VersionDocumentRecord, { versionId });
    return record === null ? null : toVersionDocument(record);
  }
}
