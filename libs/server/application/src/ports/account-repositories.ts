import type {
  AccountStatistics,
  Activity,
  DataExport,
  ExternalIdentity,
  OneTimeToken,
  OneTimeTokenPurpose,
  RefreshToken,
  Role,
  SessionFamily,
  Suspension,
  User,
  UserCredentials,
} from '@safelight/domain';
import type { PlanId } from '@safelight/rules';

/** The fields of an account that its owner may change. */
export type UserChanges = Partial<
  Pick<User, 'fullName' | 'bio' | 'email' | 'defaultPrivacy' | 'mailOnNewSignIn' | 'mailOnAiEdit'>
>;

/** Accounts are due for the purge if these events happened before these times. */
export interface PurgeBounds {
  readonly deletion: Date;
  readonly unverified: Date;
}

export interface UserRepository {
  /**
   * EMAIL_TAKEN or USERNAME_TAKEN (with details.fields) if another user has the same address or username in
   * canonical form. Without a hash the account has no password.
   */
  insert(user: User, passwordHash: string | null): Promise<void>;
  findById(id: string): Promise<User | null>;
  findByIds(ids: readonly string[]): Promise<readonly User[]>;
  /** Compares the canonical form of the address. */
  findByEmail(email: string): Promise<User | null>;
  /** Compares the canonical form of the username. */
  findCredentials(username: string): Promise<UserCredentials | null>;
  findCredentialsById(id: string): Promise<UserCredentials | null>;
  /** True if this call verified the address, false if it was verified before. */
  markEmailVerified(id: string, at: Date): Promise<boolean>;
  /** Null for an unknown user; EMAIL_TAKEN if another user has the address. */
  update(id: string, changes: UserChanges): Promise<User | null>;
  /** Null removes the password, so that only an identity provider can sign in. */
  setPassword(id: string, passwordHash: string | null): Promise<void>;
  setPlan(id: string, plan: PlanId): Promise<void>;
  setRole(id: string, role: Role): Promise<void>;
  /** Null cancels the request. */
  setDeletionRequested(id: string, at: Date | null): Promise<void>;
  /** Null reopens the account. */
  setSuspension(id: string, suspension: Suspension | null): Promise<void>;
  /** Suspended users, the latest suspension first. */
  listSuspended(limit: number): Promise<readonly User[]>;
  /**
   * Users whose deletion was requested before `deletion`, or who registered before `unverified` and never
   * verified their address.
   */
  listDueForPurge(before: PurgeBounds, limit: number): Promise<readonly string[]>;
  /** Deletes the user with all remaining rows. Images must be purged one by one before. */
  purge(id: string): Promise<void>;
  /**
   * Locks the user until the transaction ends, so that only one transaction at a time spends their credits
   * and storage.
   */
  lock(id: string): Promise<void>;
}

export interface OneTimeTokenRepository {
  /**
   * Also invalidates the user's earlier unused tokens of the same purpose, except those that undo a change of
   * address. Otherwise a thief could change the address twice to invalidate the first owner's link.
   */
  insert(token: OneTimeToken): Promise<void>;
  find(userId: string, purpose: OneTimeTokenPurpose, tokenHash: string): Promise<OneTimeToken | null>;
  /** True only for the one call that used the token. */
  markUsed(tokenHash: string, at: Date): Promise<boolean>;
  /** The unused, unexpired token for a purpose, or null. */
  findPending(userId: string, purpose: OneTimeTokenPurpose, now: Date): Promise<OneTimeToken | null>;
  /** Invalidates the user's unused tokens of every purpose except those that undo a change of address. */
  voidAll(userId: string): Promise<void>;
  /** Invalidates the user's unused tokens of one purpose that expire at or after `since`. */
  voidSince(userId: string, purpose: OneTimeTokenPurpose, since: Date): Promise<void>;
}

export interface RefreshTokenRepository {
  insert(token: RefreshToken): Promise<void>;
  findByHash(tokenHash: string): Promise<RefreshToken | null>;
  /** True only for the one call that used the token. */
  markUsed(id: string, at: Date): Promise<boolean>;
}

export interface SessionRepository {
  insert(family: SessionFamily): Promise<void>;
  touch(familyId: string, at: Date): Promise<void>;
  /** Sessions that can still be refreshed, most recently used first. */
  listLiving(userId: string, now: Date): Promise<readonly SessionFamily[]>;
  /** All user agents that this user has signed in with, without duplicates. */
  listUserAgents(userId: string): Promise<readonly string[]>;
  /** True if this user has ever signed in from this address. */
  knowsAddress(userId: string, address: string): Promise<boolean>;
  /** False if the session has ended before or belongs to another user. */
  end(userId: string, familyId: string, at: Date): Promise<boolean>;
  /** Ends all sessions except `exceptFamilyId`; returns the ids of the ended sessions. */
  endAll(userId: string, exceptFamilyId: string | null, at: Date): Promise<readonly string[]>;
  /** Families that ended at or after `since`, whose access tokens may not have expired yet. */
  listEndedSince(since: Date): Promise<readonly string[]>;
}

export interface ExternalIdentityRepository {
  find(issuer: string, subject: string): Promise<ExternalIdentity | null>;
  listByUser(userId: string): Promise<readonly ExternalIdentity[]>;
  /** CONFLICT if this identity is already linked. */
  insert(identity: ExternalIdentity): Promise<void>;
}

export interface DataExportRepository {
  /** CONFLICT if this user has an export that is queued or processing. */
  insert(dataExport: DataExport): Promise<void>;
  find(id: string): Promise<DataExport | null>;
  /** Newest first. */
  listByUser(userId: string): Promise<readonly DataExport[]>;
  /** Null if the export no longer exists. */
  update(
    id: string,
    changes: Partial<Pick<DataExport, 'state' | 'key' | 'sizeBytes' | 'tokenHash' | 'expiresAt'>>,
  ): Promise<DataExport | null>;
  listExpired(now: Date, limit: number): Promise<readonly DataExport[]>;
  delete(id: string): Promise<void>;
}

/** Statistics and recent activity of an account, read across tables. */
export interface AccountReader {
  /** `month` is the start of a calendar month in UTC. */
  statistics(userId: string, month: Date): Promise<AccountStatistics>;
  /** Newest first. */
  activity(userId: string, limit: number): Promise<readonly Activity[]>;
}
