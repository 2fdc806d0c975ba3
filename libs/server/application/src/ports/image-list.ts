import type { Image } from '@safelight/domain';
import type { ImageParts } from './image-parts.ts';

export type ImageSort = 'newest' | 'oldest' | 'name';

/** The position in a list after which a page starts: the sort key and the uid of an image. */
export interface ImageCursor {
  readonly sortKey: string;
  readonly uid: string;
}

/** The conditions of a list, all of which an image must meet. Null or an empty list means no condition. */
export interface ImageFilter {
  readonly createdFrom: Date | null;
  /** The time before which an image must have been created (exclusive); null for no condition. */
  readonly createdTo: Date | null;
  /** The tags, all of which an image must have. */
  readonly tags: readonly string[];
  readonly contentType: string | null;
  /** The minimum size of the file in bytes, inclusive. */
  readonly minBytes: number | null;
  readonly maxBytes: number | null;
  readonly isFavorite: boolean | null;
  /** True to list the trash in place of the library. */
  readonly isTrashed: boolean;
}

export interface ImageListQuery {
  readonly ownerId: string;
  readonly sort: ImageSort;
  readonly limit: number;
  readonly after: ImageCursor | null;
  /** A part of the title, ignoring case; null for all images. */
  readonly search: string | null;
  readonly filter: ImageFilter;
  /** The parts of each image to read. Using any other part throws. Without a value everything is read. */
  readonly parts?: ImageParts;
}

export interface ImagePage {
  readonly images: readonly Image[];
  readonly hasNext: boolean;
  /** The cursor of the last image; null if the page is empty. */
  readonly end: ImageCursor | null;
}

/** The number of matching images. If rows have to be scanned, counting stops at 10,000. */
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
