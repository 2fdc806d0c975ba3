import { DomainError, notFound, type Activity, type DataExport } from '@safelight/domain';
import type { Repositories } from '../ports/index.ts';
import { conflict, deliveryKey, type Read, type Tables } from './in-memory-tables.ts';

const isRunning = ({ state }: DataExport): boolean => state === 'queued' || state === 'processing';

const newestFirst = (a: { readonly at: Date }, b: { readonly at: Date }): number =>
  b.at.getTime() - a.at.getTime();

const isLiving = ({ deletedAt }: { readonly deletedAt: Date | null }): boolean => deletedAt === null;

const activityOf = (tables: Tables, userId: string): Activity[] => {
  const own = [...tables.images.values()].filter((image) => image.ownerId === userId && isLiving(image));
  const isOwn = (uid: string): boolean => own.some((image) => image.uid === uid);
  const ofUser = <T extends { readonly userId: string }>(rows: Iterable<T>): T[] =>
    [...rows].filter((row) => row.userId === userId);
  const happened = (kind: Activity['kind'], at: Date, subject: string, imageUid: string | null = null) =>
    ({ kind, at, subject, imageUid }) satisfies Activity;
  const keys = [...tables.apiKeys.values()].map(({ apiKey }) => apiKey);
  return [
    ...own.map(({ uid, title, createdAt }) => happened('image-uploaded', createdAt, title, uid)),
    ...ofUser(tables.jobs.values()).flatMap(({ state, finishedAt, prompt, imageUid }) =>
      state === 'succeeded' && finishedAt !== null
        ? [happened('ai-edit-finished', finishedAt, prompt, isOwn(imageUid) ? imageUid : null)]
        : [],
    ),
    ...ofUser(keys).map(({ createdAt, name }) => happened('api-key-created', createdAt, name)),
    ...ofUser(tables.sessions.values()).map((one) => happened('signed-in', one.createdAt, one.userAgent)),
    ...ofUser(tables.ledger)
      .filter(({ kind }) => kind === 'grant')
      .map(({ createdAt, reason }) => happened('credits-granted', createdAt, reason)),
    ...ofUser(tables.dataExports.values()).map((one) => happened('export-requested', one.createdAt, '')),
  ];
};

export const accountData = (
  read: Read,
): Pick<Repositories, 'externalIdentities' | 'dataExports' | 'contactMessages' | 'accounts'> => {
  const exportsOf = (userId: string): readonly DataExport[] =>
    [...read().dataExports.values()].filter((one) => one.userId === userId).reverse();
  const put = (dataExport: DataExport): DataExport => {
    const others = exportsOf(dataExport.userId).filter(({ id }) => id !== dataExport.id);
    if (isRunning(dataExport) && others.some(isRunning)) {
      throw new DomainError('CONFLICT', 'An export is already being prepared.');
    }
    read().dataExports.set(dataExport.id, dataExport);
    return dataExport;
  };

  return {
    externalIdentities: {
      find: async (issuer, subject) =>
        read().identities.find((one) => one.issuer === issuer && one.subject === subject) ?? null,
      listByUser: async (userId) =>
        read()
          .identities.filter((one) => one.userId === userId)
          .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
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
          .sort((a, b) => (a.expiresAt?.getTime() ?? 0) - (b.expiresAt?.getTime() ?? 0))
          .slice(0, limit),
      delete: async (id) => void read().dataExports.delete(id),
    },
    contactMessages: {
      insert: async (message) => {
        if (message.userId !== null && !read().users.has(message.userId)) throw notFound();
        read().contactMessages.push(message);
      },
      listByUser: async (userId) =>
        read()
          .contactMessages.filter((one) => one.userId === userId)
          .reverse(),
    },
    accounts: {
      statistics: async (userId, month) => {
        const own = [...read().images.values()].filter(({ ownerId }) => ownerId === userId);
        const uids = new Set(own.map(({ uid }) => uid));
        const versions = [...read().versions.values()].filter(({ imageUid }) => uids.has(imageUid));
        const keys = [...read().apiKeys.values()].filter(({ apiKey }) => apiKey.userId === userId);
        return {
          imageCount: own.filter(isLiving).length,
          storageBytes: versions.reduce((sum, { original }) => sum + original.sizeBytes, 0),
          viewCount: own.filter(isLiving).reduce((sum, { viewCount }) => sum + viewCount, 0),
          aiEditCount: [...read().jobs.values()].filter(
            (job) => job.userId === userId && job.state === 'succeeded',
          ).length,
          apiKeyCount: keys.length,
          apiRequestCount: keys.reduce((sum, { apiKey }) => sum + apiKey.requestsTotal, 0),
          bandwidthBytes: read().delivered.get(deliveryKey(userId, month)) ?? 0,
        };
      },
      activity: async (userId, limit) => activityOf(read(), userId).sort(newestFirst).slice(0, limit),
    },
  };
};
