import type { PictureContentType, Privacy } from '@safelight/rules';

/** A file in the store. `sha256` is the hash of its bytes in lower-case hexadecimal. */
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
      /** True if the edit set the format, the quality or the size of its file. */
      readonly setsFile: boolean;
    }
  | {
      /** This origin means that the version was rendered from a revision of an editor document. */
      readonly kind: 'editor';
      /** The uid of the document's image. It is another image if the result was saved as a new one. */
      readonly documentUid: string;
      readonly revision: number;
    }
  | {
      /** This origin means that the version restores an earlier one. */
      readonly kind: 'restore';
      readonly restoredVersionId: string;
    };

/** One state of an image. Versions never change. An image refers to its current one. */
export interface ImageVersion {
  readonly id: string;
  readonly imageUid: string;
  /** The number of the version in its image, from 1. */
  readonly number: number;
  readonly origin: VersionOrigin;
  /** The size in pixels after the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** The number of frames: 1 for a still picture. */
  readonly frames: number;
  readonly contentType: PictureContentType;
  /** The file as uploaded, byte for byte. Only its owner may read it. */
  readonly original: StoredFile;
  /**
   * The file for everybody else: the same pixels without metadata. It is the original if that has no
   * metadata.
   */
  readonly shared: StoredFile;
  /**
   * ThumbHash in base64, at most 40 characters, which is shown while the thumbnail loads. Null for versions
   * from before this field existed.
   */
  readonly thumbhash: string | null;
  /**
   * True for a former current version of a public image. People may have shared its addresses, which work
   * until the image becomes private (docs/adr/0014).
   */
  readonly isPublished: boolean;
  readonly createdAt: Date;
}

/** The decision of a moderator to hide an image from everyone but its owner and moderators. */
export interface ImageBlock {
  readonly at: Date;
  /** The reason, which the owner can read. */
  readonly reason: string;
}

export interface Image {
  /** The uid of the image: 128 random bits in base64url, which are 22 characters. */
  readonly uid: string;
  readonly ownerId: string;
  readonly originalFilename: string;
  readonly title: string;
  /** The description; empty if the owner wrote none. */
  readonly description: string;
  readonly privacy: Privacy;
  readonly tags: readonly string[];
  /** Whether everyone who can see the image may read its tags. Otherwise only the owner may. */
  readonly areTagsShown: boolean;
  readonly isFavorite: boolean;
  readonly viewCount: number;
  readonly lastAccessedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When the image is moved to the trash automatically; null for never. */
  readonly expiresAt: Date | null;
  readonly deletedAt: Date | null;
  /** The block of a moderator; null if the image is not blocked. */
  readonly block: ImageBlock | null;
  readonly current: ImageVersion;
}

/** The length of a digest in a content-addressed URL: 32 hexadecimal digits, which are 128 bits. */
const DIGEST_LENGTH = 32;

/** Returns the digest of a version for content-addressed URLs. */
export const digestOf = (version: ImageVersion): string => version.original.sha256.slice(0, DIGEST_LENGTH);

/** True for 22 base64url characters. For any other value the API returns NOT_FOUND. */
export const isImageUid = (value: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(value);
