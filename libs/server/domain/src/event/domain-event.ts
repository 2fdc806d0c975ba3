import type { AiEditState } from '../ai-edit-job/ai-edit-job.ts';
import type { LedgerKind } from '../credit-ledger/credit-ledger.ts';
import type { VersionOrigin } from '../image/image.ts';

/**
 * All events and their payloads. A payload contains ids and values that never change. Consumers read
 * everything else when the event is delivered.
 */
export interface EventPayloads {
  /** An image was created with its first version. */
  readonly 'image.created': { readonly imageUid: string; readonly versionId: string };
  /** An image has a new version, which may or may not be the current one. */
  readonly 'version.added': {
    readonly imageUid: string;
    readonly versionId: string;
    readonly origin: VersionOrigin['kind'];
  };
  /** An AI edit succeeded, failed or was cancelled. */
  readonly 'edit.finished': {
    readonly jobId: string;
    readonly imageUid: string;
    readonly state: Extract<AiEditState, 'succeeded' | 'failed' | 'cancelled'>;
    /** The version that the edit made; null unless it succeeded. */
    readonly resultVersionId: string | null;
  };
  /** The owner took back an edit that succeeded. Its result was deleted, and its credit given back. */
  readonly 'edit.taken_back': {
    readonly jobId: string;
    readonly imageUid: string;
    /** The version that was deleted. */
    readonly versionId: string;
  };
  /** The ledger has a new entry. `amount` is 0 when a reserved credit is spent. */
  readonly 'credits.moved': {
    readonly kind: LedgerKind;
    readonly amount: number;
    readonly jobId: string | null;
    readonly externalReference: string | null;
  };
  /** Two pictures were published as a comparison; both may be versions of one image. */
  readonly 'comparison.published': {
    readonly comparisonUid: string;
    readonly originalImageUid: string;
    readonly editedImageUid: string;
  };
  /** A person registered. The address may not be verified yet. */
  readonly 'account.created': { readonly by: 'password' | 'google' };
  /** A person requested the deletion of their account, which follows after 30 days. */
  readonly 'account.deletion_requested': Record<string, never>;
  /** A person signed in within these 30 days, which cancelled the deletion. */
  readonly 'account.restored': Record<string, never>;
  /** An operator suspended an account, which hides its pictures. */
  readonly 'account.suspended': { readonly reason: string };
  readonly 'account.reopened': Record<string, never>;
}

export type EventType = keyof EventPayloads;

/** An event to record in the same transaction as the changes. */
export type NewDomainEvent = {
  readonly [T in EventType]: {
    readonly type: T;
    /** The user to whom the event belongs. The event is deleted with their account. */
    readonly userId: string;
    readonly payload: EventPayloads[T];
  };
}[EventType];

export type DomainEvent<T extends EventType = EventType> = Extract<NewDomainEvent, { readonly type: T }> & {
  readonly id: string;
  readonly occurredAt: Date;
  /** When the last consumer finished; null before that. */
  readonly deliveredAt: Date | null;
};

export const EVENT_RETENTION_DAYS = 30;
