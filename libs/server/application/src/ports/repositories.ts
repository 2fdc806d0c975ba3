import type {
  ApiKey,
  ApiKeyCredentials,
  Derivative,
  DerivativeSpec,
  Image,
  ImageBlock,
  ImageVersion,
  NewDomainEvent,
  StoredFile,
} from '@safelight/domain';
import type { Privacy } from '@safelight/rules';
import type {
  AccountReader,
  DataExportRepository,
  ExternalIdentityRepository,
  OneTimeTokenRepository,
  RefreshTokenRepository,
  SessionRepository,
  UserRepository,
} from './account-repositories.ts';
import type {
  MonthlyCreditsRepository,
  PaymentRecordRepository,
  PurchaseRepository,
  SubscriptionRepository,
} from './billing-repositories.ts';
import type { AiEditJobRepository, CreditRepository } from './edit-repositories.ts';
import type { ComparisonRepository } from './comparisons.ts';
import type { ContactMessageRepository } from './contact-messages.ts';
import type { DomainEventRepository } from './domain-events.ts';
import type {
  BulkImageChanges,
  ImageCount,
  ImageFilter,
  ImageListQuery,
  ImagePage,
  TagCount,
} from './image-list.ts';
import type { EditorDocumentRepository, LayerPictureRepository } from './editor-documents.ts';
import type { JobEnqueuer } from './jobs.ts';
import type { SignalPublisher } from './signals.ts';
import type { ProjectRepository, ShareLinkRepository } from './projects.ts';
import type {
  BandwidthRepository,
  MaintenanceRepository,
  RateCounterRepository,
  ViewRepository,
} from './usage-repositories.ts';

/** The number of requests with a key since the last report. */
export interface ApiKeyUse {
  readonly id: string;
  readonly requests: number;
  /** How many of them were in the hour of `lastUsedAt`. */
  readonly requestsInHour: number;
  readonly lastUsedAt: Date;
}

export interface ApiKeyRepository {
  insert(apiKey: ApiKey, secretHash: string): Promise<void>;
  /** Newest first. */
  listByUser(userId: string): Promise<readonly ApiKey[]>;
  findOwned(userId: string, id: string): Promise<ApiKey | null>;
  findByPrefix(prefix: string): Promise<readonly ApiKeyCredentials[]>;
  update(userId: string, id: string, changes: { name?: string; isActive?: boolean }): Promise<ApiKey | null>;
  /** False if this user has no such key. */
  delete(userId: string, id: string): Promise<boolean>;
  /** Adds the requests counted since the last call, and the time of the latest. */
  recordUse(uses: readonly ApiKeyUse[]): Promise<void>;
}

/**
 * Every method excludes deleted images, and `find` also images of accounts that are suspended or about to be
 * deleted.
 */
