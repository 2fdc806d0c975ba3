import type { Image, ImageBlock } from '@safelight/domain';
import type { ImageRecord } from '../records/image.record.ts';
import { toImageVersion, type ReadVersion } from './image-version.mapper.ts';

/** Returns the form in which titles are sorted and searched. */
export const titleKeyOf = (title: string): string => title.toLowerCase();

/** The columns that are needed to read an image. The others are used only inside of the database. */
type ReadImage = Omit<
  ImageRecord,
  'titleKey' | 'fileSize' | 'contentType' | 'currentVersionId' | 'highestDeletedVersion'
>;

const toBlock = ({ blockedAt, blockReason }: ReadImage): ImageBlock | null =>
  blockedAt === null ? null : { at: blockedAt, reason: blockReason ?? '' };

export const toImage = (record: ReadImage, current: ReadVersion): Image => ({
  uid: record.uid,
  ownerId: record.ownerId,
  originalFilename: record.originalFilename,
  title: record.title,
  description: record.description,
  privacy: record.privacy,
  tags: record.tags,
  areTagsShown: record.areTagsShown,
  isFavorite: record.isFavorite,
  viewCount: record.viewCount,
  lastAccessedAt: record.lastAccessedAt,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  expiresAt: record.expiresAt,
  deletedAt: record.deletedAt,
  block: toBlock(record),
  current: toImageVersion(current),
});

/** Returns the record of a new image. */
export const fromImage = ({ current, tags, block, ...image }: Image): ImageRecord => ({
  ...image,
  tags: [...tags],
  blockedAt: block?.at ?? null,
  blockReason: block?.reason ?? null,
  titleKey: titleKeyOf(image.title),
  currentVersionId: current.id,
  highestDeletedVersion: 0,
  fileSize: current.original.sizeBytes,
  contentType: current.contentType,
});
