import type { StoredFile } from '../image/image.ts';

/**
 * The saved state of the layered editor for one image: everything that can still be edited, as opposed to the
 * versions of the image, which are finished pictures. An image has at most one document.
 */
export interface EditorDocument {
  readonly imageUid: string;
  readonly ownerId: string;
  /** 1 after the first save, then counting up. Each save states the revision that it is based on. */
  readonly revision: number;
  readonly content: DocumentContent;
  /** The device that saved this revision, named as in the list of sessions: "Firefox on Linux". */
  readonly savedBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The content of a document: the JSON of the editor's engine, and the layer pictures that it refers to. */
export interface DocumentContent {
  readonly json: string;
  /** The size of `json` in UTF-8, which counts towards the storage limit of the owner. */
  readonly sizeBytes: number;
  /** The SHA-256 of each layer picture in the document in lower-case hexadecimal, without duplicates. */
  readonly pictureHashes: readonly string[];
  /** The versions of the image that are layers of the document, without duplicates. */
  readonly versionIds: readonly string[];
}

/** A copy of the document from which a version was rendered. It is deleted with that version. */
export interface VersionDocument {
  readonly versionId: string;
  readonly imageUid: string;
  readonly ownerId: string;
  readonly revision: number;
  readonly content: DocumentContent;
}

/** A picture used as a layer. An image stores it once, however many layers show it. */
export interface LayerPicture {
  readonly imageUid: string;
  readonly ownerId: string;
  /** In pixels, after the orientation of the file is applied. */
  readonly width: number;
  readonly height: number;
  /** Identified by `file.sha256`. Only the owner of the image may read it. */
  readonly file: StoredFile;
  /** When the same picture was last uploaded. An unused picture is removed a day later. */
  readonly uploadedAt: Date;
}

/** How long an unused layer picture is kept: an undo or a save in progress may still need it. */
export const UNUSED_PICTURE_GRACE_MS = 24 * 60 * 60 * 1000;
