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
  type KeptSubscription,
  type LedgerEntry,
  type MonthlyCredits,
  type OneTimeToken,
  type Purchase,
  type RefreshToken,
  type SessionFamily,
  type ShareLink,
  type UserCredentials,
  type VersionDocument,
} from '@safelight/domain';
import type { JobName, JobPayloads, NewProject } from '../ports/index.ts';

/** An image's place in a project, by a number that leaves room between any two. */
export interface HeldImage {
  readonly uid: string;
  readonly position: number;
  readonly isCover: boolean;
}

export interface KeptProject extends NewProject {
  readonly deletedAt: Date | null;
  readonly images: readonly HeldImage[];
}

/** Everything the in-memory database holds; a transaction works on it and restores it when it fails. */
export interface Tables {
  users: Map<string, UserCredentials>;
  oneTimeTokens: Map<string, OneTimeToken>;
  refreshTokens: Map<string, RefreshToken>;
  sessions: Map<string, SessionFamily & { endedAt: Date | null }>;
  identities: ExternalIdentity[];
  dataExports: Map<string, DataExport>;
  contactMessages: ContactMessage[];
  apiKeys: Map<string, ApiKeyCredentials>;
  images: Map<string, Image>;
  versions: Map<string, ImageVersion>;
  derivatives: Map<string, Derivative & { readonly usedAt: Date }>;
  comparisons: Map<string, Comparison>;
  projects: Map<string, KeptProject>;
  shareLinks: Map<string, ShareLink>;
  documents: Map<string, EditorDocument>;
  versionDocuments: Map<string, VersionDocument>;
  layerPictures: Map<string, LayerPicture>;
  /** When a visitor of a page was last counted. */
  visits: Map<string, Date>;
  /** Bytes delivered, by `deliveryKey`. */
  delivered: Map<string, number>;
  intents: Map<string, { abandoned: boolean }>;
  ledger: LedgerEntry[];
  purchases: Map<string, Purchase>;
  subscriptions: Map<string, KeptSubscription>;
  /** By user id. */
  monthlyCredits: Map<string, MonthlyCredits>;
  /** Ids of customers by user id. */
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
  derivatives: new Map(),
  comparisons: new Map(),
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

/** The tables as they are now: a transaction that fails puts others in their place. */
export type Read = () => Tables;

/** True for someone who asked to be deleted or is suspended: nothing of theirs is shown. */
export const isHiddenOwner = ({ users }: Tables, ownerId: string): boolean => {
  const user = users.get(ownerId)?.user;
  return user !== undefined && (user.deletionRequestedAt !== null || user.suspension !== null);
};

/** An owner and the first moment of a month. */
export const deliveryKey = (ownerId: string, month: Date): string => `${ownerId} ${month.toISOString()}`;

export const conflict = (): DomainError => new DomainError('CONFLICT', 'Already there.');
