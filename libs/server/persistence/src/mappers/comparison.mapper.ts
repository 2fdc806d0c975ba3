import type { Comparison } from '@safelight/domain';
import type { ComparisonRecord } from '../records/comparison.record.ts';

export const toComparison = (record: ComparisonRecord): Comparison => ({
  uid: record.uid,
  ownerId: record.ownerId,
  title: record.title,
  description: record.description,
  viewCount: record.viewCount,
  createdAt: record.createdAt,
  original: { imageUid: record.originalImageUid, versionId: record.originalVersionId },
  edited: { imageUid: record.editedImageUid, versionId: record.editedVersionId },
});

export const fromComparison = ({ original, edited, ...comparison }: Comparison): ComparisonRecord => ({
  ...comparison,
  originalImageUid: original.imageUid,
  originalVersionId: original.versionId,
  editedImageUid: edited.imageUid,
  editedVersionId: edited.versionId,
});
