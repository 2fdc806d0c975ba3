import type { Image } from '@safelight/domain';
import type { ImageParts } from './image-parts.ts';

export type ImageSort = 'newest' | 'oldest' | 'name';

/** A page starts after the row with this sort key and uid. */
export interface ImageCursor {
  readonly sortKey: string;
  readonly uid: string;
}

/** Conditions for a list; an image must meet all of them. Null or an empty list means no condition. */
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
  /**
   * Only these parts of each image are read, and using any other part throws. Without a value everything is
   * read.
   */
  readonly parts?: ImageParts;
}

export interface ImagePage {
  readonly images: readonly Image[];
  readonly hasNext: boolean;
  /** The cursor of the last image; null for an empty page. */
  readonly end: ImageCursor | null;
}

/** The number of matching images. Counting stops at 10,000 if it has to scan rows. */
export interface ImageCount {
  readonly count: number;
  readonly isExact: boolean;
}

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** The changes of a bulk action for each image. */
export interface BulkImageChanges {
  readonly privacy?: 'public' | 'private';
  readonly isFavorite?: boolean;
  readonly addTags?: readonly string[];
  readonly removeTags?: readonly string[];
}
