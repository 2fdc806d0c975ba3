/** What a list can read of an image without the rest, as paths into `Image`. */
export const IMAGE_PARTS = [
  'title',
  'description',
  'originalFilename',
  'privacy',
  'tags',
  'areTagsShown',
  'isFavorite',
  'viewCount',
  'lastAccessedAt',
  'createdAt',
  'expiresAt',
  'deletedAt',
  'block',
  'current.id',
  'current.contentType',
  'current.width',
  'current.height',
  'current.thumbhash',
  'current.original.sha256',
  'current.original.sizeBytes',
  'current.original.contentType',
] as const;

export type ImagePart = (typeof IMAGE_PARTS)[number];

/** The parts that are needed of each image. The uid and the owner always come with them. */
export type ImageParts = ReadonlySet<ImagePart>;
