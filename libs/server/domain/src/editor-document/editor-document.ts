import type { StoredFile } from '../image/image.ts';

/**
 * The saved state of the layered editor for one image: everything that can still be edited, as opposed to the
 * versions of the image, which are finished pictures. An image has at most one document.
 */
export interface EditorDocument {
  readonly imageUid: string;
  readonly ownerId: string;
  /** 1 after the first save, then counting up. Each save states the revision it is based on. */
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
  /** Size of `json` in UTF-8; it counts towards the storage limit of the owner's plan. */
  readonly sizeBytes: number;
  /** SHA-256 of each layer picture that the document refers to, in lower-case hexadecimal, each once. */
  readonly pictureHashes: readonly string[];
  /** Versions of the image that are layers of the document, each once. */
  readonly versionIds: readonly string[];
}

/** The document as it was when a version was rendered from it. It is deleted with that version. */
export interface VersionDocument {
  readonly versionId: string;
  readonly imageUid: string;
  readonly ownerId: string;
  readonly revision: number;
  readonly content: DocumentContent;
}

/** A picture placed as a layer. Stored once for each image, however many layers show it. */
export interface LayerPicture {
  readonly imageUid: string;
  readonly ownerId: string;
  /** In pixels, after the orientation of the file is applied. */
  readonly width: number;
  readonly height: number;
  /** Found by `file.sha256`. Only the owner of the image may read it. */
  readonly file: StoredFile;
  /** When the same picture was last uploaded. An unused picture is removed a day later. */
  readonly uploadedAt: Date;
}

/** How long an unused layer picture is kept, because an undo or a save in progress may still refer to it. */
export const UNUSED_PICTURE_GRACE_MS = 24 * 60 * 60 * 1000;
