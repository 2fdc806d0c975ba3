import type { ImageVersion, StoredFile, VersionOrigin } from '@safelight/domain';
import type { ImageVersionRecord } from '../records/image-version.record.ts';

/** The columns that are needed to read a version. The owner is read from the image. */
export type ReadVersion = Omit<ImageVersionRecord, 'ownerId'>;

/** Returns the value of a column that a CHECK constraint requires for this origin. */
const filled = <T>(value: T | null, record: ReadVersion): T => {
  if (value === null)
    throw new Error(`Version ${record.id} lacks a column that its origin ${record.origin} requires.`);
  return value;
};

const toOrigin = (record: ReadVersion): VersionOrigin => {
  switch (record.origin) {
    case 'upload':
      return { kind: 'upload' };
    case 'ai_edit':
      return {
        kind: 'ai_edit',
        jobId: filled(record.aiJobId, record),
        parentVersionId: filled(record.aiParentVersionId, record),
        prompt: filled(record.aiPrompt, record),
        model: filled(record.aiModel, record),
        processingMs: filled(record.aiProcessingMs, record),
        textResponse: record.aiTextResponse,
        setsFile: record.aiSetsFile,
      };
    case 'editor':
      return {
        kind: 'editor',
        documentUid: filled(record.documentUid, record),
        revision: filled(record.documentRevision, record),
      };
    case 'restore':
      return { kind: 'restore', restoredVersionId: filled(record.restoredVersionId, record) };
    default:
      return record.origin satisfies never;
  }
};

const toShared = (record: ReadVersion, original: StoredFile): StoredFile => {
  const { sharedKey, sharedSha256, sharedSize, sharedContentType } = record;
  // A CHECK constraint requires that all four columns are null or none is.
  if (sharedKey === null || sharedSha256 === null || sharedSize === null || sharedContentType === null)
    return original;
  return { key: sharedKey, sha256: sharedSha256, sizeBytes: sharedSize, contentType: sharedContentType };
};

export const toImageVersion = (record: ReadVersion): ImageVersion => {
  const original: StoredFile = {
    key: record.originalKey,
    sha256: record.originalSha256,
    sizeBytes: record.originalSize,
    contentType: record.originalContentType,
  };
  return {
    id: record.id,
    imageUid: record.imageUid,
    number: record.number,
    origin: toOrigin(record),
    width: record.width,
    height: record.height,
    frames: record.frames,
    contentType: record.contentType,
    original,
    shared: toShared(record, original),
    thumbhash: record.thumbhash,
    isPublished: record.isPublished,
    createdAt: record.createdAt,
  };
};

type OriginColumns = Pick<
  ImageVersionRecord,
  | 'origin'
  | 'aiJobId'
  | 'aiParentVersionId'
  | 'aiPrompt'
  | 'aiModel'
  | 'aiProcessingMs'
  | 'aiTextResponse'
  | 'aiSetsFile'
  | 'documentUid'
  | 'documentRevision'
  | 'restoredVersionId'
>;

const fromOrigin = (origin: VersionOrigin): OriginColumns => {
  const edit = origin.kind === 'ai_edit' ? origin : null;
  const saved = origin.kind === 'editor' ? origin : null;
  return {
    origin: origin.kind,
    aiJobId: edit?.jobId ?? null,
    aiParentVersionId: edit?.parentVersionId ?? null,
    aiPrompt: edit?.prompt ?? null,
    aiModel: edit?.model ?? null,
    aiProcessingMs: edit?.processingMs ?? null,
    aiTextResponse: edit?.textResponse ?? null,
    aiSetsFile: edit?.setsFile ?? false,
    documentUid: saved?.documentUid ?? null,
    documentRevision: saved?.revision ?? null,
    restoredVersionId: origin.kind === 'restore' ? origin.restoredVersionId : null,
  };
};

/** Creates the record of a version. `ownerId` is the owner of the image. */
export const fromImageVersion = (version: ImageVersion, ownerId: string): ImageVersionRecord => {
  const { original } = version;
  const shared = version.shared.key === original.key ? null : version.shared;
  return {
    id: version.id,
    imageUid: version.imageUid,
    ownerId,
    number: version.number,
    width: version.width,
    height: version.height,
    frames: version.frames,
    contentType: version.contentType,
    originalKey: original.key,
    originalSha256: original.sha256,
    originalSize: original.sizeBytes,
    originalContentType: original.contentType,
    sharedKey: shared?.key ?? null,
    sharedSha256: shared?.sha256 ?? null,
    sharedSize: shared?.sizeBytes ?? null,
    sharedContentType: shared?.contentType ?? null,
    ...fromOrigin(version.origin),
    thumbhash: version.thumbhash,
    isPublished: version.isPublished,
    createdAt: version.createdAt,
  };
};
