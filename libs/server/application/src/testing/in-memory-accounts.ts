import { canonicalName, invalidField } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { Repositories } from '../ports/index.ts';
import type { Read } from './in-memory-tables.ts';

/** Users, links, sessions and keys in memory. */
export const accounts = (
  read: Read,
): Pick<Repositories, 'users' | 'oneTimeTokens' | 'refreshTokens' | 'apiKeys'> => ({
  users: {
    insert: async (user, passwordHash) => {
      for (const { user: other } of read().users.values()) {
        if (canonicalName(other.email) === canonicalName(user.email)) {
          throw invalidField('email', TEXTS.register.emailTaken, 'EMAIL_TAKEN');
        }
        if (canonicalName(other.username) === canonicalName(user.username)) {
          throw invalidField('username', TEXTS.register.usernameTaken, 'USERNAME_TAKEN');
        }
      }
      read().users.set(user.id, { user, passwordHash });
    },
    findById: async (id) => read().users.get(id)?.user ?? null,
    findByIds: async (ids) => ids.flatMap((id) => read().users.get(id)?.user ?? []),
    findCredentials: async (username) =>
      [...read().users.values()].find(
        ({ user }) => canonicalName(user.username) === canonicalName(username),
      ) ?? null,
    markEmailVerified: async (id, at) => {
      const found = read().users.get(id);
      if (found === undefined || found.user.emailVerifiedAt !== null) return false;
      read().users.set(id, { ...found, user: { ...found.user, emailVerifiedAt: at } });
      return true;
    },
    lock: async () => undefined,
  },
  oneTimeTokens: {
    insert: async (token) => {
      for (const [hash, other] of read().oneTimeTokens) {
        if (other.userId === token.userId && other.purpose === token.purpose)
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
  },
  refreshTokens: {
    insert: async (token) => void read().refreshTokens.set(token.id, token),
    findByHash: async (hash) => [...read().refreshTokens.values()].find((t) => t.tokenHash === hash) ?? null,
    markUsed: async (id, at) => {
      const token = read().refreshTokens.get(id);
      if (token === undefined || token.usedAt !== null) return false;
      read().refreshTokens.set(id, { ...token, usedAt: at });
      return true;
    },
    endFamily: async (familyId, at) => {
      for (const [id, token] of read().refreshTokens) {
        if (token.familyId === familyId) read().refreshTokens.set(id, { ...token, familyEndedAt: at });
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
      for (const { id, requests, lastUsedAt } of uses) {
        const found = read().apiKeys.get(id);
        if (found === undefined) continue;
        const requestsCount = found.apiKey.requestsCount + requests;
        read().apiKeys.set(id, { ...found, apiKey: { ...found.apiKey, requestsCount, lastUsedAt } });
      }
    },
  },
});
