import {
  DomainError,
  isImageUid,
  notFound,
  type EditorDocument,
  type Image,
  type ImageVersion,
} from '@safelight/domain';
import { TEXTS, type Privacy } from '@safelight/rules';
import type { AddVersion } from '../images/add-version.ts';
import type { DeliveryIndex } from '../images/delivery-index.ts';
import { makeCurrent } from '../images/make-current.ts';
import { checkRoom } from '../images/storage-quota.ts';
import type { StorePicture } from '../images/store-picture.ts';
import type { UploadGrant } from '../images/upload-image.ts';
import type { Ports, Transaction } from '../ports/index.ts';
import { documentConflict } from './save-document.ts';

export interface DocumentPublication {
  readonly imageUid: string;
  /** The revision of the saved document from which the picture was rendered. */
  readonly revision: number;
  readonly source: AsyncIterable<Uint8Array>;
  /** The details of a new image for the picture; null to add a version to this image. */
  readonly copy?: { readonly filename: string; readonly privacy: Privacy } | null;
  readonly signal?: AbortSignal;
}

export interface PublishedDocument {
  readonly image: Image;
  readonly version: ImageVersion;
}

interface Deps extends Pick<Ports, 'unitOfWork' | 'clock'> {
  readonly storePicture: StorePicture;
  readonly addVersion: AddVersion;
  readonly index: DeliveryIndex;
}

const documentAt = async (
  tx: Transaction,
  { imageUid, revision }: Pick<DocumentPublication, 'imageUid' | 'revision'>,
  ownerId: string,
): Promise<EditorDocument> => {
  const document = await tx.editorDocuments.find(imageUid);
  if (document === null || document.ownerId !== ownerId) throw notFound();
  if (document.revision !== revision) throw documentConflict(document);
  return document;
};

/**
 * Publishes a rendered document: the picture becomes the current version of its image, and a copy of the
 * document is stored with the version. Addresses that people shared keep working. With `copy` the picture
 * becomes a new image without layers. Throws NOT_FOUND if the owner has no such document, DOCUMENT_CONFLICT if
 * it was saved after the rendering, INVALID_FILE_FORMAT for an SVG, STORAGE_QUOTA_EXCEEDED, and the errors of
 * `storePicture`. After an error nothing is stored.
 */
export const publishDocument =
  ({ storePicture, addVersion, unitOfWork, index, clock }: Deps) =>
  async (grant: UploadGrant, publication: DocumentPublication): Promise<PublishedDocument> => {
    const { imageUid, revision, source, copy = null, signal } = publication;
    if (!isImageUid(imageUid)) throw notFound();
    const { userId: ownerId, maxBytes } = grant;
    await using picture = await storePicture(source, {
      maxBytes,
      ...(signal === undefined ? {} : { signal }),
    });
    if (picture.frames > 1) throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
    const published = await unitOfWork.transaction(async (tx): Promise<PublishedDocument> => {
      await tx.users.lock(ownerId);
      const { content } = await documentAt(tx, publication, ownerId);
      const origin = { kind: 'editor', documentUid: imageUid, revision } as const;
      if (copy !== null) return addVersion(tx, { ownerId, image: copy, origin, picture });
      const { version } = await addVersion(tx, { ownerId, image: { uid: imageUid }, origin, picture });
      await checkRoom(tx, ownerId, content.sizeBytes);
      await tx.editorDocuments.keepForVersion({
        versionId: version.id,
        imageUid,
        ownerId,
        revision,
        content,
      });
      await tx.editorDocuments.setShownBy(imageUid, version.id);
      const chosen = { ownerId, uid: imageUid, versionId: version.id };
      const image = await makeCurrent(tx, chosen, clock.now());
      if (image === null) throw notFound();
      return { image, version };
    });
    index.invalidate(published.image.uid);
    return published;
  };
