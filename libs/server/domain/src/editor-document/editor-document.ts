import type { StoredFile } from '../image/image.ts';

/**
 * The saved state of the layered editor for one image: everything that can still be edited, as opposed to the
 * versions of the image, which are finished pictures. An image has at most one document.
 */
export interface EditorDocument {
  readonly imageUid: string;
  readonly ownerId: string;
  /** 1 after the first save, then counting up. Each save names the revision it is based on. */
  readonly revision: number;
  readonly content: DocumentContent;
  /** The device that saved this revision, in the words that the list of sessions uses: "Firefox on Linux". */
  readonly savedBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What is in a document: the JSON of the editor's engine, and the layer pictures that it names. */
export interface DocumentContent {
  readonly json: string;
  /** Of `json` in UTF-8; counts towards the storage of the owner's plan. */
  readonly sizeBytes: number;
  /** SHA-256 of each layer picture the document names, lower-case hex, without repeats. */
  readonly pictureHashes: readonly string[];
  /** Versions of the image that the document shows as layers, without repeats. */
  readonly versionIds: readonly string[];
}

/** The document as it was when a version was rendered from it. It lives as long as that version. */
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
  /** In pixels, as displayed. */
  readonly width: number;
  readonly height: number;
  /** Found by `file.sha256`; only the owner of the image gets these bytes. */
  readonly file: StoredFile;
  /** When the same picture was last uploaded; unused pictures are removed a day after it. */
  readonly uploadedAt: Date;
}

/** How long a layer picture that no document names is kept: an undo or a save under way may still need it. */
export const UNUSED_PICTURE_GRACE_MS = 24 * 60 * 60 * 1000;
