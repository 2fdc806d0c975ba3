import { canonicalName, type User, type UserCredentials } from '@safelight/domain';
import type { UserRecord } from '../records/user.record.ts';

export const toUser = ({
  usernameKey: _usernameKey,
  emailKey: _emailKey,
  passwordHash,
  suspendedAt: at,
  suspensionReason: reason,
  ...user
}: UserRecord): User => ({
  ...user,
  hasPassword: passwordHash !== null,
  suspension: at === null || reason === null ? null : { at, reason },
});

export const toCredentials = (record: UserRecord): UserCredentials => ({
  user: toUser(record),
  passwordHash: record.passwordHash,
});

export const fromUser = (
  { hasPassword: _hasPassword, suspension, ...user }: User,
  passwordHash: string | null,
): UserRecord => ({
  ...user,
  usernameKey: canonicalName(user.username),
  emailKey: canonicalName(user.email),
  passwordHash,
  suspendedAt: suspension?.at ?? null,
  suspensionReason: suspension?.reason ?? null,
});
