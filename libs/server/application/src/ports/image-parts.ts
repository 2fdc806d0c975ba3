/** The parts of an image that a list can read one by one, as paths into `Image`. */
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

/** The parts of each image to read, in addition to the uid and the owner. */
export type ImageParts = ReadonlySet<ImagePart>;
