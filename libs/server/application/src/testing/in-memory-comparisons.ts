import type { Comparison } from '@safelight/domain';
import type { Repositories } from '../ports/index.ts';
import type { Read, Tables } from './in-memory-tables.ts';

/** True when a comparison shows this image, or exactly this version of it. */
export const isCompared = (tables: Tables, imageUid: string, versionId?: string): boolean =>
  [...tables.comparisons.values()].some(({ original, edited }) =>
    [original, edited].some(
      (side) => side.imageUid === imageUid && (versionId === undefined || side.versionId === versionId),
    ),
  );

const newestFirst = (a: Comparison, b: Comparison): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.uid < b.uid ? 1 : -1);

/** Published pairs in memory. */
export const comparisons = (read: Read): Pick<Repositories, 'comparisons'> => {
  const owned = (ownerId: string, uid: string): Comparison | null => {
    const comparison = read().comparisons.get(uid);
    return comparison?.ownerId === ownerId ? comparison : null;
  };
  return {
    comparisons: {
      insert: async (comparison) => void read().comparisons.set(comparison.uid, comparison),
      find: async (uid) => read().comparisons.get(uid) ?? null,
      list: async (ownerId, limit, afterUid) => {
        const all = [...read().comparisons.values()]
          .filter((comparison) => comparison.ownerId === ownerId)
          .sort(newestFirst);
        const rest = all.slice(afterUid === null ? 0 : all.findIndex(({ uid }) => uid === afterUid) + 1);
        return { comparisons: rest.slice(0, limit), hasNext: rest.length > limit };
      },
      update: async (ownerId, uid, changes) => {
        const comparison = owned(ownerId, uid);
        if (comparison === null) return null;
        const updated = { ...comparison, ...changes };
        read().comparisons.set(uid, updated);
        return updated;
      },
      delete: async (ownerId, uid) => owned(ownerId, uid) !== null && read().comparisons.delete(uid),
      shows: async (imageUid, versionId) => isCompared(read(), imageUid, versionId),
    },
  };
};