export interface ImageRepository {
  insert(image: Image): Promise<void>;
  /**
   * Null for an unknown image, one in the trash, and one of an account that is suspended or about to be
   * deleted.
   */
  find(uid: string): Promise<Image | null>;
  /** Like `find`, but includes images in the trash. */
  findWithTrash(uid: string): Promise<Image | null>;
  /**
   * Like `findWithTrash`, but null for another person's private image. That takes as long as for an unknown
   * image.
   */
  findWithTrashFor(userId: string | null, uid: string): Promise<Image | null>;
  list(query: ImageListQuery): Promise<ImagePage>;
  /** Reads a counter instead of counting rows. */
  countByOwner(ownerId: string): Promise<number>;
  countMatching(ownerId: string, search: string | null, filter: ImageFilter): Promise<ImageCount>;
  /** Most used first, at most `limit`. */
  listTags(ownerId: string, limit: number): Promise<readonly TagCount[]>;
  /**
   * An image of this owner whose current or first version has this SHA-256 (hexadecimal); null if there is
   * none or it is in the trash.
   */
  findByDigest(ownerId: string, sha256: string): Promise<Image | null>;
  /** The images of this owner with these uids that are not deleted, in the given order. */
  findOwned(ownerId: string, uids: readonly string[]): Promise<readonly Image[]>;
  /** The images with these uids in this owner's trash, in the given order. */
  findTrashed(ownerId: string, uids: readonly string[]): Promise<readonly Image[]>;
  /**
   * Changes several images; returns the uids that belong to this owner. CONFLICT if one would become private
   * while a comparison shows it.
   */
  updateMany(
    ownerId: string,
    uids: readonly string[],
    changes: BulkImageChanges,
    at: Date,
  ): Promise<readonly string[]>;
  /**
   * Moves images to the trash; returns the uids of those that were moved. CONFLICT if a comparison shows one.
   */
  trash(ownerId: string, uids: readonly string[], at: Date): Promise<readonly string[]>;
  /** Restores images from the trash, without an expiry; returns the uids of those that were restored. */
  restore(ownerId: string, uids: readonly string[]): Promise<readonly string[]>;
  /** Expired images, the longest overdue first, except those in a comparison. */
  listExpired(
    now: Date,
    limit: number,
  ): Promise<readonly { readonly ownerId: string; readonly uid: string }[]>;
  /**
   * Images in the trash: those of one owner, oldest deletion first, or those of all owners that were deleted
   * before a time.
   */
  listTrashed(
    of: { readonly ownerId: string } | { readonly before: Date },
    limit: number,
  ): Promise<readonly { readonly ownerId: string; readonly uid: string }[]>;
  /**
   * The bytes of this user's originals and shared renditions of all versions, and of editor documents and
   * layer pictures, including those in the trash.
   */
  storageUsed(ownerId: string): Promise<number>;
  update(
    ownerId: string,
    uid: string,
    changes: {
      title?: string;
      description?: string;
      originalFilename?: string;
      privacy?: Privacy;
      isFavorite?: boolean;
      tags?: readonly string[];
      areTagsShown?: boolean;
      expiresAt?: Date | null;
    },
    at: Date,
  ): Promise<Image | null>;
  /**
   * Sets the block of any owner's image, or removes it with null; returns the image, or null for an unknown
   * one.
   */
  setBlock(uid: string, block: ImageBlock | null): Promise<Image | null>;
  /** Blocked images of all owners, the latest block first, except deleted ones. */
  listBlocked(limit: number): Promise<readonly Image[]>;
  /**
   * The uids of all images of an owner, including deleted ones, in the order of uids, after `afterUid` (which
   * need not exist any more); at most `limit`.
   */
  listAllUids(ownerId: string, afterUid: string | null, limit: number): Promise<readonly string[]>;
  /**
   * Deletes the rows of the image, its versions and derivatives; returns the storage keys that no row refers
   * to any more. Null if the image is not this owner's.
   */
  remove(ownerId: string, uid: string): Promise<readonly string[] | null>;
  /**
   * Deletes the rows of one version and its derivatives, and leaves their files to the sweeper; returns the
   * keys. Null if this owner has no such version. CONFLICT for the current version, and for one in a
   * comparison.
   */
  removeVersion(ownerId: string, uid: string, versionId: string): Promise<readonly string[] | null>;
  /** CONFLICT if the number is taken. */
  insertVersion(version: ImageVersion): Promise<void>;
  /** In the order of their numbers. */
  listVersions(uid: string): Promise<readonly ImageVersion[]>;
  findVersion(id: string): Promise<ImageVersion | null>;
  /** The versions with these ids whose images are not deleted, in any order. */
  findVersions(ids: readonly string[]): Promise<readonly ImageVersion[]>;
  findVersionByDigest(uid: string, digest: string): Promise<ImageVersion | null>;
  setCurrentVersion(ownerId: string, uid: string, versionId: string, at: Date): Promise<boolean>;
}

export interface DerivativeRepository {
  find(versionId: string, spec: DerivativeSpec): Promise<StoredFile | null>;
  /** False if another process has recorded the same derivative first, or if the version no longer exists. */
  insert(derivative: Derivative): Promise<boolean>;
  /** Deletes a derivative and leaves its file to the sweeper; returns the key, or null for an unknown one. */
  remove(versionId: string, spec: DerivativeSpec): Promise<string | null>;
  /** Records that the transforms with these keys were requested; unknown keys are ignored. */
  recordUses(keys: readonly string[], at: Date): Promise<void>;
  /**
   * Deletes transforms that nobody requested since `unusedSince`, and then the least recently requested ones
   * until all together have at most `maxBytes`; at most `limit` transforms. Their files are left to the
   * sweeper. Returns the image of each.
   */
  evictTransforms(room: TransformRoom, limit: number): Promise<readonly string[]>;
}

