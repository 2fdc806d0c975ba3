import type { Repositories } from '@safelight/application/ports';
import type { Database } from '../data-source.ts';
import { guarded, translating, type Passage } from '../guarded.ts';
import { autocommitSession, type Session } from '../session.ts';
import { SqlAccountReader } from './accounts/account-reader.ts';
import { SqlAiEditJobRepository } from './edits/ai-edit-job.repository.ts';
import { SqlApiKeyRepository } from './accounts/api-key.repository.ts';
import { SqlBlobIntentRepository } from './images/blob-intent.repository.ts';
import { SqlComparisonRepository } from './images/comparison.repository.ts';
import { SqlContactMessageRepository } from './accounts/contact-message.repository.ts';
import { SqlCreditRepository, SqlMonthlyCreditsRepository } from './billing/credit.repository.ts';
import { SqlDataExportRepository } from './accounts/data-export.repository.ts';
import { SqlDerivativeRepository } from './images/derivative.repository.ts';
import { SqlDomainEventRepository } from './domain-event.repository.ts';
import { SqlEditorDocumentRepository } from './edits/editor-document.repository.ts';
import { SqlExternalIdentityRepository } from './accounts/external-identity.repository.ts';
import { SqlImageRepository } from './images/image.repository.ts';
import { SqlLayerPictureRepository } from './edits/layer-picture.repository.ts';
import { SqlMaintenanceRepository } from './maintenance.repository.ts';
import { SqlOneTimeTokenRepository } from './accounts/one-time-token.repository.ts';
import {
  SqlPaymentRecordRepository,
  SqlPurchaseRepository,
  SqlSubscriptionRepository,
} from './billing/billing.repository.ts';
import { SqlProjectRepository } from './projects/project.repository.ts';
import {
  SqlBandwidthRepository,
  SqlIdempotencyRepository,
  SqlRateCounterRepository,
} from './limits/usage.repositories.ts';
import { SqlRefreshTokenRepository, SqlSessionRepository } from './accounts/session.repository.ts';
import { SqlShareLinkRepository } from './projects/share-link.repository.ts';
import { SqlUserRepository } from './accounts/user.repository.ts';
import { SqlViewRepository } from './images/view.repository.ts';

/** Creates all repositories on one session. Each call goes through `pass`. */
export const buildRepositories = (on: {
  readonly database: Database;
  readonly session: Session;
  readonly pass: Passage;
}): Repositories => {
  const { database, session, pass } = on;
  const autocommit = autocommitSession(database);
  return {
    users: guarded(new SqlUserRepository(session), pass),
    oneTimeTokens: guarded(new SqlOneTimeTokenRepository(session), pass),
    refreshTokens: guarded(new SqlRefreshTokenRepository(session), pass),
    sessions: guarded(new SqlSessionRepository(session), pass),
    externalIdentities: guarded(new SqlExternalIdentityRepository(session), pass),
    dataExports: guarded(new SqlDataExportRepository(session), pass),
    contactMessages: guarded(new SqlContactMessageRepository(session), pass),
    accounts: guarded(new SqlAccountReader(session), pass),
    rateCounters: guarded(new SqlRateCounterRepository(session), pass),
    bandwidth: guarded(new SqlBandwidthRepository(session), pass),
    maintenance: guarded(new SqlMaintenanceRepository(session), pass),
    comparisons: guarded(new SqlComparisonRepository(session), pass),
    projects: guarded(new SqlProjectRepository(session), pass),
    shareLinks: guarded(new SqlShareLinkRepository(session), pass),
    views: guarded(new SqlViewRepository(session), pass),
    editorDocuments: guarded(new SqlEditorDocumentRepository(session), pass),
    layerPictures: guarded(new SqlLayerPictureRepository(session), pass),
    apiKeys: guarded(new SqlApiKeyRepository(session), pass),
    images: guarded(new SqlImageRepository(session), pass),
    derivatives: guarded(new SqlDerivativeRepository(session), pass),
    blobIntents: guarded(
      new SqlBlobIntentRepository({ session, autocommit, liveness: database.liveness }),
      pass,
    ),
    credits: guarded(new SqlCreditRepository(session), pass),
    purchases: guarded(new SqlPurchaseRepository(session), pass),
    subscriptions: guarded(new SqlSubscriptionRepository(session), pass),
    monthlyCredits: guarded(new SqlMonthlyCreditsRepository(session), pass),
    paymentRecords: guarded(new SqlPaymentRecordRepository(session), pass),
    aiEditJobs: guarded(new SqlAiEditJobRepository(session), pass),
    idempotency: guarded(new SqlIdempotencyRepository(session), pass),
    domainEvents: guarded(new SqlDomainEventRepository(session), pass),
  };
};

/** Creates repositories for use outside of transactions. Each call commits by itself. */
export const createRepositories = (database: Database): Repositories =>
  buildRepositories({ database, session: autocommitSession(database), pass: translating });
