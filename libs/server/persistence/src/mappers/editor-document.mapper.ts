import type { EditorDocument, LayerPicture, VersionDocument } from '@safelight/domain';
import type {
  EditorDocumentRecord,
  LayerPictureRecord,
  VersionDocumentRecord,
} from '../records/editor-document.records.ts';

type ContentColumns = Pick<EditorDocumentRecord, 'json' | 'sizeBytes' | 'pictureHashes' | 'versionIds'>;

const toContent = ({ json, sizeBytes, pictureHashes, versionIds }: ContentColumns) => ({
  json,
  sizeBytes,
  pictureHashes,
  versionIds,
});

const fromContent = (content: EditorDocument['content']): ContentColumns => ({
  ...content,
  pictureHashes: [...content.pictureHashes],
  versionIds: [...content.versionIds],
});

export const toEditorDocument = (record: EditorDocumentRecord): EditorDocument => {
  const { imageUid, ownerId, revision, savedBy, createdAt, updatedAt } = record;
  const shownBy = record.shownRevision === revision ? record.shownBy : null;
  return { imageUid, ownerId, revision, shownBy, savedBy, createdAt, updatedAt, content: toContent(record) };
};

export const fromEditorDocument = ({ content, ...document }: EditorDocument): EditorDocumentRecord => ({
  ...document,
  shownRevision: document.shownBy === null ? null : document.revision,
  ...fromContent(content),
});

export const toVersionDocument = (record: VersionDocumentRecord): VersionDocument => {
  const { versionId, imageUid, ownerId, revision } = record;
  return { versionId, imageUid, ownerId, revision, content: toContent(record) };
};

export const fromVersionDocument = ({ content, ...document }: VersionDocument): VersionDocumentRecord => ({
  ...document,
  ...fromContent(content),
});

export const toLayerPicture = (record: LayerPictureRecord): LayerPicture => {
  const { imageUid, ownerId, width, height, uploadedAt, key, sha256, sizeBytes, contentType } = record;
  const file = { key, sha256, sizeBytes, contentType };
  return { imageUid, ownerId, width, height, uploadedAt, file };
};

export const fromLayerPicture = ({ file, ...picture }: LayerPicture): LayerPictureRecord => ({
  ...picture,
  ...file,
});
