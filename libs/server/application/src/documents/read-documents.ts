import {
  isImageUid,
  notFound,
  requireUser,
  type EditorDocument,
  type LayerPicture,
  type StoredFile,
  type VersionDocument,
  type Viewer,
} from '@safelight/domain';
import type {
  EditorDocumentPage,
  EditorDocumentRepository,
  ImageRepository,
  LayerPictureRepository,
  TimePlace,
} from '../ports/index.ts';

interface Deps {
  readonly images: Pick<ImageRepository, 'findOwned'>;
  readonly editorDocuments: EditorDocumentRepository;
  readonly layerPictures: Pick<LayerPictureRepository, 'find'>;
}

const requireOwnImage = async ({ images }: Deps, viewer: Viewer, imageUid: string): Promise<string> => {
  const ownerId = requireUser(viewer);
  const [image] = isImageUid(imageUid) ? await images.findOwned(ownerId, [imageUid]) : [];
  if (image === undefined) throw notFound();
  return ownerId;
};

/** Returns the document of one of the viewer's images; null if it has none. Throws NOT_FOUND for any other image. */
export const getDocument =
  (deps: Deps) =>
  async (viewer: Viewer, imageUid: string): Promise<EditorDocument | null> => {
    await requireOwnImage(deps, viewer, imageUid);
    return deps.editorDocuments.find(imageUid);
  };

/** Returns the viewer's documents, last saved first, after the place `after`. */
export const listDocuments =
  ({ editorDocuments }: Pick<Deps, 'editorDocuments'>) =>
  async (
    viewer: Viewer,
    { limit, after }: { readonly limit: number; readonly after: TimePlace | null },
  ): Promise<EditorDocumentPage> =>
    editorDocuments.list(requireUser(viewer), limit, after);

/**
 * Deletes the document of one of the viewer's images. The image and its versions remain. Unused layer pictures
 * are deleted a day later. Throws NOT_FOUND if there is no document.
 */
export const deleteDocument =
  ({ editorDocuments }: Pick<Deps, 'editorDocuments'>) =>
  async (viewer: Viewer, imageUid: string): Promise<void> => {
    if (!(await editorDocuments.delete(requireUser(viewer), imageUid))) throw notFound();
  };

/**
 * Returns the copy of the document from which a version was rendered; null if the editor did not publish the
 * version.
 */
export const getVersionDocument =
  (deps: Deps) =>
  async (viewer: Viewer, imageUid: string, versionId: string): Promise<VersionDocument | null> => {
    await requireOwnImage(deps, viewer, imageUid);
    const document = await deps.editorDocuments.findOfVersion(versionId);
    return document?.imageUid === imageUid ? document : null;
  };

/**
 * Returns the layer pictures among `hashes` that one of the viewer's images already has, so that a client
 * uploads only the others.
 */
export const getLayerPictures =
  (deps: Deps) =>
  async (viewer: Viewer, imageUid: string, hashes: readonly string[]): Promise<readonly LayerPicture[]> => {
    await requireOwnImage(deps, viewer, imageUid);
    return deps.layerPictures.find(imageUid, hashes);
  };

/** Returns the file of one layer picture to the owner of the image; throws NOT_FOUND otherwise. */
export const deliverLayerPicture =
  (deps: Deps) =>
  async (viewer: Viewer, imageUid: string, sha256: string): Promise<StoredFile> => {
    await requireOwnImage(deps, viewer, imageUid);
    const [picture] = await deps.layerPictures.find(imageUid, [sha256]);
    if (picture === undefined) throw notFound();
    return picture.file;
  };
