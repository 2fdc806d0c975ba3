import { notFound, type SessionFamily, type StoredSession } from '@safelight/domain';
import type { Repositories } from '../ports/index.ts';
import type { Read, Tables } from './in-memory-tables.ts';

const withoutEnd = ({ endedAt: _, ...family }: StoredSession): SessionFamily => family;

const canBeRefreshed = ({ refreshTokens }: Tables, { id, endedAt }: StoredSession, now: Date): boolean =>
  endedAt === null &&
  [...refreshTokens.values()].some(
    ({ familyId, usedAt, expiresAt }) => familyId === id && usedAt === null && expiresAt > now,
  );

export const sessions = (read: Read): Pick<Repositories, 'refreshTokens' | 'sessions'> => {
  const ofUser = (userId: string): readonly StoredSession[] =>
    [...read().sessions.values()].filter((family) => family.userId === userId);
  const change = (id: string, changes: Partial<StoredSession>): void => {
    const family = read().sessions.get(id);
    if (family !== undefined) read().sessions.set(id, { ...family, ...changes });
  };

  return {
    refreshTokens: {
      insert: async (token) => {
        if (!read().sessions.has(token.familyId)) throw notFound();
        read().refreshTokens.set(token.id, token);
      },
      findByHash: async (hash) => {
        const token = [...read().refreshTokens.values()].find((t) => t.tokenHash === hash);
        if (token === undefined) return null;
        const family = read().sessions.get(token.familyId);
        return {
          ...token,
          familyStartedAt: family?.createdAt ?? token.familyStartedAt,
          familyEndedAt: family?.endedAt ?? null,
        };
      },
      markUsed: async (id, at) => {
        const token = read().refreshTokens.get(id);
        if (token === undefined || token.usedAt !== null) return false;
        read().refreshTokens.set(id, { ...token, usedAt: at });
        return true;
      },
    },
    sessions: {
      insert: async (family) => void read().sessions.set(family.id, { ...family, endedAt: null }),
      touch: async (familyId, at) => {
        const known = read().sessions.get(familyId)?.lastUsedAt;
        if (known !== undefined && known < at) change(familyId, { lastUsedAt: at });
      },
      listLiving: async (userId, now) =>
        ofUser(userId)
          .filter((family) => canBeRefreshed(read(), family, now))
          .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime())
          .map(withoutEnd),
      listAll: async (userId) =>
        [...ofUser(userId)].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
      listUserAgents: async (userId) => [...new Set(ofUser(userId).map(({ userAgent }) => userAgent))],
      knowsAddress: async (userId, address) => ofUser(userId).some((family) => family.address === address),
      end: async (userId, familyId, at) => {
        const family = read().sessions.get(familyId);
        if (family?.userId !== userId || family.endedAt !== null) return false;
        change(familyId, { endedAt: at });
        return true;
      },
      endAll: async (userId, exceptFamilyId, at) => {
        const ending = ofUser(userId).filter(({ id, endedAt }) => endedAt === null && id !== exceptFamilyId);
        for (const { id } of ending) change(id, { endedAt: at });
        return ending.map(({ id }) => id);
      },
      listEndedSince: async (since) =>
        [...read().sessions.values()]
          .filter(({ endedAt }) => endedAt !== null && endedAt >= since)
          .map(({ id }) => id),
    },
  };
};
