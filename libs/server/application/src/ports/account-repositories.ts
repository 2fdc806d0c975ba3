import type {
  AccountStatistics,
  Activity,
  ApiKey,
  ApiKeyCredentials,
  DataExport,
  ExternalIdentity,
  OneTimeToken,
  OneTimeTokenPurpose,
  RefreshToken,
  Role,
  SessionFamily,
  StoredSession,
  Suspension,
  User,
  UserCredentials,
} from '@safelight/domain';
import type { PlanId } from '@safelight/rules';

/** The fields of an account that its owner can change. */
export type UserChanges = Partial<
  Pick<User, 'fullName' | 'bio' | 'email' | 'defaultPrivacy' | 'mailOnNewSignIn' | 'mailOnAiEdit'>
>;

/**
 * An account is purged if its deletion was requested before `deletion`, or if it registered before `unverified`
 * and its address was never verified.
 */
export interface PurgeBounds {
  readonly deletion: Date;
  readonly unverified: Date;
}

export interface UserRepository {
  /**
   * Throws EMAIL_TAKEN or USERNAME_TAKEN (with details.fields) if another user has the same address or
   * username in canonical form. A null hash creates an account without a password.
   */
  insert(user: User, passwordHash: string | null): Promise<void>;
  findById(id: string): Promise<User | null>;
  findByIds(ids: readonly string[]): Promise<readonly User[]>;
  /** Finds a user by the canonical form of the address. */
  findByEmail(email: string): Promise<User | null>;
  /** Finds a user by the canonical form of the username. */
  findCredentials(username: string): Promise<UserCredentials | null>;
  findCredentialsById(id: string): Promise<UserCredentials | null>;
  /** Marks the address as verified. Returns false if it was verified before. */
  markEmailVerified(id: string, at: Date): Promise<boolean>;
  /** Returns null for an unknown user. Throws EMAIL_TAKEN if another user has the address. */
  update(id: string, changes: UserChanges): Promise<User | null>;
  /** Sets the hash of the password. Null removes it, so that only an identity provider can sign the user in. */
  setPassword(id: string, passwordHash: string | null): Promise<void>;
  setPlan(id: string, plan: PlanId): Promise<void>;
  setRole(id: string, role: Role): Promise<void>;
  /** Sets when the deletion of the account was requested. Null cancels the deletion. */
  setDeletionRequested(id: string, at: Date | null): Promise<void>;
  /** Suspends the account of a user. Null ends the suspension. */
  setSuspension(id: string, suspension: Suspension | null): Promise<void>;
  /** Returns suspended users, the latest suspension first. */
  listSuspended(limit: number): Promise<readonly User[]>;
  /**
   * Returns users whose deletion was requested before `deletion`, and users who registered before
   * `unverified` and never verified their address.
   */
  listDueForPurge(before: PurgeBounds, limit: number): Promise<readonly string[]>;
  /** Deletes the user with all remaining rows. The images must be purged before. */
  purge(id: string): Promise<void>;
  /**
   * Locks the user until the end of the transaction, so that two transactions cannot spend the same credits
   * or storage.
   */
  lock(id: string): Promise<void>;
}

export interface OneTimeTokenRepository {
  /**
   * Inserts a token and invalidates the user's earlier unused tokens for the same purpose. Tokens that undo a
   * change of address remain valid. Otherwise a thief could invalidate the first owner's link by changing the
   * address twice.
   */
  insert(token: OneTimeToken): Promise<void>;
  find(userId: string, purpose: OneTimeTokenPurpose, tokenHash: string): Promise<OneTimeToken | null>;
  /** Marks a token as used. Of several simultaneous calls, only one returns true. */
  markUsed(tokenHash: string, at: Date): Promise<boolean>;
  /** Returns the unused and unexpired token for a purpose, or null. */
  findPending(userId: string, purpose: OneTimeTokenPurpose, now: Date): Promise<OneTimeToken | null>;
  /**
   * Invalidates the user's unused tokens for all purposes. Tokens that undo a change of address remain valid.
   */
  voidAll(userId: string): Promise<void>;
  /** Invalidates the user's unused tokens for one purpose that expire at or after `since`. */
  voidSince(userId: string, purpose: OneTimeTokenPurpose, since: Date): Promise<void>;
}

