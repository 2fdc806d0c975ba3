import type { EditorDocument, LayerPicture, VersionDocument } from '@safelight/domain';

/** What lists of documents show: everything but the content. */
export type EditorDocumentSummary = Omit<EditorDocument, 'content'> & { readonly sizeBytes: number };

export interface EditorDocumentPage {
  readonly documents: readonly EditorDocumentSummary[];
  readonly hasNext: boolean;
}

/** Documents of the layered editor. Every method leaves out those of images in the trash. */
export interface EditorDocumentRepository {
  find(imageUid: string): Promise<EditorDocument | null>;
  /** Last changed first, after the document of `afterUid`. */
  list(ownerId: string, limit: number, afterUid: string | null): Promise<EditorDocumentPage>;
  /**
   * Stores `document` when the stored revision is the one before it, or when there is none and it is the first.
   * False, changing nothing, otherwise.
   */
  save(document: EditorDocument): Promise<boolean>;
  /** False when there was none of this owner's. */
  delete(ownerId: string, imageUid: string): Promise<boolean>;
  /** Keeps the document a version was rendered from; it goes with the version. */
  keepForVersion(document: VersionDocument): Promise<void>;
  findOfVersion(versionId: string): Promise<VersionDocument | null>;
}

/** Pictures placed as layers of documents. Their bytes are in the image store. */
export interface LayerPictureRepository {
  /** False when the image has this picture already; it then counts as uploaded anew. */
  insert(picture: LayerPicture): Promise<boolean>;
  /** Those of this image among `hashes`, in no order. */
  find(imageUid: string, hashes: readonly string[]): Promise<readonly LayerPicture[]>;
  /**
   * For a document about to be saved in the same transaction: keeps those among `hashes` from being removed as unused,
   * and answers which of them the image has.
   */
  claim(imageUid: string, hashes: readonly string[], at: Date): Promise<readonly string[]>;
  /**
   * Removes pictures uploaded before `before` that neither a document nor a version's document names, at most
   * `limit`, and hands their bytes to the sweeper; answers the keys.
   */
  removeUnused(before: Date, limit: number): Promise<readonly string[]>;
}
