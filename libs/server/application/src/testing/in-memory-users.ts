import { canonicalName, invalidField, type DomainError, type User } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { UserRepository } from '../ports/index.ts';
import type { Read } from './in-memory-tables.ts';

const emailTaken = (): DomainError => invalidField('email', TEXTS.register.emailTaken, 'EMAIL_TAKEN');

const isSameName = (a: string, b: string): boolean => canonicalName(a) === canonicalName(b);

export const users = (read: Read): UserRepository => {
  const all = (): readonly User[] => [...read().users.values()].map(({ user }) => user);
  const change = (id: string, changes: Partial<User>): User | null => {
    const found = read().users.get(id);
    if (found === undefined) return null;
    const user = { ...found.user, ...changes };
    read().users.set(id, { ...found, user });
    return user;
  };
  const isOf =
    (userId: string) =>
    ([, row]: readonly [string, { readonly userId: string }]): boolean =>
      row.userId === userId;

  return {
    insert: async (user, passwordHash) => {
      if (all().some(({ email }) => isSameName(email, user.email))) throw emailTaken();
      if (all().some(({ username }) => isSameName(username, user.username))) {
        throw invalidField('username', TEXTS.register.usernameTaken, 'USERNAME_TAKEN');
      }
      read().users.set(user.id, { user: { ...user, hasPassword: passwordHash !== null }, passwordHash });
    },
    findById: async (id) => read().users.get(id)?.user ?? null,
    findByIds: async (ids) => ids.flatMap((id) => read().users.get(id)?.user ?? []),
    findByEmail: async (email) => all().find((user) => isSameName(user.email, email)) ?? null,
    findCredentials: async (username) =>
      [...read().users.values()].find(({ user }) => isSameName(user.username, username)) ?? null,
    findCredentialsById: async (id) => read().users.get(id) ?? null,
    markEmailVerified: async (id, at) => {
      if (read().users.get(id)?.user.emailVerifiedAt !== null) return false;
      return change(id, { emailVerifiedAt: at }) !== null;
    },
    update: async (id, changes) => {
      const { email } = changes;
      if (email !== undefined && all().some((user) => user.id !== id && isSameName(user.email, email))) {
        throw emailTaken();
      }
      return change(id, changes);
    },
    setPassword: async (id, passwordHash) => {
      const user = change(id, { hasPassword: passwordHash !== null });
      if (user !== null) read().users.set(id, { user, passwordHash });
    },
    setPlan: async (id, plan) => void change(id, { plan }),
    setRole: async (id, role) => void change(id, { role }),
    setDeletionRequested: async (id, at) => void change(id, { deletionRequestedAt: at }),
    setSuspension: async (id, suspension) => void change(id, { suspension }),
    listSuspended: async (limit) =>
      all()
        .filter(({ suspension }) => suspension !== null)
        .sort((a, b) => (b.suspension?.at.getTime() ?? 0) - (a.suspension?.at.getTime() ?? 0))
        .slice(0, limit),
    listDueForPurge: async (before, limit) =>
      all()
        .filter(
          ({ deletionRequestedAt: at, emailVerifiedAt, createdAt }) =>
            (at !== null && at < before.deletion) ||
            (emailVerifiedAt === null && createdAt < before.unverified),
        )
        .sort(
          (a, b) =>
            (a.deletionRequestedAt ?? a.createdAt).getTime() -
            (b.deletionRequestedAt ?? b.createdAt).getTime(),
        )
        .map(({ id }) => id)
        .slice(0, limit),
    purge: async (id) => {
      const { oneTimeTokens, refreshTokens, sessions, dataExports, jobs, masks, apiKeys, events } = read();
      for (const [jobId] of [...jobs].filter(isOf(id))) masks.delete(jobId);
      for (const table of [oneTimeTokens, refreshTokens, sessions, dataExports, jobs]) {
        for (const [key] of [...table].filter(isOf(id))) table.delete(key);
      }
      for (const [key, { apiKey }] of apiKeys) if (apiKey.userId === id) apiKeys.delete(key);
      read().identities = read().identities.filter(({ userId }) => userId !== id);
      read().contactMessages = read().contactMessages.filter(({ userId }) => userId !== id);
      for (const [eventId, { event }] of events) if (event.userId === id) events.delete(eventId);
      read().ledger = read().ledger.filter(({ userId }) => userId !== id);
      for (const table of [read().projects, read().shareLinks]) {
        for (const [key, { ownerId }] of table) if (ownerId === id) table.delete(key);
      }
      for (const [uid, { comparison }] of read().deletedComparisons)
        if (comparison.ownerId === id) read().deletedComparisons.delete(uid);
      const { purchases, subscriptions, monthlyCredits, customers } = read();
      for (const table of [purchases, subscriptions]) {
        for (const [key] of [...table].filter(isOf(id))) table.delete(key);
      }
      monthlyCredits.delete(id);
      customers.delete(id);
      read().users.delete(id);
    },
    lock: async () => undefined,
  };
};