export interface RefreshTokenRepository {
  insert(token: RefreshToken): Promise<void>;
  findByHash(tokenHash: string): Promise<RefreshToken | null>;
  /** Marks a token as used. Of several simultaneous calls, only one returns true. */
  markUsed(id: string, at: Date): Promise<boolean>;
}

export interface SessionRepository {
  insert(family: SessionFamily): Promise<void>;
  touch(familyId: string, at: Date): Promise<void>;
  /** Returns sessions that can still be refreshed, most recently used first. */
  listLiving(userId: string, now: Date): Promise<readonly SessionFamily[]>;
  /** Returns all stored sessions, also those that ended or expired, the latest sign-in first. */
  listAll(userId: string): Promise<readonly StoredSession[]>;
  /** Returns all user agents with which this user has signed in, without duplicates. */
  listUserAgents(userId: string): Promise<readonly string[]>;
  /** Returns true if this user has ever signed in from this address. */
  knowsAddress(userId: string, address: string): Promise<boolean>;
  /** Ends a session. Returns false if it ended before or belongs to another user. */
  end(userId: string, familyId: string, at: Date): Promise<boolean>;
  /** Ends all sessions except `exceptFamilyId`. Returns the ids of the ended ones. */
  endAll(userId: string, exceptFamilyId: string | null, at: Date): Promise<readonly string[]>;
  /** Returns the ids of sessions that ended at or after `since`. Their access tokens may not have expired yet. */
  listEndedSince(since: Date): Promise<readonly string[]>;
}

export interface ExternalIdentityRepository {
  find(issuer: string, subject: string): Promise<ExternalIdentity | null>;
  listByUser(userId: string): Promise<readonly ExternalIdentity[]>;
  /** Throws CONFLICT if this identity is already linked. */
  insert(identity: ExternalIdentity): Promise<void>;
}

export interface DataExportRepository {
  /** Throws CONFLICT if this user has an export that is queued or processing. */
  insert(dataExport: DataExport): Promise<void>;
  find(id: string): Promise<DataExport | null>;
  /** Returns the exports of this user, newest first. */
  listByUser(userId: string): Promise<readonly DataExport[]>;
  /** Changes an export. Returns null if it no longer exists. */
  update(
    id: string,
    changes: Partial<Pick<DataExport, 'state' | 'key' | 'sizeBytes' | 'tokenHash' | 'expiresAt'>>,
  ): Promise<DataExport | null>;
  listExpired(now: Date, limit: number): Promise<readonly DataExport[]>;
  delete(id: string): Promise<void>;
}

/** Reads statistics and recent activity of an account from several tables. */
export interface AccountReader {
  /** Returns the statistics of an account in the month that starts at `month`, in UTC. */
  statistics(userId: string, month: Date): Promise<AccountStatistics>;
  /** Returns what happened in the account recently, newest first. */
  activity(userId: string, limit: number): Promise<readonly Activity[]>;
}

/** How often an API key was used since the last report. */
export interface ApiKeyUse {
  readonly id: string;
  readonly requests: number;
  /** How many of the requests were in the hour of `lastUsedAt`. */
  readonly requestsInHour: number;
  readonly lastUsedAt: Date;
}

export interface ApiKeyRepository {
  insert(apiKey: ApiKey, secretHash: string): Promise<void>;
  /** Returns the API keys of this user, newest first. */
  listByUser(userId: string): Promise<readonly ApiKey[]>;
  findOwned(userId: string, id: string): Promise<ApiKey | null>;
  findByPrefix(prefix: string): Promise<readonly ApiKeyCredentials[]>;
  update(userId: string, id: string, changes: { name?: string; isActive?: boolean }): Promise<ApiKey | null>;
  /** Returns false if this user has no such key. */
  delete(userId: string, id: string): Promise<boolean>;
  /** Adds the requests since the last call to the counts, and stores the time of the latest one. */
  recordUse(uses: readonly ApiKeyUse[]): Promise<void>;
}
