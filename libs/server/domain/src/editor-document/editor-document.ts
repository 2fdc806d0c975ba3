import type { StoredFile } from '../image/image.ts';

/**
 * The saved state of the layered editor for one image, in which everything can still be edited. The versions
 * of the image, in contrast, are finished pictures. An image has at most one document.
 */
export interface EditorDocument {
  readonly imageUid: string;
  readonly ownerId: string;
  /** The number of saves: 1 after the first one. Each save names the revision on which it is based. */
  readonly revision: number;
  readonly content: DocumentContent;
  /** The id of a version of the image that looks like this revision; null if there is none. */
  readonly shownBy: string | null;
  /** The device that saved this revision, with its name in the list of sessions: "Firefox on Linux". */
  readonly savedBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The content of a document: the JSON of the editor's engine, and the files to which the JSON refers. */
export interface DocumentContent {
  readonly json: string;
  /** The size of `json` in bytes of UTF-8. It counts towards the storage of the owner. */
  readonly sizeBytes: number;
  /** The SHA-256 of each layer picture in the document in lower-case hexadecimal, without duplicates. */
  readonly pictureHashes: readonly string[];
  /** The versions of the image that are layers of the document, without duplicates. */
  readonly versionIds: readonly string[];
}

/** A copy of the document from which a version was rendered. It is deleted with the version. */
export interface VersionDocument {
  readonly versionId: string;
  readonly imageUid: string;
  readonly ownerId: string;
  readonly revision: number;
  readonly content: DocumentContent;
}

/** A picture that layers can show. An image stores it once, however many layers show it. */
export interface LayerPicture {
  readonly imageUid: string;
  readonly ownerId: string;
  /** The size in pixels after the orientation of the file is applied. */
  readonly width: number;
  readonly height: number;
  /** The file, whose `sha256` identifies the layer picture. Only the owner of the image may read it. */
  readonly file: StoredFile;
  /** When the same picture was last uploaded. If no document uses it, it is deleted a day later. */
  readonly uploadedAt: Date;
}

/** How long an unused layer picture is kept. An undo or a save in progress may still need it. */
export const UNUSED_PICTURE_GRACE_MS = 24 * 60 * 60 * 1000;