/** The limits for stored transforms, which can be made again at any time. */
export interface TransformRoom {
  readonly unusedSince: Date;
  readonly maxBytes: number;
}

/**
 * An intent records the key of a file before the file is stored. After a crash, the sweeper finds files
 * without a row by their intents and deletes them. The transaction that creates the row settles the intent:
 * it removes it, and fails if the sweeper has deleted the file already.
 */
export interface BlobIntentRepository {
  /** Commits at once, in the name of this process. */
  record(keys: readonly string[]): Promise<void>;
  /** STORAGE_UNAVAILABLE if the sweeper has deleted one of the files. */
  settle(keys: readonly string[]): Promise<void>;
  /** Keys of files to delete, to which no row refers: those of dead processes, and abandoned ones. */
  listAbandoned(limit: number): Promise<readonly string[]>;
  /** Leaves the files of these keys to the sweeper, although this process is alive. */
  abandon(keys: readonly string[]): Promise<void>;
  /** Leaves the files of those keys to the sweeper that are not settled, and returns these keys. */
  abandonUnsettled(keys: readonly string[]): Promise<readonly string[]>;
  forget(keys: readonly string[]): Promise<void>;
}

/** Results that are stored for 24 hours, for repeated requests with the same Idempotency-Key. */
export interface IdempotencyRepository {
  /**
   * Waits for a concurrent request with the same key, then returns the result that it stored. Null for the
   * first request, which must call `complete` in the same transaction. IDEMPOTENCY_CONFLICT if `requestHash`
   * differs.
   */
  begin(userId: string, key: string, requestHash: string): Promise<string | null>;
  complete(userId: string, key: string, resultId: string): Promise<void>;
}

export interface Repositories {
  readonly users: UserRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly refreshTokens: RefreshTokenRepository;
  readonly sessions: SessionRepository;
  readonly externalIdentities: ExternalIdentityRepository;
  readonly dataExports: DataExportRepository;
  readonly contactMessages: ContactMessageRepository;
  readonly accounts: AccountReader;
  readonly rateCounters: RateCounterRepository;
  readonly bandwidth: BandwidthRepository;
  readonly maintenance: MaintenanceRepository;
  readonly comparisons: ComparisonRepository;
  readonly projects: ProjectRepository;
  readonly shareLinks: ShareLinkRepository;
  readonly views: ViewRepository;
  readonly editorDocuments: EditorDocumentRepository;
  readonly layerPictures: LayerPictureRepository;
  readonly apiKeys: ApiKeyRepository;
  readonly images: ImageRepository;
  readonly derivatives: DerivativeRepository;
  readonly blobIntents: BlobIntentRepository;
  readonly credits: CreditRepository;
  readonly purchases: PurchaseRepository;
  readonly subscriptions: SubscriptionRepository;
  readonly monthlyCredits: MonthlyCreditsRepository;
  readonly paymentRecords: PaymentRecordRepository;
  readonly aiEditJobs: AiEditJobRepository;
  readonly idempotency: IdempotencyRepository;
  readonly domainEvents: DomainEventRepository;
}

/** Repositories in a transaction, with jobs and signals that take effect at its commit. */
export interface TransactionSteps extends Repositories {
  readonly jobs: JobEnqueuer;
  readonly signals: SignalPublisher;
}

/** A transaction, which can also record events. */
export interface Transaction extends TransactionSteps {
  /** Records an event, which is delivered to its consumers at least once after the commit. */
  record(event: NewDomainEvent): Promise<void>;
}

/** Creates the `record` function of a transaction. It is independent of the kind of database. */
export type EventRecorder = (steps: TransactionSteps) => Transaction['record'];

/**
 * Runs `work` in one database transaction. Serialization failures and connections lost before the commit
 * throw DATABASE_UNAVAILABLE. Errors of `work` roll the transaction back and are rethrown.
 */
export interface UnitOfWork {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}
