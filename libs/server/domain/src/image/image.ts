import type { PictureContentType, Privacy } from '@safelight/rules';

/** A file in the store. `sha256` is the hash of exactly these bytes in lower-case hexadecimal. */
export interface StoredFile {
  readonly key: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly contentType: string;
}

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
      /** Rendered from this revision of an editor document. */
      readonly kind: 'editor';
      /** The uid of the image with the document, which differs if the result was saved as a new image. */
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
  /** The file as uploaded, byte for byte. Only its owner may read it. */
  readonly original: StoredFile;
  /** The file for everybody else: the same pixels without metadata; equal to `original` if that has none. */
  readonly shared: StoredFile;
  /**
   * ThumbHash in base64, at most 40 characters, shown while the thumbnail loads. Null for versions that are
   * older than this field.
   */
  readonly thumbhash: string | null;
  /**
   * True for a former current version of a public image. People may have shared its addresses, so they keep
   * working until the image becomes private (docs/adr/0014).
   */
  readonly isPublished: boolean;
  readonly createdAt: Date;
}

/** A moderator's decision to hide an image from everyone but its owner and moderators. */
export interface ImageBlock {
  readonly at: Date;
  /** The reason as shown to the owner. */
  readonly reason: string;
}

export interface Image {
  /** 128 random bits in base64url, 22 characters. */
  readonly uid: string;
  readonly ownerId: string;
  readonly originalFilename: string;
  readonly title: string;
  /** Empty if the owner wrote none. */
  readonly description: string;
  readonly privacy: Privacy;
  readonly tags: readonly string[];
  /** True if everyone who sees the image may read its tags; otherwise only the owner may. */
  readonly areTagsShown: boolean;
  readonly isFavorite: boolean;
  readonly viewCount: number;
  readonly lastAccessedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When the image is moved to the trash automatically; null for never. */
  readonly expiresAt: Date | null;
  readonly deletedAt: Date | null;
  /** Null unless a moderator blocked the image. */
  readonly block: ImageBlock | null;
  readonly current: ImageVersion;
}

/** The length of the digest in a content-addressed URL: 32 hexadecimal digits are 128 bits. */
const DIGEST_LENGTH = 32;

/** The digest of a version in content-addressed URLs. */
export const digestOf = (version: ImageVersion): string => version.original.sha256.slice(0, DIGEST_LENGTH);

/** True for 22 base64url characters. For other values the API answers NOT_FOUND. */
export const isImageUid = (value: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(value);
