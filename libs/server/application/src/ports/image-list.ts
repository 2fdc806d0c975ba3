import type { Image } from '@safelight/domain';
import type { ImageParts } from './image-parts.ts';

export type ImageSort = 'newest' | 'oldest' | 'name';

/** Where a page begins: after the row with this sort key and uid. */
export interface ImageCursor {
  readonly sortKey: string;
  readonly uid: string;
}

/** Conditions for a list. All must be met; null or an empty list means any. */
export interface ImageFilter {
  readonly createdFrom: Date | null;
  /** Exclusive. */
  readonly createdTo: Date | null;
  /** An image must have all of these tags. */
  readonly tags: readonly string[];
  readonly contentType: string | null;
  /** Size of the file in bytes, inclusive. */
  readonly minBytes: number | null;
  readonly maxBytes: number | null;
  readonly isFavorite: boolean | null;
  /** True lists the trash instead of the library. */
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
  /** Read these parts of each image and no others; everything when absent. Using another part throws. */
  readonly parts?: ImageParts;
}

export interface ImagePage {
  readonly images: readonly Image[];
  readonly hasNext: boolean;
  /** The cursor of the last image; null for an empty page. */
  readonly end: ImageCursor | null;
}

/** How many images match. Counting stops at 10,000 where it would scan rows. */
export interface ImageCount {
  readonly count: number;
  readonly isExact: boolean;
}

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** The changes that a bulk action makes to each image. */
export interface BulkImageChanges {
  readonly privacy?: 'public' | 'private';
  readonly isFavorite?: boolean;
  readonly addTags?: readonly string[];
  readonly removeTags?: readonly string[];
}
