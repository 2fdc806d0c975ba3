import type { PictureContentType, Privacy } from '@safelight/rules';

/** A file in the store. `sha256` is the hash of exactly these bytes in lower-case hexadecimal. */
export interface StoredFile {
  readonly key: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly contentType: string;
}

/** How a version was made, with what is known about it. */
export type VersionOrigin =
  | { readonly kind: 'upload' }
  | {
      readonly kind: 'ai_edit';
      readonly jobId: string;
      readonly parentVersionId: string;
      readonly prompt: string;
      readonly model: string;
      readonly processingMs: number;
      readonly textResponse: string | null;
    }
  | {
      /** Rendered from this revision of a document of the layered editor. */
      readonly kind: 'editor';
      /** The uid of the image that the document belongs to, which is another image for a copy. */
      readonly documentUid: string;
      readonly revision: number;
    }
  | {
      /** Restored from an earlier version. */
      readonly kind: 'restore';
      readonly restoredVersionId: string;
    };

/** One state of an image. Versions never change; an image refers to its current one. */
export interface ImageVersion {
  readonly id: string;
  readonly imageUid: string;
  /** 1 for the first version, then counting up. */
  readonly number: number;
  readonly origin: VersionOrigin;
  /** Pixels after the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** 1 for a still picture. */
  readonly frames: number;
  readonly contentType: PictureContentType;
  /** The file byte for byte as uploaded; only its owner may read it. */
  readonly original: StoredFile;
  /** The same pixels without metadata, for everyone else; equal to `original` when there was none. */
  readonly shared: StoredFile;
  /**
   * ThumbHash in base64, at most 40 characters, to be shown while the thumbnail loads. Null for versions
   * older than this column.
   */
  readonly thumbhash: string | null;
  /**
   * True for a version that was the current one of a public image and no longer is. Its addresses were
   * shared, so they keep working until the image is made private (docs/adr/0014).
   */
  readonly isPublished: boolean;
  readonly createdAt: Date;
}

/** The decision of a moderator to hide an image from everyone but its owner and moderators. */
export interface ImageBlock {
  readonly at: Date;
  /** In words for the owner. */
  readonly reason: string;
}

export interface Image {
  /** 128 random bits in base64url, 22 characters. */
  readonly uid: string;
  readonly ownerId: string;
  readonly originalFilename: string;
  readonly title: string;
  /** Empty when none was given. */
  readonly description: string;
  readonly privacy: Privacy;
  readonly tags: readonly string[];
  /** True when everyone who sees the image may read its tags; otherwise they are the owner's alone. */
  readonly areTagsShown: boolean;
  readonly isFavorite: boolean;
  readonly viewCount: number;
  readonly lastAccessedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When the image is moved to the trash automatically; null for never. */
  readonly expiresAt: Date | null;
  readonly deletedAt: Date | null;
  /** Null unless a moderator blocked it. */
  readonly block: ImageBlock | null;
  readonly current: ImageVersion;
}

/** The number of characters of the digest in a content-addressed URL: 32 hexadecimal digits are 128 bits. */
const DIGEST_LENGTH = 32;

/** The digest that the content-addressed URL of a version contains. */
export const digestOf = (version: ImageVersion): string => version.original.sha256.slice(0, DIGEST_LENGTH);

/** True for 22 base64url characters. Anything else is answered as not found. */
export const isImageUid = (value: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(value);
