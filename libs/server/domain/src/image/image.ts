import type { PictureContentType, Privacy } from '@safelight/rules';

/** Bytes in the store. `sha256` is lower-case hex of exactly those bytes. */
export interface StoredFile {
  readonly key: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly contentType: string;
}

/** How a version came to be; each way carries what is known of it. */
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
      /** Rendered from this state of a document of the layered editor. */
      readonly kind: 'editor';
      /** The uid of the image whose document it is: another one for a copy. */
      readonly documentUid: string;
      readonly revision: number;
    }
  | {
      /** Brought back from an earlier version. */
      readonly kind: 'restore';
      readonly restoredVersionId: string;
    };

export const VERSION_ORIGINS = [
  'upload',
  'ai_edit',
  'editor',
  'restore',
] as const satisfies readonly VersionOrigin['kind'][];

/** One state of a picture. Versions never change; an image points at its current one. */
export interface ImageVersion {
  readonly id: string;
  readonly imageUid: string;
  /** 1 for the first, then counting up. */
  readonly number: number;
  readonly origin: VersionOrigin;
  /** Pixels as displayed, after EXIF orientation. */
  readonly width: number;
  readonly height: number;
  /** 1 for a still picture. */
  readonly frames: number;
  readonly contentType: PictureContentType;
  /** Byte for byte as uploaded; only its owner gets it. */
  readonly original: StoredFile;
  /** The same pixels without metadata, for everyone else; equal to `original` when there was none. */
  readonly shared: StoredFile;
  /** ThumbHash in base64, at most 40 characters: what is shown while the thumbnail loads. Null for versions from before it was made. */
  readonly thumbhash: string | null;
  /**
   * Gave way as the current version of a public image: its addresses were handed out, so they go on working until the
   * image is made private (docs/adr/0014).
   */
  readonly isPublished: boolean;
  readonly createdAt: Date;
}

/** Why and since when an image is kept from everyone but its owner and moderators. */
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
  /** When it goes to the trash by itself; null: never. */
  readonly expiresAt: Date | null;
  readonly deletedAt: Date | null;
  /** Null unless a moderator blocked it. */
  readonly block: ImageBlock | null;
  readonly current: ImageVersion;
}

/** Digest characters in content-addressed URLs: 32 hex digits, 128 bits. */
export const DIGEST_LENGTH = 32;

/** What stands in the content-addressed URL of a version. */
export const digestOf = (version: ImageVersion): string => version.original.sha256.slice(0, DIGEST_LENGTH);

/** True for 22 base64url characters; anything else cannot be an image and is answered as not found. */
export const isImageUid = (value: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(value);
