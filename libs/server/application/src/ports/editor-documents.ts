import type { EditorDocument, LayerPicture, VersionDocument } from '@safelight/domain';
import type { TimePlace } from './time-place.ts';

/** A document in a list: all of it except the content. */
export type EditorDocumentSummary = Omit<EditorDocument, 'content'> & { readonly sizeBytes: number };

export interface EditorDocumentPage {
  readonly documents: readonly EditorDocumentSummary[];
  readonly hasNext: boolean;
}

/** Documents of the layered editor. No method returns documents of images in the trash, unless its name says so. */
export interface EditorDocumentRepository {
  find(imageUid: string): Promise<EditorDocument | null>;
  /** Finds a document like `find`, also of an image in the trash. */
  findWithTrash(imageUid: string): Promise<EditorDocument | null>;
  /**
   * Returns documents in the order of their last save, latest first, after the place `after`: the time of a save and
   * the uid of an image.
   */
  list(ownerId: string, limit: number, after: TimePlace | null): Promise<EditorDocumentPage>;
  /**
   * Stores `document` if the stored revision precedes its revision, or if it is the first one. Otherwise
   * changes nothing and returns false.
   */
  save(document: EditorDocument): Promise<boolean>;
  /** Records that a version looks like the stored revision. */
  setShownBy(imageUid: string, versionId: string): Promise<void>;
  /** Returns false if this owner has no such document. */
  delete(ownerId: string, imageUid: string): Promise<boolean>;
  /**
   * Stores a copy of the document from which a version was rendered. The copy is deleted with the version.
   */
  keepForVersion(document: VersionDocument): Promise<void>;
  findOfVersion(versionId: string): Promise<VersionDocument | null>;
  /** Finds a copy like `findOfVersion`, also of an image in the trash. */
  findOfVersionWithTrash(versionId: string): Promise<VersionDocument | null>;
}

/** Pictures that are layers of documents. The image store contains their files. */
export interface LayerPictureRepository {
  /**
   * Inserts a picture. If the image has it already, returns false and only updates the time of its upload.
   */
  insert(picture: LayerPicture): Promise<boolean>;
  /** Returns the pictures among `hashes` that this image has, in any order. */
  find(imageUid: string, hashes: readonly string[]): Promise<readonly LayerPicture[]>;
  /**
   * Prevents the pictures among `hashes` from being deleted as unused, because the same transaction saves a
   * document that uses them. Returns those that the image has.
   */
  claim(imageUid: string, hashes: readonly string[], at: Date): Promise<readonly string[]>;
  /**
   * Deletes at most `limit` pictures that were uploaded before `before` and that neither a document nor a
   * copy uses. Leaves their files to the sweeper and returns the keys.
   */
  removeUnused(before: Date, limit: number): Promise<readonly string[]>;
}
