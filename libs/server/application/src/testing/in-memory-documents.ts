import { notFound, type EditorDocument, type LayerPicture } from '@safelight/domain';
import type { Repositories } from '../ports/index.ts';
import type { Read, Tables } from './in-memory-tables.ts';
import { comesAfter } from './time-places.ts';

const pictureKey = (imageUid: string, sha256: string): string => `${imageUid}/${sha256}`;

/** Returns how much storage an owner's documents and layer pictures use. */
export const documentBytes = (tables: Tables, ownerId: string): number => {
  const owned = <T extends { readonly ownerId: string }>(rows: Map<string, T>): T[] =>
    [...rows.values()].filter((row) => row.ownerId === ownerId);
  return [
    ...owned(tables.documents).map(({ content }) => content.sizeBytes),
    ...owned(tables.versionDocuments).map(({ content }) => content.sizeBytes),
    ...owned(tables.layerPictures).map(({ file }) => file.sizeBytes),
  ].reduce((sum, bytes) => sum + bytes, 0);
};

/** True if a document uses this version as a layer. Copies of documents are not considered. */
export const isLayer = (tables: Tables, imageUid: string, versionId: string): boolean =>
  [
    ...tables.documents.values(),
    ...[...tables.versionDocuments.values()].filter((document) => document.versionId !== versionId),
  ].some(({ imageUid: uid, content }) => uid === imageUid && content.versionIds.includes(versionId));

/** Deletes the documents and layer pictures of a purged image. Returns the keys of the pictures. */
export const removeDocuments = (tables: Tables, imageUid: string): readonly string[] => {
  tables.documents.delete(imageUid);
  for (const [id, document] of tables.versionDocuments) {
    if (document.imageUid === imageUid) tables.versionDocuments.delete(id);
  }
  const pictures = [...tables.layerPictures.values()].filter((picture) => picture.imageUid === imageUid);
  for (const { file } of pictures) tables.layerPictures.delete(pictureKey(imageUid, file.sha256));
  return pictures.map(({ file }) => file.key);
};

const lastChangedFirst = (a: EditorDocument, b: EditorDocument): number =>
  b.updatedAt.getTime() - a.updatedAt.getTime() || (a.imageUid < b.imageUid ? 1 : -1);

export const documents = (read: Read): Pick<Repositories, 'editorDocuments' | 'layerPictures'> => {
  const isLiving = (imageUid: string, ownerId?: string): boolean => {
    const image = read().images.get(imageUid);
    return image?.deletedAt === null && (ownerId === undefined || image.ownerId === ownerId);
  };
  const isUsed = ({ imageUid, file }: LayerPicture): boolean =>
    [...read().documents.values(), ...read().versionDocuments.values()].some(
      (document) => document.imageUid === imageUid && document.content.pictureHashes.includes(file.sha256),
    );

  return {
    editorDocuments: {
      find: async (imageUid) => (isLiving(imageUid) ? (read().documents.get(imageUid) ?? null) : null),
      findWithTrash: async (imageUid) => read().documents.get(imageUid) ?? null,
      list: async (ownerId, limit, after) => {
        const rest = [...read().documents.values()]
          .filter((document) => document.ownerId === ownerId && isLiving(document.imageUid))
          .sort(lastChangedFirst)
          .filter(({ updatedAt, imageUid }) => comesAfter(after, updatedAt, imageUid))
          .map(({ content, ...document }) => ({ ...document, sizeBytes: content.sizeBytes }));
        return { documents: rest.slice(0, limit), hasNext: rest.length > limit };
      },
      save: async (document) => {
        const { imageUid, ownerId, revision } = document;
        const stored = read().documents.get(imageUid);
        if (!isLiving(imageUid, ownerId) || (stored?.revision ?? 0) !== revision - 1) return false;
        const createdAt = stored?.createdAt ?? document.createdAt;
        read().documents.set(imageUid, { ...document, createdAt });
        return true;
      },
      setShownBy: async (imageUid, versionId) => {
        const stored = read().documents.get(imageUid);
        if (stored !== undefined) read().documents.set(imageUid, { ...stored, shownBy: versionId });
      },
      delete: async (ownerId, imageUid) =>
        read().documents.get(imageUid)?.ownerId === ownerId && read().documents.delete(imageUid),
      keepForVersion: async (document) => void read().versionDocuments.set(document.versionId, document),
      findOfVersion: async (versionId) => {
        const document = read().versionDocuments.get(versionId);
        return document !== undefined && isLiving(document.imageUid) ? document : null;
      },
      findOfVersionWithTrash: async (versionId) => read().versionDocuments.get(versionId) ?? null,
    },
    layerPictures: {
      insert: async (picture) => {
        if (!isLiving(picture.imageUid, picture.ownerId)) throw notFound();
        const key = pictureKey(picture.imageUid, picture.file.sha256);
        const known = read().layerPictures.get(key);
        read().layerPictures.set(key, { ...(known ?? picture), uploadedAt: picture.uploadedAt });
        return known === undefined;
      },
      find: async (imageUid, hashes) =>
        hashes.flatMap((sha256) => read().layerPictures.get(pictureKey(imageUid, sha256)) ?? []),
      claim: async (imageUid, hashes, at) => {
        const found = hashes.filter((sha256) => read().layerPictures.has(pictureKey(imageUid, sha256)));
        for (const sha256 of found) {
          const key = pictureKey(imageUid, sha256);
          const picture = read().layerPictures.get(key);
          if (picture !== undefined) read().layerPictures.set(key, { ...picture, uploadedAt: at });
        }
        return found;
      },
      removeUnused: async (before, limit) => {
        const unused = [...read().layerPictures.values()]
          .filter((picture) => picture.uploadedAt < before && !isUsed(picture))
          .sort((a, b) => a.uploadedAt.getTime() - b.uploadedAt.getTime())
          .slice(0, limit);
        for (const { imageUid, file } of unused) {
          read().layerPictures.delete(pictureKey(imageUid, file.sha256));
          read().intents.set(file.key, { abandoned: true });
        }
        return unused.map(({ file }) => file.key);
      },
    },
  };
};
