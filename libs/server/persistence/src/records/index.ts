import { AiEditJobRecord, AiEditMaskRecord } from './ai-edit.records.ts';
import { ApiKeyRecord } from './api-key.record.ts';
import {
  BandwidthUseRecord,
  IdempotencyKeyRecord,
  OwnerUsageRecord,
  PageViewRecord,
  RateCounterRecord,
} from './usage.records.ts';
import { BlobIntentRecord, DerivativeRecord } from './file.records.ts';
import { ComparisonRecord } from './comparison.record.ts';
import { ContactMessageRecord } from './contact-message.record.ts';
import { CreditBalanceRecord, CreditLedgerRecord, MonthlyCreditsRecord } from './credit.records.ts';
import { DataExportRecord } from './data-export.record.ts';
import { DomainEventRecord } from './domain-event.record.ts';
import {
  EditorDocumentRecord,
  LayerPictureRecord,
  VersionDocumentRecord,
} from './editor-document.records.ts';
import {
  ExternalIdentityRecord,
  OneTimeTokenRecord,
  RefreshTokenRecord,
  SessionFamilyRecord,
} from './session.records.ts';
import { ImageTagRecord, OwnerTagRecord } from './tag.records.ts';
import { ImageVersionRecord } from './image-version.record.ts';
import { ImageRecord } from './image.record.ts';
import {
  PaymentCustomerRecord,
  PaymentEventRecord,
  PurchaseRecord,
  SubscriptionRecord,
} from './billing.records.ts';
import { ProjectImageRecord, ProjectRecord, ProjectTagRecord, ShareLinkRecord } from './project.record.ts';
import { UserRecord } from './user.record.ts';

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
