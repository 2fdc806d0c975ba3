import type { OneTimeToken, RefreshToken, SessionFamily } from '@safelight/domain';
import type {
  OneTimeTokenRecord,
  RefreshTokenRecord,
  SessionFamilyRecord,
} from '../records/session.records.ts';

export const toOneTimeToken = (record: OneTimeTokenRecord): OneTimeToken => ({
  userId: record.userId,
  purpose: record.purpose,
  tokenHash: record.tokenHash,
  expiresAt: record.expiresAt,
  usedAt: record.usedAt,
  newEmail: record.newEmail,
});

export const toRefreshToken = (record: RefreshTokenRecord, family: SessionFamilyRecord): RefreshToken => ({
  id: record.id,
  familyId: record.familyId,
  userId: family.userId,
  tokenHash: record.tokenHash,
  clientHash: record.clientHash,
  expiresAt: record.expiresAt,
  usedAt: record.usedAt,
  familyStartedAt: family.createdAt,
  familyEndedAt: family.endedAt,
});

export const fromRefreshToken = ({
  userId: _userId,
  familyStartedAt: _familyStartedAt,
  familyEndedAt: _familyEndedAt,
  ...token
}: RefreshToken): RefreshTokenRecord => token;

export const toSessionFamily = ({ endedAt: _endedAt, ...family }: SessionFamilyRecord): SessionFamily => ({
  ...family,
});

/** Creates the record of a new session, which has not ended. */
export const fromSessionFamily = (family: SessionFamily): SessionFamilyRecord => ({
  ...family,
  endedAt: null,
});
