import type { ImageFilter } from '../ports/index.ts';

/** The whole library: every image that is not in the trash. */
export const ALL_IMAGES: ImageFilter = {
  createdFrom: null,
  createdTo: null,
  tags: [],
  contentType: null,
  minBytes: null,
  maxBytes: null,
  isFavorite: null,
  isTrashed: false,
};
