import { imageInUse, notFound, versionInUse, type Comparison, type ImageUse } from '@safelight/domain';
import type { Repositories } from '../ports/index.ts';
import { isHiddenOwner, type Read, type Tables } from './in-memory-tables.ts';
import { comesAfter } from './time-places.ts';

const isShownBy = ({ original, edited }: Comparison, imageUid: string, versionId?: string): boolean =>
  [original, edited].some(
    (side) => side.imageUid === imageUid && (versionId === undefined || side.versionId === versionId),
  );

/** True if a comparison shows this image, or this version of it. */
export const isCompared = (tables: Tables, imageUid: string, versionId?: string): boolean =>
  [...tables.comparisons.values()].some((comparison) => isShownBy(comparison, imageUid, versionId));

const usesOf = (tables: Tables, uid: string, versionId?: string): readonly ImageUse[] =>
  [...tables.comparisons.values()]
    .filter((comparison) => isShownBy(comparison, uid, versionId))
    .map((comparison) => ({
      image: { uid, title: tables.images.get(uid)?.title ?? '' },
      comparison: { uid: comparison.uid, title: comparison.title },
    }));

/** Throws if a comparison shows one of these images. */
export const refuseShown = (tables: Tables, uids: readonly string[]): void => {
  const uses = [...new Set(uids)].flatMap((uid) => usesOf(tables, uid));
  if (uses.length > 0) throw imageInUse(uses);
};

/** Throws if a comparison shows this version. */
export const refuseShownVersion = (tables: Tables, uid: string, versionId: string): void => {
  const uses = usesOf(tables, uid, versionId);
  if (uses.length > 0) throw versionInUse(uses);
};

/** Throws unless both sides belong to the owner, are not deleted and are public. */
const checkSides = (tables: Tables, { ownerId, original, edited }: Comparison): void => {
  for (const { imageUid, versionId } of [original, edited]) {
    const image = tables.images.get(imageUid);
    const isThere = image?.ownerId === ownerId && image.deletedAt === null;
    if (!isThere || tables.versions.get(versionId)?.imageUid !== imageUid) throw notFound();
    if (image.privacy !== 'public') throw imageInUse([]);
  }
};

const newestFirst = (a: Comparison, b: Comparison): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.uid < b.uid ? 1 : -1);

export const comparisons = (read: Read): Pick<Repositories, 'comparisons'> => {
  const owned = (ownerId: string, uid: string): Comparison | null => {
    const comparison = read().comparisons.get(uid);
    return comparison?.ownerId === ownerId ? comparison : null;
  };
  /** Returns the comparison, unless its account is hidden. */
  const shown = (uid: string): Comparison | null => {
    const comparison = read().comparisons.get(uid);
    return comparison === undefined || isHiddenOwner(read(), comparison.ownerId) ? null : comparison;
  };
  return {
    comparisons: {
      insert: async (comparison) => {
        checkSides(read(), comparison);
        read().comparisons.set(comparison.uid, comparison);
      },
      find: async (uid) => shown(uid),
      findMany: async (uids) => [...new Set(uids)].flatMap((uid) => shown(uid) ?? []),
      list: async (ownerId, limit, after) => {
        const rest = [...read().comparisons.values()]
          .filter((one) => one.ownerId === ownerId && comesAfter(after, one.createdAt, one.uid))
          .sort(newestFirst);
        return { comparisons: rest.slice(0, limit), hasNext: rest.length > limit };
      },
      listTrashed: async (ownerId, limit, after) => {
        const rest = [...read().deletedComparisons.values()]
          .map(({ comparison, deletedAt }) => ({ ...comparison, deletedAt }))
          .filter((one) => one.ownerId === ownerId && comesAfter(after, one.createdAt, one.uid))
          .sort(newestFirst);
        return { comparisons: rest.slice(0, limit), hasNext: rest.length > limit };
      },
      listShowing: async (ownerId, imageUid, limit) =>
        [...read().comparisons.values()]
          .filter((one) => one.ownerId === ownerId && isShownBy(one, imageUid))
          .sort(newestFirst)
          .slice(0, limit),
      update: async (ownerId, uid, changes) => {
        const comparison = owned(ownerId, uid);
        if (comparison === null) return null;
        const updated = { ...comparison, ...changes };
        read().comparisons.set(uid, updated);
        return updated;
      },
      trash: async (ownerId, uid, at) => {
        const comparison = owned(ownerId, uid);
        if (comparison === null) return false;
        read().deletedComparisons.set(uid, { comparison, deletedAt: at });
        return read().comparisons.delete(uid);
      },
      restore: async (ownerId, uid) => {
        const comparison = read().deletedComparisons.get(uid)?.comparison;
        if (comparison?.ownerId !== ownerId) throw notFound();
        checkSides(read(), comparison);
        read().deletedComparisons.delete(uid);
        read().comparisons.set(uid, comparison);
        return comparison;
      },
      delete: async (ownerId, uid) => owned(ownerId, uid) !== null && read().comparisons.delete(uid),
      shows: async (imageUid, versionId) => isCompared(read(), imageUid, versionId),
    },
  };
};
