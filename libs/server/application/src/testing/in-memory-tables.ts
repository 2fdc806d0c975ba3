import {
  DomainError,
  type AiEditJob,
  type ApiKeyCredentials,
  type Comparison,
  type ContactMessage,
  type DataExport,
  type EditorDocument,
  type Derivative,
  type DomainEvent,
  type ExternalIdentity,
  type Image,
  type ImageVersion,
  type LayerPicture,
  type StoredSubscription,
  type LedgerEntry,
  type MonthlyCredits,
  type OneTimeToken,
  type Purchase,
  type RefreshToken,
  type StoredSession,
  type ShareLink,
  type UserCredentials,
  type VersionDocument,
} from '@safelight/domain';
import type { JobName, JobPayloads, NewProject } from '../ports/index.ts';

/** The position of an image in a project. Positions have gaps. */
export interface HeldImage {
  readonly uid: string;
  readonly position: number;
  readonly isCover: boolean;
}

export interface KeptProject extends NewProject {
  readonly deletedAt: Date | null;
  readonly images: readonly HeldImage[];
}

/** All data of the in-memory database. A rollback restores an earlier copy. */
export interface Tables {
  users: Map<string, UserCredentials>;
  oneTimeTokens: Map<string, OneTimeToken>;
  refreshTokens: Map<string, RefreshToken>;
  sessions: Map<string, StoredSession>;
  identities: ExternalIdentity[];
  dataExports: Map<string, DataExport>;
  contactMessages: ContactMessage[];
  apiKeys: Map<string, ApiKeyCredentials>;
  images: Map<string, Image>;
  versions: Map<string, ImageVersion>;
  /** The highest number of a deleted version, by the uid of its image. */
  highestDeletedVersions: Map<string, number>;
  derivatives: Map<string, Derivative & { readonly usedAt: Date }>;
  comparisons: Map<string, Comparison>;
  /** The deleted comparisons that can be restored. */
  deletedComparisons: Map<string, { readonly comparison: Comparison; readonly deletedAt: Date }>;
  projects: Map<string, KeptProject>;
  shareLinks: Map<string, ShareLink>;
  documents: Map<string, EditorDocument>;
  versionDocuments: Map<string, VersionDocument>;
  layerPictures: Map<string, LayerPicture>;
  /** The time when each visitor of a page was last counted. */
  visits: Map<string, Date>;
  /** Delivered bytes, by `deliveryKey`. */
  delivered: Map<string, number>;
  intents: Map<string, { abandoned: boolean }>;
  ledger: LedgerEntry[];
  purchases: Map<string, Purchase>;
  subscriptions: Map<string, StoredSubscription>;
  /** The monthly credits by user id. */
  monthlyCredits: Map<string, MonthlyCredits>;
  /** The customer ids at the payment service, by user id. */
  customers: Map<string, string>;
  paymentEvents: Set<string>;
  jobs: Map<string, AiEditJob & { isDispatched: boolean; turn: number; claimedAtMs: number }>;
  masks: Map<string, Uint8Array>;
  idempotency: Map<string, { requestHash: string; resultId: string | null }>;
  events: Map<string, { readonly event: DomainEvent; readonly takenBy: readonly string[] }>;
  queue: { name: JobName; payload: JobPayloads[JobName]; priority: number }[];
}

export const emptyTables = (): Tables => ({
  users: new Map(),
  oneTimeTokens: new Map(),
  refreshTokens: new Map(),
  sessions: new Map(),
  identities: [],
  dataExports: new Map(),
  contactMessages: [],
  apiKeys: new Map(),
  images: new Map(),
  versions: new Map(),
  highestDeletedVersions: new Map(),
  derivatives: new Map(),
  comparisons: new Map(),
  deletedComparisons: new Map(),
  projects: new Map(),
  shareLinks: new Map(),
  documents: new Map(),
  versionDocuments: new Map(),
  layerPictures: new Map(),
  visits: new Map(),
  delivered: new Map(),
  intents: new Map(),
  ledger: [],
  purchases: new Map(),
  subscriptions: new Map(),
  monthlyCredits: new Map(),
  customers: new Map(),
  paymentEvents: new Set(),
  jobs: new Map(),
  masks: new Map(),
  idempotency: new Map(),
  events: new Map(),
  queue: [],
});

/** Returns the current tables, which a failed transaction replaces. */
export type Read = () => Tables;

/** True for an account that is suspended or about to be deleted. Its content is hidden. */
export const isHiddenOwner = ({ users }: Tables, ownerId: string): boolean => {
  const user = users.get(ownerId)?.user;
  return user !== undefined && (user.deletionRequestedAt !== null || user.suspension !== null);
};

/** The key of an owner's deliveries in one month. */
export const deliveryKey = (ownerId: string, month: Date): string => `${ownerId} ${month.toISOString()}`;

export const conflict = (): DomainError => new DomainError('CONFLICT', 'Already there.');
