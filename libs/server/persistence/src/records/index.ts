import { AiEditJobRecord } from './ai-edit-job.record.ts';
import { AiEditMaskRecord } from './ai-edit-mask.record.ts';
import { ApiKeyRecord } from './api-key.record.ts';
import { BandwidthUseRecord } from './bandwidth-use.record.ts';
import { BlobIntentRecord } from './blob-intent.record.ts';
import { ComparisonRecord } from './comparison.record.ts';
import { ContactMessageRecord } from './contact-message.record.ts';
import { CreditBalanceRecord } from './credit-balance.record.ts';
import { CreditLedgerRecord } from './credit-ledger.record.ts';
import { DataExportRecord } from './data-export.record.ts';
import { DerivativeRecord } from './derivative.record.ts';
import { DomainEventRecord } from './domain-event.record.ts';
import { EditorDocumentRecord, VersionDocumentRecord } from './editor-document.record.ts';
import { ExternalIdentityRecord } from './external-identity.record.ts';
import { IdempotencyKeyRecord } from './idempotency-key.record.ts';
import { ImageTagRecord } from './image-tag.record.ts';
import { ImageVersionRecord } from './image-version.record.ts';
import { ImageRecord } from './image.record.ts';
import { LayerPictureRecord } from './layer-picture.record.ts';
import { MonthlyCreditsRecord } from './monthly-credits.record.ts';
import { OneTimeTokenRecord } from './one-time-token.record.ts';
import { OwnerTagRecord } from './owner-tag.record.ts';
import { OwnerUsageRecord } from './owner-usage.record.ts';
import { PageViewRecord } from './page-view.record.ts';
import { PaymentCustomerRecord } from './payment-customer.record.ts';
import { PaymentEventRecord } from './payment-event.record.ts';
import { ProjectImageRecord, ProjectRecord, ProjectTagRecord, ShareLinkRecord } from './project.record.ts';
import { PurchaseRecord } from './purchase.record.ts';
import { RateCounterRecord } from './rate-counter.record.ts';
import { RefreshTokenRecord } from './refresh-token.record.ts';
import { SessionFamilyRecord } from './session-family.record.ts';
import { SubscriptionRecord } from './subscription.record.ts';
import { UserRecord } from './user.record.ts';

/** Every table of the application. */
export const RECORDS = [
  AiEditJobRecord,
  AiEditMaskRecord,
  ApiKeyRecord,
  BandwidthUseRecord,
  BlobIntentRecord,
  ComparisonRecord,
  ContactMessageRecord,
  CreditBalanceRecord,
  CreditLedgerRecord,
  DataExportRecord,
  DerivativeRecord,
  DomainEventRecord,
  EditorDocumentRecord,
  ExternalIdentityRecord,
  IdempotencyKeyRecord,
  ImageRecord,
  ImageTagRecord,
  ImageVersionRecord,
  LayerPictureRecord,
  MonthlyCreditsRecord,
  OneTimeTokenRecord,
  OwnerTagRecord,
  OwnerUsageRecord,
  PageViewRecord,
  PaymentCustomerRecord,
  PaymentEventRecord,
  ProjectImageRecord,
  ProjectRecord,
  ProjectTagRecord,
  PurchaseRecord,
  RateCounterRecord,
  RefreshTokenRecord,
  SessionFamilyRecord,
  ShareLinkRecord,
  SubscriptionRecord,
  UserRecord,
  VersionDocumentRecord,
];
