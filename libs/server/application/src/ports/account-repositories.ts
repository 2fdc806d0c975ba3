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

/** What a person may change of their own account. */
export type UserChanges = Partial<
  Pick<User, 'fullName' | 'bio' | 'email' | 'defaultPrivacy' | 'mailOnNewSignIn' | 'mailOnAiEdit'>
>;

/** Accounts that are due for the purge, by the time of the named event. */
export interface PurgeBounds {
  readonly deletion: Date;
  readonly unverified: Date;
}

export interface UserRepository {
  /**
   * EMAIL_TAKEN or USERNAME_TAKEN (with details.fields) when another user has the same address or username,
   * compared in canonical form. Without a hash the account has no password.
   */
  insert(user: User, passwordHash: string | null): Promise<void>;
  findById(id: string): Promise<User | null>;
  findByIds(ids: readonly string[]): Promise<readonly User[]>;
  /** Finds by the canonical form of the address. */
  findByEmail(email: string): Promise<User | null>;
  /** Finds by the canonical form of the username. */
  findCredentials(username: string): Promise<UserCredentials | null>;
  findCredentialsById(id: string): Promise<UserCredentials | null>;
  /** True when this call verified the address, false when it was verified already. */
  markEmailVerified(id: string, at: Date): Promise<boolean>;
  /** Null when there is no such user; EMAIL_TAKEN when another user has the address. */
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
  /** Removes the user and all remaining rows of theirs. Images are removed one by one before. */
  purge(id: string): Promise<void>;
  /**
   * Locks the user until the transaction ends, so that their credits and storage are spent by one transaction
   * at a time.
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
  /** True only for the one call that used it. */
  markUsed(tokenHash: string, at: Date): Promise<boolean>;
  /** The unused, unexpired token for a purpose; null when there is none. */
  findPending(userId: string, purpose: OneTimeTokenPurpose, now: Date): Promise<OneTimeToken | null>;
  /** Invalidates the user's unused tokens of every purpose except those that undo a change of address. */
  voidAll(userId: string): Promise<void>;
  /** Invalidates the user's unused tokens of one purpose that expire at or after `since`. */
  voidSince(userId: string, purpose: OneTimeTokenPurpose, since: Date): Promise<void>;
}

export interface RefreshTokenRepository {
  insert(token: RefreshToken): Promise<void>;
  findByHash(tokenHash: string): Promise<RefreshToken | null>;
  /** True only for the one call that used it. */
  markUsed(id: string, at: Date): Promise<boolean>;
}

export interface SessionRepository {
  insert(family: SessionFamily): Promise<void>;
  touch(familyId: string, at: Date): Promise<void>;
  /** Sessions that can still be refreshed, most recently used first. */
  listLiving(userId: string, now: Date): Promise<readonly SessionFamily[]>;
  /** The user agents that this user ever signed in with, each once. */
  listUserAgents(userId: string): Promise<readonly string[]>;
  /** True when this user ever signed in from this address. */
  knowsAddress(userId: string, address: string): Promise<boolean>;
  /** False when it had ended already, or was not this user's. */
  end(userId: string, familyId: string, at: Date): Promise<boolean>;
  /** Ends all sessions except `exceptFamilyId`; returns the ids of those it ended. */
  endAll(userId: string, exceptFamilyId: string | null, at: Date): Promise<readonly string[]>;
  /** Families that ended at or after `since`: their access tokens may not have expired yet. */
  listEndedSince(since: Date): Promise<readonly string[]>;
}

export interface ExternalIdentityRepository {
  find(issuer: string, subject: string): Promise<ExternalIdentity | null>;
  listByUser(userId: string): Promise<readonly ExternalIdentity[]>;
  /** CONFLICT when this identity is already linked. */
  insert(identity: ExternalIdentity): Promise<void>;
}

export interface DataExportRepository {
  /** CONFLICT when this user has an export that is queued or processing. */
  insert(dataExport: DataExport): Promise<void>;
  find(id: string): Promise<DataExport | null>;
  /** Newest first. */
  listByUser(userId: string): Promise<readonly DataExport[]>;
  /** Null when it no longer exists. */
  update(
    id: string,
    changes: Partial<Pick<DataExport, 'state' | 'key' | 'sizeBytes' | 'tokenHash' | 'expiresAt'>>,
  ): Promise<DataExport | null>;
  listExpired(now: Date, limit: number): Promise<readonly DataExport[]>;
  delete(id: string): Promise<void>;
}

/** Figures and recent activity of an account, read across tables. */
export interface AccountReader {
  /** `month`: the first moment of a calendar month in UTC. */
  statistics(userId: string, month: Date): Promise<AccountStatistics>;
  /** Newest first. */
  activity(userId: string, limit: number): Promise<readonly Activity[]>;
}
