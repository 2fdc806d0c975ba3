import {
  DomainError,
  isEvictable,
  notFound,
  requireDeletable,
  type Image,
  type ImageVersion,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { derivativeId } from '../images/delivery-index.ts';
import type { Clock, Repositories } from '../ports/index.ts';
import { refuseShown, refuseShownVersion } from './in-memory-comparisons.ts';
import { documentBytes, isLayer, removeDocuments } from './in-memory-documents.ts';
import { imageSets } from './in-memory-image-sets.ts';
import { leaveProjects } from './in-memory-projects.ts';
import { conflict, isHiddenOwner, type Read, type Tables } from './in-memory-tables.ts';
import { useOfVersion } from './in-memory-version-use.ts';

const withCurrent = (tables: Tables, image: Image): Image => ({
  ...image,
  current: tables.versions.get(image.current.id) ?? image.current,
});

const bytesOf = ({ original, shared }: ImageVersion): number =>
  original.sizeBytes + (shared.key === original.key ? 0 : shared.sizeBytes);

export const images = (
  read: Read,
  clock: Pick<Clock, 'now'>,
): Pick<Repositories, 'images' | 'derivatives' | 'blobIntents'> => {
  const versionsOf = (uid: string): ImageVersion[] =>
    [...read().versions.values()].filter((v) => v.imageUid === uid).sort((a, b) => a.number - b.number);
  const versionOfLiving = (id: string): ImageVersion | null => {
    const version = read().versions.get(id);
    const image = version === undefined ? undefined : read().images.get(version.imageUid);
    return version !== undefined && image?.deletedAt === null ? version : null;
  };
  const owned = (ownerId: string, uid: string): Image | null => {
    const image = read().images.get(uid);
    return image?.ownerId === ownerId ? image : null;
  };
  const living = (ownerId: string, uid: string): Image | null => {
    const image = owned(ownerId, uid);
    return image?.deletedAt === null ? image : null;
  };
  /**
   * Does what a trigger does in PostgreSQL: marks a former current version as published until the image
   * becomes private.
   */
  const keepPublished = (before: Image | undefined, { uid, privacy, current }: Image): void => {
    if (before?.privacy !== 'public') return;
    for (const version of versionsOf(uid)) {
      const isPublished =
        privacy === 'public' &&
        (version.isPublished || (version.id === before.current.id && version.id !== current.id));
      read().versions.set(version.id, { ...version, isPublished });
    }
  };
  /** Returns the image, unless its account is suspended or about to be deleted. */
  const kept = (uid: string): Image | null => {
    const image = read().images.get(uid);
    return image === undefined || isHiddenOwner(read(), image.ownerId) ? null : withCurrent(read(), image);
  };
  /** Returns the image, unless it is in the trash or its account is hidden. */
  const shown = (uid: string): Image | null => {
    const image = kept(uid);
    return image?.deletedAt === null ? image : null;
  };
  const put = (image: Image): Image => {
    keepPublished(read().images.get(image.uid), image);
    read().images.set(image.uid, image);
    return withCurrent(read(), image);
  };

  const removeVersions = (versions: readonly ImageVersion[]): readonly string[] => {
    const ids = new Set(versions.map((v) => v.id));
    const derivatives = [...read().derivatives.values()].filter((d) => ids.has(d.versionId));
    const keys = [
      ...new Set([
        ...versions.flatMap((v) => [v.original.key, v.shared.key]),
        ...derivatives.map((d) => d.file.key),
      ]),
    ];
    for (const id of ids) {
      read().versions.delete(id);
      read().versionDocuments.delete(id);
    }
    for (const d of derivatives) read().derivatives.delete(derivativeId(d.versionId, d.spec));
    return keys;
  };

  return {
    images: {
      ...imageSets(read, put),
      insert: async (image) => {
        read().images.set(image.uid, image);
        read().versions.set(image.current.id, image.current);
      },
      find: async (uid) => shown(uid),
      findMany: async (uids) => [...new Set(uids)].flatMap((uid) => shown(uid) ?? []),
      findWithTrash: async (uid) => kept(uid),
      findWithTrashFor: async (userId, uid) => {
        const image = kept(uid);
        return image?.privacy === 'public' || image?.ownerId === userId ? image : null;
      },
      listAllUids: async (ownerId, afterUid, limit) =>
        [...read().images.values()]
          .flatMap((image) => (image.ownerId === ownerId ? image.uid : []))
          .filter((uid) => afterUid === null || uid > afterUid)
          .sort()
          .slice(0, limit),
      countByOwner: async (ownerId) =>
        [...read().images.values()].filter((i) => i.ownerId === ownerId && i.deletedAt === null).length,
      storageUsed: async (ownerId) =>
        [...read().versions.values()]
          .filter((v) => read().images.get(v.imageUid)?.ownerId === ownerId)
          .reduce((sum, v) => sum + bytesOf(v), documentBytes(read(), ownerId)),
      update: async (ownerId, uid, changes, at) => {
        const image = living(ownerId, uid);
        if (image === null) return null;
        if (changes.privacy === 'private') refuseShown(read(), [uid]);
        return put({ ...image, ...changes, updatedAt: at });
      },
      setBlock: async (uid, block) => {
        const image = read().images.get(uid);
        return image?.deletedAt === null ? put({ ...image, block }) : null;
      },
      listBlocked: async (limit) => {
        const blockedAt = ({ block }: Image): number => block?.at.getTime() ?? 0;
        return [...read().images.values()]
          .filter(({ uid, block }) => block !== null && shown(uid) !== null)
          .sort((a, b) => blockedAt(b) - blockedAt(a) || (a.uid < b.uid ? -1 : 1))
          .slice(0, limit);
      },
      remove: async (ownerId, given) => {
        const uids = [...new Set(given)].filter((uid) => owned(ownerId, uid) !== null).sort();
        refuseShown(read(), uids);
        const keys = uids.flatMap((uid) => [
          ...removeVersions(versionsOf(uid)),
          ...removeDocuments(read(), uid),
        ]);
        for (const key of keys) read().intents.set(key, { abandoned: true });
        for (const uid of uids) {
          read().images.delete(uid);
          read().highestDeletedVersions.delete(uid);
          leaveProjects(read(), uid);
        }
        return { uids, keys };
      },
      lockVersionUse: async (ownerId, uid, versionId) => {
        const image = living(ownerId, uid);
        const version = read().versions.get(versionId);
        return image === null || version?.imageUid !== uid ? null : useOfVersion(read(), image, version);
      },
      removeVersion: async (ownerId, uid, versionId) => {
        const image = living(ownerId, uid);
        const version = read().versions.get(versionId);
        if (image === null || version?.imageUid !== uid) return null;
        requireDeletable({ number: version.number, isCurrent: image.current.id === versionId });
        refuseShownVersion(read(), uid, versionId);
        if (isLayer(read(), uid, versionId)) throw new DomainError('CONFLICT', TEXTS.editor.versionIsLayer);
        const highest = Math.max(version.number, read().highestDeletedVersions.get(uid) ?? 0);
        const keys = removeVersions([version]);
        read().highestDeletedVersions.set(uid, highest);
        for (const key of keys) read().intents.set(key, { abandoned: true });
        return keys;
      },
      insertVersion: async (version) => {
        if (!read().images.has(version.imageUid)) throw notFound();
        if (versionsOf(version.imageUid).some((v) => v.number === version.number)) throw conflict();
        read().versions.set(version.id, version);
      },
      listVersions: async (uid) => (read().images.get(uid)?.deletedAt === null ? versionsOf(uid) : []),
      listVersionsWithTrash: async (uid) => versionsOf(uid),
      lastVersionNumber: async (uid) =>
        Math.max(versionsOf(uid).at(-1)?.number ?? 0, read().highestDeletedVersions.get(uid) ?? 0),
      findVersion: async (id) => versionOfLiving(id),
      findVersions: async (ids) => [...new Set(ids)].flatMap((id) => versionOfLiving(id) ?? []),
      findVersionByDigest: async (uid, digest) => {
        if (shown(uid) === null) return null;
        return versionsOf(uid).find((v) => v.original.sha256.startsWith(digest)) ?? null;
      },
      setCurrentVersion: async (ownerId, uid, versionId, at) => {
        const image = living(ownerId, uid);
        const version = read().versions.get(versionId);
        if (image === null || version?.imageUid !== uid) return false;
        put({ ...image, current: version, updatedAt: at });
        return true;
      },
    },
    derivatives: {
      find: async (versionId, spec) => read().derivatives.get(derivativeId(versionId, spec))?.file ?? null,
      insert: async (derivative) => {
        const key = derivativeId(derivative.versionId, derivative.spec);
        if (read().derivatives.has(key) || !read().versions.has(derivative.versionId)) return false;
        read().derivatives.set(key, { ...derivative, usedAt: clock.now() });
        return true;
      },
      remove: async (versionId, spec) => {
        const key = derivativeId(versionId, spec);
        const removed = read().derivatives.get(key)?.file.key ?? null;
        if (removed !== null) read().intents.set(removed, { abandoned: true });
        read().derivatives.delete(key);
        return removed;
      },
      recordUses: async (keys, at) => {
        for (const [id, derivative] of read().derivatives) {
          if (keys.includes(derivative.file.key) && derivative.usedAt < at)
            read().derivatives.set(id, { ...derivative, usedAt: at });
        }
      },
      evictTransforms: async ({ unusedSince, maxBytes }, limit) => {
        const newestFirst = [...read().derivatives]
          .filter(([, { spec }]) => isEvictable(spec))
          .sort(([, a], [, b]) => b.usedAt.getTime() - a.usedAt.getTime());
        let bytes = 0;
        const due = newestFirst.filter(([, { usedAt, file }]) => {
          bytes += file.sizeBytes;
          return usedAt < unusedSince || bytes > maxBytes;
        });
        return due.slice(-limit).map(([id, { versionId, file }]) => {
          read().derivatives.delete(id);
          read().intents.set(file.key, { abandoned: true });
          return read().versions.get(versionId)?.imageUid ?? '';
        });
      },
    },
    blobIntents: {
      record: async (keys) => keys.forEach((key) => read().intents.set(key, { abandoned: false })),
      settle: async (keys) => {
        for (const key of new Set(keys)) {
          if (read().intents.get(key)?.abandoned !== false) {
            throw new DomainError('STORAGE_UNAVAILABLE', TEXTS.generic.storageUnavailable);
          }
          read().intents.delete(key);
        }
      },
      listAbandoned: async (limit) =>
        [...read().intents]
          .filter(([, intent]) => intent.abandoned)
          .map(([key]) => key)
          .slice(0, limit),
      abandon: async (keys) => keys.forEach((key) => read().intents.set(key, { abandoned: true })),
      abandonUnsettled: async (keys) => {
        const noted = keys.filter((key) => read().intents.has(key));
        for (const key of noted) read().intents.set(key, { abandoned: true });
        return noted;
      },
      forget: async (keys) => keys.forEach((key) => read().intents.delete(key)),
    },
  };
};
