import type { EditorDocument, LayerPicture, VersionDocument } from '@safelight/domain';

/** A document in lists: everything but the content. */
export type EditorDocumentSummary = Omit<EditorDocument, 'content'> & { readonly sizeBytes: number };

export interface EditorDocumentPage {
  readonly documents: readonly EditorDocumentSummary[];
  readonly hasNext: boolean;
}

/** Documents of the layered editor. All methods exclude documents of images in the trash. */
export interface EditorDocumentRepository {
  find(imageUid: string): Promise<EditorDocument | null>;
  /** Last saved first, after the document of `afterUid`. */
  list(ownerId: string, limit: number, afterUid: string | null): Promise<EditorDocumentPage>;
  /**
   * Stores `document` if the stored revision is the previous one, or if it is the first one and nothing is
   * stored. Otherwise returns false and changes nothing.
   */
  save(document: EditorDocument): Promise<boolean>;
  /** False if this owner has no such document. */
  delete(ownerId: string, imageUid: string): Promise<boolean>;
  /** Stores a copy of the document from which a version was rendered; it is deleted with the version. */
  keepForVersion(document: VersionDocument): Promise<void>;
  findOfVersion(versionId: string): Promise<VersionDocument | null>;
}

/** Pictures that are layers of documents. Their files are in the image store. */
export interface LayerPictureRepository {
  /** False if the image has this picture already; then only the time of its upload is updated. */
  insert(picture: LayerPicture): Promise<boolean>;
  /** The pictures among `hashes` that this image has, in any order. */
  find(imageUid: string, hashes: readonly string[]): Promise<readonly LayerPicture[]>;
  /**
   * Prevents the pictures among `hashes` from being deleted as unused, because a document that uses them is
   * saved in the same transaction. Returns which of them the image has.
   */
  claim(imageUid: string, hashes: readonly string[], at: Date): Promise<readonly string[]>;
  /**
   * Deletes at most `limit` pictures that were uploaded before `before` and that no document and no version's
   * copy uses, and leaves their files to the sweeper; returns the keys.
   */
  removeUnused(before: Date, limit: number): Promise<readonly string[]>;
}
