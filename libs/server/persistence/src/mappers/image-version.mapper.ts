import type { ImageVersion, StoredFile, VersionOrigin } from '@safelight/domain';
import type { ImageVersionRecord } from '../records/image-version.record.ts';

/** What reading a version takes: its owner is the image's. */
export type ReadVersion = Omit<ImageVersionRecord, 'ownerId'>;

const toOrigin = (record: ReadVersion): VersionOrigin => {
  const { aiJobId, aiParentVersionId, aiPrompt, aiModel, aiProcessingMs } = record;
  // A check of the table keeps these five null together.
  if (
    aiJobId === null ||
    aiParentVersionId === null ||
    aiPrompt === null ||
    aiModel === null ||
    aiProcessingMs === null
  ) {
    return { kind: 'upload' };
  }
  return {
    kind: 'ai-edit',
    jobId: aiJobId,
    parentVersionId: aiParentVersionId,
    prompt: aiPrompt,
    model: aiModel,
    processingMs: aiProcessingMs,
    textResponse: record.aiTextResponse,
  };
};

const toShared = (record: ReadVersion, original: StoredFile): StoredFile => {
  const { sharedKey, sharedSha256, sharedSize, sharedContentType } = record;
  // A check of the table keeps these four null together.
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
    createdAt: record.createdAt,
  };
};

type AiColumns = Pick<
  ImageVersionRecord,
  'aiJobId' | 'aiParentVersionId' | 'aiPrompt' | 'aiModel' | 'aiProcessingMs' | 'aiTextResponse'
>;

const fromOrigin = (origin: VersionOrigin): AiColumns => {
  const edit = origin.kind === 'ai-edit' ? origin : null;
  return {
    aiJobId: edit?.jobId ?? null,
    aiParentVersionId: edit?.parentVersionId ?? null,
    aiPrompt: edit?.prompt ?? null,
    aiModel: edit?.model ?? null,
    aiProcessingMs: edit?.processingMs ?? null,
    aiTextResponse: edit?.textResponse ?? null,
  };
};

/** `ownerId` is the image's. */
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
    createdAt: version.createdAt,
  };
};
