import { canonicalName, type User, type UserCredentials } from '@safelight/domain';
import type { UserRecord } from '../records/user.record.ts';

export const toUser = (record: UserRecord): User => ({
  id: record.id,
  username: record.username,
  email: record.email,
  fullName: record.fullName,
  plan: record.plan,
  emailVerifiedAt: record.emailVerifiedAt,
  createdAt: record.createdAt,
});

export const toCredentials = (record: UserRecord): UserCredentials => ({
  user: toUser(record),
  passwordHash: record.passwordHash,
});

export const fromUser = (user: User, passwordHash: string): UserRecord => ({
  ...user,
  usernameKey: canonicalName(user.username),
  emailKey: canonicalName(user.email),
  passwordHash,
});
