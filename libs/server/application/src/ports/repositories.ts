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

/** Requests of a key counted since they were last reported. */
export interface ApiKeyUse {
  readonly id: string;
  readonly requests: number;
  /** Those of them in the hour of `lastUsedAt`. */
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
  /** False when there was none of this user's. */
  delete(userId: string, id: string): Promise<boolean>;
  /** Adds requests counted since the last call and the time of the latest. */
  recordUse(uses: readonly ApiKeyUse[]): Promise<void>;
}

/** Every method leaves out deleted images, and `find` those of accounts that asked to be deleted. */
export interface ImageRepository {
  insert(image: Image): Promise<void>;
  /** A living image; null when there is none, also when it is in the trash or its account is being deleted. */
  find(uid: string): Promise<Image | null>;
  /** The same, and images in the trash too. */
  findWithTrash(uid: string): Promise<Image | null>;
  list(query: ImageListQuery): Promise<ImagePage>;
  /** Maintained, not counted row by row. */
  countByOwner(ownerId: string): Promise<number>;
  countMatching(ownerId: string, search: string | null, filter: ImageFilter): Promise<ImageCount>;
  /** Most used first, at most `limit`. */
  listTags(ownerId: string, limit: number): Promise<readonly TagCount[]>;
  /** A living image of this owner whose current or first version has these bytes (sha256 hex); null when none. */
  findByDigest(ownerId: string, sha256: string): Promise<Image | null>;
  /** Of this owner's among `uids`, in the order given; leaves out what is not theirs or deleted. */
  findOwned(ownerId: string, uids: readonly string[]): Promise<readonly Image[]>;
  /** Changes many at once; answers the uids that were this owner's. CONFLICT when one would become private while a comparison shows it. */
  updateMany(
    ownerId: string,
    uids: readonly string[],
    changes: BulkImageChanges,
    at: Date,
  ): Promise<readonly string[]>;
  /** To the trash; answers the uids that went. CONFLICT when a comparison shows one. */
  trash(ownerId: string, uids: readonly string[], at: Date): Promise<readonly string[]>;
  /** Out of the trash, to stay until told otherwise; answers the uids that came back. */
  restore(ownerId: string, uids: readonly string[]): Promise<readonly string[]>;
  /** Living images that have expired, longest ago first, but for those that a comparison shows. */
  listExpired(
    now: Date,
    limit: number,
  ): Promise<readonly { readonly ownerId: string; readonly uid: string }[]>;
  /** Images in the trash: of this owner (oldest deletion first), or of everyone deleted before a moment. */
  listTrashed(
    of: { readonly ownerId: string } | { readonly before: Date },
    limit: number,
  ): Promise<readonly { readonly ownerId: string; readonly uid: string }[]>;
  /**
   * Bytes of originals and shared renditions of every version of this user's images, and of the documents and layer
   * pictures of the editor, those of deleted images included.
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
  /** Blocks a living image, whoever's, or takes its block away with null; answers it, null when there is none. */
  setBlock(uid: string, block: ImageBlock | null): Promise<Image | null>;
  /** Living images that are blocked, whoever's, the latest block first. */
  listBlocked(limit: number): Promise<readonly Image[]>;
  /**
   * Uids of all of an owner's images, deleted ones included, in order of uid, after `afterUid` (which may be
   * gone meanwhile); at most `limit`.
   */
  listAllUids(ownerId: string, afterUid: string | null, limit: number): Promise<readonly string[]>;
  /** Removes rows of the image, its versions and derivatives; answers the keys whose bytes are now nobody's. Null when not this owner's. */
  remove(ownerId: string, uid: string): Promise<readonly string[] | null>;
  /**
   * Removes rows of one version of a living image and its derivatives, and hands their bytes to the sweeper;
   * answers the keys. Null when there is none of this owner's. CONFLICT for the current version, and for one that
   * a comparison shows.
   */
  removeVersion(ownerId: string, uid: string, versionId: string): Promise<readonly string[] | null>;
  /** CONFLICT when the number is taken. */
  insertVersion(version: ImageVersion): Promise<void>;
  /** In order of number. */
  listVersions(uid: string): Promise<readonly ImageVersion[]>;
  findVersion(id: string): Promise<ImageVersion | null>;
  /** Those of living images among `ids`, in no order. */
  findVersions(ids: readonly string[]): Promise<readonly ImageVersion[]>;
  findVersionByDigest(uid: string, digest: string): Promise<ImageVersion | null>;
  setCurrentVersion(ownerId: string, uid: string, versionId: string, at: Date): Promise<boolean>;
}

export interface DerivativeRepository {
  find(versionId: string, spec: DerivativeSpec): Promise<StoredFile | null>;
  /** False when another process made the same one first, or the version is gone. */
  insert(derivative: Derivative): Promise<boolean>;
  /** Removes one and hands its bytes to the sweeper; answers their key, null when there is none. */
  remove(versionId: string, spec: DerivativeSpec): Promise<string | null>;
  /** Notes that the transforms stored under these keys were asked for; those that are gone are passed over. */
  recordUses(keys: readonly string[], at: Date): Promise<void>;
  /**
   * Removes transforms that nobody asked for since `unusedSince`, and of the rest the longest unused until no more than
   * `maxBytes` are left, at most `limit` of them; hands their bytes to the sweeper. Answers the image of each.
   */
  evictTransforms(room: TransformRoom, limit: number): Promise<readonly string[]>;
}

/** How much is kept of what can be made again at any time. */
export interface TransformRoom {
  readonly unusedSince: Date;
  /** Of all transforms together. */
  readonly maxBytes: number;
}

/**
 * Write-ahead notes of keys about to be stored. A note outlives a crash, so the sweeper finds bytes without
 * a row; settling it in the transaction that makes the row is what proves nobody swept them meanwhile.
 */
export interface BlobIntentRepository {
  /** Committed at once, on behalf of this process. */
  record(keys: readonly string[]): Promise<void>;
  /** STORAGE_UNAVAILABLE when one of them was swept. */
  settle(keys: readonly string[]): Promise<void>;
  /** Keys to delete whose bytes nobody owns: notes of dead processes, and of discarded ones. */
  listAbandoned(limit: number): Promise<readonly string[]>;
  /** Hands keys to the sweeper, dead process or not. */
  abandon(keys: readonly string[]): Promise<void>;
  /** Hands those of the keys to the sweeper that are not settled, and answers them: their bytes are nobody's. */
  abandonUnsettled(keys: readonly string[]): Promise<readonly string[]>;
  forget(keys: readonly string[]): Promise<void>;
}

/** Answers kept for repeated requests with one Idempotency-Key, for 24 hours. */
export interface IdempotencyRepository {
  /**
   * Waits for a concurrent request with the same key, then answers what it stored; null for the first,
   * which must `complete` in the same transaction. IDEMPOTENCY_CONFLICT when `requestHash` differs.
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

/** Repositories whose changes, events, jobs and signals take effect together or not at all. */
export interface Transaction extends Repositories {
  readonly jobs: JobEnqueuer;
  readonly signals: SignalPublisher;
  /** Keeps what happened and brings it to its consumers, at least once, after the commit. */
  record(event: NewDomainEvent): Promise<void>;
}

/**
 * Runs `work` in one database transaction. Serialization failures and lost connections before commit throw
 * DATABASE_UNAVAILABLE; errors of `work` roll back and are rethrown.
 */
export interface UnitOfWork {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}
