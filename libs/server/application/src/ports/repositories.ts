import type { NewDomainEvent } from '@safelight/domain';
import type {
  AccountReader,
  ApiKeyRepository,
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
import type { BlobIntentRepository, DerivativeRepository, ImageRepository } from './image-repositories.ts';
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

/** Results of requests with an Idempotency-Key, which are stored for 24 hours. */
export interface IdempotencyRepository {
  /**
   * Waits for a concurrent request with the same key, and returns its stored result. Returns null for the first
   * request, which must call `complete` in the same transaction. Throws IDEMPOTENCY_CONFLICT if `requestHash`
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

/** Repositories inside of a transaction. Jobs and signals take effect when the transaction commits. */
export interface TransactionSteps extends Repositories {
  readonly jobs: JobEnqueuer;
  readonly signals: SignalPublisher;
}

/** A transaction that can also record events. */
export interface Transaction extends TransactionSteps {
  /** Records an event. It is delivered to its consumers at least once after the commit. */
  record(event: NewDomainEvent): Promise<void>;
}

/** Creates the `record` function of a transaction, for any kind of database. */
export type EventRecorder = (steps: TransactionSteps) => Transaction['record'];

/**
 * Runs `work` in one database transaction. Errors of `work` roll it back and are rethrown. Throws
 * DATABASE_UNAVAILABLE after a serialization failure, or if the connection is lost before the commit.
 */
export interface UnitOfWork {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}
