import type { ImageFilter } from '../ports/index.ts';

/** The filter of the whole library, which matches every image outside of the trash. */
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
