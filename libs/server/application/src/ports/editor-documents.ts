import type { EditorDocument, LayerPicture, VersionDocument } from '@safelight/domain';

/** The entry of a document in lists: everything but the content. */
export type EditorDocumentSummary = Omit<EditorDocument, 'content'> & { readonly sizeBytes: number };

export interface EditorDocumentPage {
  readonly documents: readonly EditorDocumentSummary[];
  readonly hasNext: boolean;
}

/** Documents of the layered editor. Every method leaves out documents of images in the trash. */
export interface EditorDocumentRepository {
  find(imageUid: string): Promise<EditorDocument | null>;
  /** Last saved first, after the document of `afterUid`. */
  list(ownerId: string, limit: number, afterUid: string | null): Promise<EditorDocumentPage>;
  /**
   * Stores `document` when the stored revision is the one before it, or when nothing is stored and it is the
   * first. Otherwise returns false and changes nothing.
   */
  save(document: EditorDocument): Promise<boolean>;
  /** False when this owner has none. */
  delete(ownerId: string, imageUid: string): Promise<boolean>;
  /** Stores the document that a version was rendered from; it is deleted with the version. */
  keepForVersion(document: VersionDocument): Promise<void>;
  findOfVersion(versionId: string): Promise<VersionDocument | null>;
}

/** Pictures that are layers of documents. Their files are in the image store. */
export interface LayerPictureRepository {
  /** False when the image has this picture already, which then counts as uploaded again. */
  insert(picture: LayerPicture): Promise<boolean>;
  /** Those of `hashes` that this image has, in any order. */
  find(imageUid: string, hashes: readonly string[]): Promise<readonly LayerPicture[]>;
  /**
   * Keeps those among `hashes` from being removed as unused, for a document that is saved in the same
   * transaction, and returns which of them the image has.
   */
  claim(imageUid: string, hashes: readonly string[], at: Date): Promise<readonly string[]>;
  /**
   * Removes pictures uploaded before `before` that no document and no version's document uses, at most
   * `limit`, and gives their files to the sweeper; returns the keys.
   */
  removeUnused(before: Date, limit: number): Promise<readonly string[]>;
}
