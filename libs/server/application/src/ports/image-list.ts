import type { Image } from '@safelight/domain';

export type ImageSort = 'newest' | 'oldest' | 'name';

/** Where a page begins: the sort key and uid of the last row of the page before. */
export interface ImageCursor {
  readonly sortKey: string;
  readonly uid: string;
}

/** What a list is narrowed to; every condition must hold, null (or none) means any. */
export interface ImageFilter {
  readonly createdFrom: Date | null;
  /** Exclusive. */
  readonly createdTo: Date | null;
  /** An image must have all of these tags. */
  readonly tags: readonly string[];
  readonly contentType: string | null;
  /** Bytes of the file, inclusive. */
  readonly minBytes: number | null;
  readonly maxBytes: number | null;
  readonly isFavorite: boolean | null;
  /** True: the trash instead of the library. */
  readonly isTrashed: boolean;
}

export interface ImageListQuery {
  readonly ownerId: string;
  readonly sort: ImageSort;
  readonly limit: number;
  readonly after: ImageCursor | null;
  /** Case-insensitive substring of the title; null for all. */
  readonly search: string | null;
  readonly filter: ImageFilter;
}

export interface ImagePage {
  readonly images: readonly Image[];
  readonly hasNext: boolean;
  /** Of the last image; null for an empty page. */
  readonly end: ImageCursor | null;
}

/** How many images match; counting stops at 10,000 where it would cost a scan. */
export interface ImageCount {
  readonly count: number;
  readonly isExact: boolean;
}

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** What a bulk change does to each image. */
export interface BulkImageChanges {
  readonly privacy?: 'public' | 'private';
  readonly isFavorite?: boolean;
  readonly addTags?: readonly string[];
  readonly removeTags?: readonly string[];
}
