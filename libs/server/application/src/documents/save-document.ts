import {
  type DocumentContent,
  DomainError,
  type EditorDocument,
  isImageUid,
  notFound,
  requireUser,
  type Viewer,
} from '@safelight/domain';
import { LIMITS } from '@safelight/engine';
import { TEXTS } from '@safelight/rules';
import { deviceName } from '../accounts/device-name.ts';
import { checkRoom } from '../images/storage-quota.ts';
import type { DocumentExaminer, DocumentFindings, Ports, Transaction } from '../ports/index.ts';

const refused = (findings: Exclude<DocumentFindings, { status: 'ok' }>): DomainError => {
  if (findings.status === 'newer') {
    return new DomainError('DOCUMENT_TOO_NEW', TEXTS.editor.documentTooNew, { schema: findings.schema });
  }
  const { place, message } = findings.problem;
  return new DomainError('INVALID_DOCUMENT', TEXTS.editor.invalidDocument(place, message), {
    place,
    problem: message,
  });
};

/**
 * Parses the JSON of a document with the engine of the editor, so that every stored document can be opened, and
 * collects its references. Throws FILE_TOO_LARGE above 5 MB, DOCUMENT_TOO_NEW for a format that this server
 * does not know yet, INVALID_DOCUMENT (with `place` and `problem`) for other mistakes, and the errors of
 * `DocumentExaminer`.
 */
const readDocumentContent = async (json: string, { examine }: DocumentExaminer): Promise<DocumentContent> => {
  const sizeBytes = Buffer.byteLength(json, 'utf8');
  if (sizeBytes > LIMITS.jsonBytes) {
    throw new DomainError('FILE_TOO_LARGE', TEXTS.editor.documentTooLarge, { limitBytes: LIMITS.jsonBytes });
  }
  const findings = await examine(json);
  if (findings.status !== 'ok') throw refused(findings);
  const { pictures } = findings;
  return {
    json,
    sizeBytes,
    pictureHashes: pictures.flatMap((one) => (one.kind === 'blob' ? [one.sha256] : [])),
    versionIds: pictures.flatMap((one) => (one.kind === 'version' ? [one.versionId] : [])),
  };
};

export interface DocumentSave {
  readonly imageUid: string;
  /** The revision on which this save is based; 0 for the first save. */
  readonly baseRevision: number;
  /** The document as JSON, at most 5 MB. */
  readonly json: string;
  /**
   * A version of the image that looks like this document, because the document was taken from it or it was rendered
   * from the document; null if there is none. A version that the image does not have is ignored.
   */
  readonly shownBy?: string | null;
  /** The user agent of the browser that saves, from which other tabs show who saved last. */
  readonly userAgent: string;
}

type Deps = Pick<Ports, 'unitOfWork' | 'documentExaminer' | 'clock'>;

/**
 * Creates the error for a document that somebody saved in the meantime. It contains the device that saved and
 * the time.
 */
export const documentConflict = ({ revision, savedBy, updatedAt }: EditorDocument): DomainError =>
  new DomainError('DOCUMENT_CONFLICT', TEXTS.editor.savedElsewhere(savedBy), {
    revision,
    savedBy,
    updatedAt: updatedAt.toISOString(),
  });

/** Checks that the layer pictures and the versions to which the document refers exist. */
const checkPictures = async (
  tx: Transaction,
  imageUid: string,
  { pictureHashes, versionIds }: DocumentContent,
  now: Date,
): Promise<void> => {
  const there = new Set(await tx.layerPictures.claim(imageUid, pictureHashes, now));
  const hashes = pictureHashes.filter((hash) => !there.has(hash));
  const found = versionIds.length === 0 ? [] : await tx.images.findVersions(versionIds);
  const known = new Set(found.filter((version) => version.imageUid === imageUid).map(({ id }) => id));
  const versions = versionIds.filter((id) => !known.has(id));
  if (hashes.length > 0 || versions.length > 0) {
    throw new DomainError('LAYER_PICTURES_MISSING', TEXTS.editor.picturesMissing, { hashes, versions });
  }
  const pictures = await tx.layerPictures.find(imageUid, pictureHashes);
  if (pictures.reduce((sum, { file }) => sum + file.sizeBytes, 0) > LIMITS.pictureBytes) {
    throw new DomainError('FILE_TOO_LARGE', TEXTS.editor.picturesTooLarge, {
      limitBytes: LIMITS.pictureBytes,
    });
  }
};

/** Returns the id if it is that of a version of this image; otherwise null. */
const versionOf = async (tx: Transaction, imageUid: string, id: string | null): Promise<string | null> => {
  const [version] = id === null ? [] : await tx.images.findVersions([id]);
  return version?.imageUid === imageUid ? version.id : null;
};

/**
 * Saves the document of one of the viewer's images as the revision after `baseRevision`, and returns it. A
 * repetition of the same save, for example because the response was lost, returns the same document. Throws
 * NOT_FOUND; DOCUMENT_CONFLICT (with the stored `revision`, `savedBy` and `updatedAt`) if another save came
 * first; LAYER_PICTURES_MISSING (with their `hashes` and `versions`); STORAGE_QUOTA_EXCEEDED; the errors of
 * `readDocumentContent`. After an error the stored document is unchanged.
 */
export const saveDocument =
  ({ unitOfWork, documentExaminer, clock }: Deps) =>
  async (
    viewer: Viewer,
    { imageUid, baseRevision, json, shownBy = null, userAgent }: DocumentSave,
  ): Promise<EditorDocument> => {
    const ownerId = requireUser(viewer);
    if (!isImageUid(imageUid)) throw notFound();
    const content = await readDocumentContent(json, documentExaminer);
    return unitOfWork.transaction(async (tx) => {
      await tx.users.lock(ownerId);
      const [image] = await tx.images.findOwned(ownerId, [imageUid]);
      if (image === undefined) throw notFound();
      const stored = await tx.editorDocuments.find(imageUid);
      const savedBy = deviceName(userAgent);
      if (stored !== null && stored.revision !== baseRevision) {
        const isRepeated =
          stored.revision === baseRevision + 1 && stored.savedBy === savedBy && stored.content.json === json;
        if (isRepeated) return stored;
        throw documentConflict(stored);
      }
      const now = clock.now();
      await checkPictures(tx, imageUid, content, now);
      const addedBytes = content.sizeBytes - (stored?.content.sizeBytes ?? 0);
      if (addedBytes > 0) await checkRoom(tx, ownerId, addedBytes);
      const document: EditorDocument = {
        imageUid,
        ownerId,
        revision: (stored?.revision ?? 0) + 1,
        content,
        shownBy: await versionOf(tx, imageUid, shownBy),
        savedBy,
        createdAt: stored?.createdAt ?? now,
        updatedAt: now,
      };
      if (!(await tx.editorDocuments.save(document))) throw notFound();
      return document;
    });
  };
