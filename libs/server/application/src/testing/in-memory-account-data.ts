import type { Activity, DataExport } from '@safelight/domain';
import type { Repositories } from '../ports/index.ts';
import { conflict, type Read } from './in-memory-tables.ts';

const isRunning = ({ state }: DataExport): boolean => state === 'queued' || state === 'processing';

const newestFirst = (a: { readonly at: Date }, b: { readonly at: Date }): number =>
  b.at.getTime() - a.at.getTime();

/** Linked identities, exports, messages and what the profile counts, in memory. */
export const accountData = (
  read: Read,
): Pick<Repositories, 'externalIdentities' | 'dataExports' | 'contactMessages' | 'accounts'> => {
  const exportsOf = (userId: string): readonly DataExport[] =>
    [...read().dataExports.values()].filter((one) => one.userId === userId).reverse();
  const put = (dataExport: DataExport): DataExport => {
    const others = exportsOf(dataExport.userId).filter(({ id }) => id !== dataExport.id);
    if (isRunning(dataExport) && others.some(isRunning)) throw conflict();
    read().dataExports.set(dataExport.id, dataExport);
    return dataExport;
  };

  return {
    externalIdentities: {
      find: async (issuer, subject) =>
        read().identities.find((one) => one.issuer === issuer && one.subject === subject) ?? null,
      listByUser: async (userId) => read().identities.filter((one) => one.userId === userId),
      insert: async (identity) => {
        const { issuer, subject } = identity;
        if (read().identities.some((one) => one.issuer === issuer && one.subject === subject)) {
          throw conflict();
        }
        read().identities.push(identity);
      },
    },
    dataExports: {
      insert: async (dataExport) => void put(dataExport),
      find: async (id) => read().dataExports.get(id) ?? null,
      listByUser: async (userId) => exportsOf(userId),
      update: async (id, changes) => {
        const found = read().dataExports.get(id);
        return found === undefined ? null : put({ ...found, ...changes });
      },
      listExpired: async (now, limit) =>
        [...read().dataExports.values()]
          .filter(({ expiresAt }) => expiresAt !== null && expiresAt <= now)
          .slice(0, limit),
      delete: async (id) => void read().dataExports.delete(id),
    },
    contactMessages: {
      insert: async (message) => void read().contactMessages.push(message),
      listByUser: async (userId) =>
        read()
          .contactMessages.filter((one) => one.userId === userId)
          .reverse(),
    },
    accounts: {
      statistics: async (userId) => {
        const own = [...read().images.values()].filter(({ ownerId }) => ownerId === userId);
        const uids = new Set(own.map(({ uid }) => uid));
        const versions = [...read().versions.values()].filter(({ imageUid }) => uids.has(imageUid));
        const keys = [...read().apiKeys.values()].filter(({ apiKey }) => apiKey.userId === userId);
        return {
          imageCount: own.length,
          storageBytes: versions.reduce((sum, { original }) => sum + original.sizeBytes, 0),
          viewCount: own.reduce((sum, { viewCount }) => sum + viewCount, 0),
          aiEditCount: [...read().jobs.values()].filter(
            (job) => job.userId === userId && job.state === 'succeeded',
          ).length,
          apiKeyCount: keys.length,
          apiRequestCount: keys.reduce((sum, { apiKey }) => sum + apiKey.requestsCount, 0),
          bandwidthBytes: 0,
        };
      },
      activity: async (userId, limit) => {
        const uploads = [...read().images.values()]
          .filter(({ ownerId }) => ownerId === userId)
          .map(({ uid, title, createdAt }): Activity => {
            return { kind: 'image-uploaded', at: createdAt, subject: title, imageUid: uid };
          });
        const signIns = [...read().sessions.values()]
          .filter((family) => family.userId === userId)
          .map(({ createdAt, userAgent }): Activity => {
            return { kind: 'signed-in', at: createdAt, subject: userAgent, imageUid: null };
          });
        return [...uploads, ...signIns].sort(newestFirst).slice(0, limit);
      },
    },
  };
};
