import { isTokenUsable, requestsAsOf } from '@safelight/domain';
import type { Repositories } from '../ports/index.ts';
import type { Read } from './in-memory-tables.ts';
import { users } from './in-memory-users.ts';

export const accounts = (read: Read): Pick<Repositories, 'users' | 'oneTimeTokens' | 'apiKeys'> => ({
  users: users(read),
  oneTimeTokens: {
    insert: async (token) => {
      for (const [hash, other] of read().oneTimeTokens) {
        const isEarlier = other.userId === token.userId && other.purpose === token.purpose;
        if (isEarlier && other.usedAt === null && token.purpose !== 'undo-email')
          read().oneTimeTokens.delete(hash);
      }
      read().oneTimeTokens.set(token.tokenHash, token);
    },
    find: async (userId, purpose, tokenHash) => {
      const token = read().oneTimeTokens.get(tokenHash);
      return token?.userId === userId && token.purpose === purpose ? token : null;
    },
    markUsed: async (tokenHash, at) => {
      const token = read().oneTimeTokens.get(tokenHash);
      if (token === undefined || token.usedAt !== null) return false;
      read().oneTimeTokens.set(tokenHash, { ...token, usedAt: at });
      return true;
    },
    findPending: async (userId, purpose, now) =>
      [...read().oneTimeTokens.values()].find(
        (token) => token.userId === userId && token.purpose === purpose && isTokenUsable(token, now),
      ) ?? null,
    voidAll: async (userId) => {
      for (const [hash, { userId: owner, purpose, usedAt }] of read().oneTimeTokens) {
        const isDue = owner === userId && usedAt === null && purpose !== 'undo-email';
        if (isDue) read().oneTimeTokens.delete(hash);
      }
    },
    voidSince: async (userId, purpose, since) => {
      for (const [hash, token] of read().oneTimeTokens) {
        const isOf = token.userId === userId && token.purpose === purpose && token.usedAt === null;
        if (isOf && token.expiresAt >= since) read().oneTimeTokens.delete(hash);
      }
    },
  },
  apiKeys: {
    insert: async (apiKey, secretHash) => void read().apiKeys.set(apiKey.id, { apiKey, secretHash }),
    listByUser: async (userId) =>
      [...read().apiKeys.values()]
        .map(({ apiKey }) => apiKey)
        .filter((key) => key.userId === userId)
        .reverse(),
    findOwned: async (userId, id) => {
      const found = read().apiKeys.get(id)?.apiKey;
      return found?.userId === userId ? found : null;
    },
    findByPrefix: async (prefix) =>
      [...read().apiKeys.values()].filter(({ apiKey }) => apiKey.prefix === prefix),
    update: async (userId, id, changes) => {
      const found = read().apiKeys.get(id);
      if (found?.apiKey.userId !== userId) return null;
      const apiKey = { ...found.apiKey, ...changes };
      read().apiKeys.set(id, { ...found, apiKey });
      return apiKey;
    },
    delete: async (userId, id) =>
      read().apiKeys.get(id)?.apiKey.userId === userId && read().apiKeys.delete(id),
    recordUse: async (uses) => {
      for (const { id, requests, requestsInHour, lastUsedAt } of uses) {
        const found = read().apiKeys.get(id);
        if (found === undefined) continue;
        const known = found.apiKey.lastUsedAt;
        const latest = known === null || known < lastUsedAt ? lastUsedAt : known;
        const current = requestsAsOf(found.apiKey, latest);
        const isOfEarlierHour = requestsAsOf(current, lastUsedAt) !== current;
        const apiKey = {
          ...current,
          lastUsedAt: latest,
          requestsCount: current.requestsCount + (isOfEarlierHour ? 0 : requestsInHour),
          requestsTotal: current.requestsTotal + requests,
        };
        read().apiKeys.set(id, { ...found, apiKey });
      }
    },
  },
});
