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
  User,
  UserCredentials,
} from '@safelight/domain';
import type { PlanId } from '@safelight/rules';

/** What a person may change of their own account. */
export type UserChanges = Partial<
  Pick<User, 'fullName' | 'bio' | 'email' | 'defaultPrivacy' | 'mailOnNewSignIn' | 'mailOnAiEdit'>
>;

/** Who is due for the purge: by the time of what is named. */
export interface PurgeBounds {
  readonly deletion: Date;
  readonly unverified: Date;
}

export interface UserRepository {
  /**
   * EMAIL_TAKEN or USERNAME_TAKEN (with details.fields) when another user holds the canonical form. A null
   * hash makes an account without a password.
   */
  insert(user: User, passwordHash: string | null): Promise<void>;
  findById(id: string): Promise<User | null>;
  findByIds(ids: readonly string[]): Promise<readonly User[]>;
  /** By canonical address. */
  findByEmail(email: string): Promise<User | null>;
  /** By canonical username. */
  findCredentials(username: string): Promise<UserCredentials | null>;
  findCredentialsById(id: string): Promise<UserCredentials | null>;
  /** True when this call verified the address, false when it already was. */
  markEmailVerified(id: string, at: Date): Promise<boolean>;
  /** Null when there is no such user; EMAIL_TAKEN when another user holds the address. */
  update(id: string, changes: UserChanges): Promise<User | null>;
  /** Null takes the password away, so that only an identity provider signs in. */
  setPassword(id: string, passwordHash: string | null): Promise<void>;
  setPlan(id: string, plan: PlanId): Promise<void>;
  setRole(id: string, role: Role): Promise<void>;
  /** Null takes a request back. */
  setDeletionRequested(id: string, at: Date | null): Promise<void>;
  /** Users whose deletion was requested before `deletion`, or who never verified an address and signed up before `unverified`. */
  listDueForPurge(before: PurgeBounds, limit: number): Promise<readonly string[]>;
  /** Removes the user and every row that is left of theirs. Images are removed one by one before. */
  purge(id: string): Promise<void>;
  /** Serialises what spends this user's credits or storage until the transaction ends. */
  lock(id: string): Promise<void>;
}

export interface OneTimeTokenRepository {
  /**
   * Also voids the user's earlier unused tokens of the same purpose; but not those that undo, or whoever changed the
   * address twice would take the first owner's link.
   */
  insert(token: OneTimeToken): Promise<void>;
  find(userId: string, purpose: OneTimeTokenPurpose, tokenHash: string): Promise<OneTimeToken | null>;
  /** True for the one caller that used it. */
  markUsed(tokenHash: string, at: Date): Promise<boolean>;
  /** The unused token of a purpose that is not past; null when there is none. */
  findPending(userId: string, purpose: OneTimeTokenPurpose, now: Date): Promise<OneTimeToken | null>;
  /** Voids the user's unused tokens of every purpose but those that undo. */
  voidAll(userId: string): Promise<void>;
  /** Voids the user's unused tokens of one purpose that expire at or after `since`. */
  voidSince(userId: string, purpose: OneTimeTokenPurpose, since: Date): Promise<void>;
}

export interface RefreshTokenRepository {
  insert(token: RefreshToken): Promise<void>;
  findByHash(tokenHash: string): Promise<RefreshToken | null>;
  /** True for the one caller that used it. */
  markUsed(id: string, at: Date): Promise<boolean>;
}

export interface SessionRepository {
  insert(family: SessionFamily): Promise<void>;
  touch(familyId: string, at: Date): Promise<void>;
  /** Those that can still be refreshed, most recently used first. */
  listLiving(userId: string, now: Date): Promise<readonly SessionFamily[]>;
  /** The user agents this user ever signed in with, each once. */
  listUserAgents(userId: string): Promise<readonly string[]>;
  /** True when this user ever signed in from this address. */
  knowsAddress(userId: string, address: string): Promise<boolean>;
  /** False when it had ended, or was not this user's. */
  end(userId: string, familyId: string, at: Date): Promise<boolean>;
  /** Ends all but `exceptFamilyId`; answers the ids of those it ended. */
  endAll(userId: string, exceptFamilyId: string | null, at: Date): Promise<readonly string[]>;
  /** Families ended at or after `since`: their access tokens may not have expired yet. */
  listEndedSince(since: Date): Promise<readonly string[]>;
}

export interface ExternalIdentityRepository {
  find(issuer: string, subject: string): Promise<ExternalIdentity | null>;
  listByUser(userId: string): Promise<readonly ExternalIdentity[]>;
  /** CONFLICT when this identity is linked already. */
  insert(identity: ExternalIdentity): Promise<void>;
}

export interface DataExportRepository {
  /** CONFLICT when one of this user's is queued or processing. */
  insert(dataExport: DataExport): Promise<void>;
  find(id: string): Promise<DataExport | null>;
  /** Newest first. */
  listByUser(userId: string): Promise<readonly DataExport[]>;
  /** Null when it is gone. */
  update(
    id: string,
    changes: Partial<Pick<DataExport, 'state' | 'key' | 'sizeBytes' | 'tokenHash' | 'expiresAt'>>,
  ): Promise<DataExport | null>;
  listExpired(now: Date, limit: number): Promise<readonly DataExport[]>;
  delete(id: string): Promise<void>;
}

/** What the profile shows of an account, read across tables. */
export interface AccountReader {
  /** `month`: the first moment of a calendar month in UTC. */
  statistics(userId: string, month: Date): Promise<AccountStatistics>;
  /** Newest first. */
  activity(userId: string, limit: number): Promise<readonly Activity[]>;
}
