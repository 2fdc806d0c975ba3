import { comparisonAddresses, type ComparisonSidePaths } from '@safelight/application';
import { userIdOf, type ComparisonSide, type ComparisonView as Comparison } from '@safelight/domain';
import { comparisonPathOf } from '@safelight/rules';
import type { ImageOutlook } from '../image/image.view.ts';
import type { ComparisonSideType, ComparisonType } from './comparison.types.ts';

/** One side of a comparison: the version that everyone sees, including the owner. */
const viewSide = ({ image, version }: ComparisonSide, paths: ComparisonSidePaths): ComparisonSideType => ({
  imageUid: image.uid,
  originalFilename: image.originalFilename,
  contentType: version.shared.contentType,
  fileSize: version.shared.sizeBytes,
  width: version.width,
  height: version.height,
  url: paths.original,
  largeUrl: paths.large,
  mediumUrl: paths.medium,
  downloadUrl: `${paths.original}${paths.original.includes('?') ? '&' : '?'}download=1`,
});

/** A comparison for one viewer. The addresses of a side are computed when the side is requested. */
export const viewComparison = (
  { uid, ownerId, title, description, viewCount, createdAt, sides }: Comparison,
  { viewer, addresses, publicUrl }: ImageOutlook,
): ComparisonType => ({
  uid,
  title,
  description,
  viewCount,
  createdAt,
  isOwner: userIdOf(viewer) === ownerId,
  permalink: publicUrl + comparisonPathOf(uid),
  get original() {
    return viewSide(sides.original, comparisonAddresses(addresses, { sides }).original);
  },
  get edited() {
    return viewSide(sides.edited, comparisonAddresses(addresses, { sides }).edited);
  },
});
